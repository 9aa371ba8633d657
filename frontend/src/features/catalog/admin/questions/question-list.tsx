import { skillNames } from '@matraz/contracts/syllabus';
import { Pencil, SearchX, Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { HistoryAction } from '../../../../authoring/history/history-action.tsx';
import { PreviewLink } from '../../../../authoring/list/preview-link.tsx';
import { RowAction } from '../../../../authoring/list/row-action.tsx';
import { searchText } from '../../../../authoring/text/search-text.ts';
import { useExcerpt } from '../../../../authoring/text/use-excerpt.ts';
import { Pager, usePages } from '../../../../authoring/ui/pager.tsx';
import { SearchField } from '../../../../authoring/ui/search-field.tsx';
import { call } from '../../../../shared/net/api.ts';
import { letterOf, questionsInWords } from '../../../../shared/study/words.ts';
import { Notice } from '../../../../shared/ui/notice.tsx';
import type { Question } from '../queries.ts';
import { useContentMutation } from '../use-content-mutation.ts';

const PAGE_SIZE = 20;
const EXCERPT_LENGTH = 180;

interface RowProps {
  question: Question;
  /** From 1. */
  place: number;
  onEdit: () => void;
  onDelete: () => void;
}

const QuestionRow = ({ question, place, onEdit, onDelete }: RowProps) => {
  const excerpt = useExcerpt(question.question, EXCERPT_LENGTH);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl bg-surface p-2 pl-3 ring-1 ring-line sm:flex-nowrap">
      <span className="w-10 shrink-0 text-center font-extrabold text-lg tabular-nums">{place}</span>
      <div className="min-w-0 flex-1 py-1">
        <p className="line-clamp-2 leading-snug [overflow-wrap:anywhere]">{excerpt}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
          <span className="rounded-full bg-good-soft px-2.5 py-0.5 font-bold text-good">
            Clave {letterOf(question.correctAnswer)}
          </span>
          <span className="rounded-full bg-gold-soft px-2.5 py-0.5 font-bold text-gold">{question.xpReward} XP</span>
          <span className="text-ink-soft">{question.options.length} alternativas</span>
          {question.number !== place && (
            <span className="text-ink-soft">{`En lecciones: [pregunta ${question.number}]`}</span>
          )}
          {question.skill && <span className="text-ink-soft">{skillNames[question.skill]}</span>}
        </p>
      </div>
      <div className="flex w-full shrink-0 justify-end sm:w-auto">
        <HistoryAction as="row" subject={{ kind: 'question', id: question.id, name: `Pregunta ${place}` }} />
        <PreviewLink
          as="row"
          name={`Pregunta ${place}`}
          path={`/topic/${question.topicId}?seccion=practica&pregunta=${place}&plan=premium`}
        />
        <RowAction Icon={Pencil} label={`Editar pregunta ${place}`} onClick={onEdit} />
        <RowAction Icon={Trash2} label={`Eliminar pregunta ${place}`} onClick={onDelete} isDestructive />
      </div>
    </li>
  );
};

/** HTML without its tags, for searching. */
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');

interface Props {
  questions: Question[];
  onEdit: (question: Question) => void;
}

export const QuestionList = ({ questions, onEdit }: Props) => {
  const [typed, setTyped] = useState('');
  // The field shows each letter at once, the list follows.
  const query = useDeferredValue(typed);
  const found = useMemo(() => {
    const isFound = searchText(query);
    return questions
      .map((question, index) => ({ question, place: index + 1 }))
      .filter(
        ({ question }) => query.trim() === '' || isFound(plain([question.question, ...question.options].join(' '))),
      );
  }, [questions, query]);
  const pages = usePages(found, PAGE_SIZE, query);
  const remove = useContentMutation({
    send: (id: string, idempotencyKey) => call('deleteQuestion', { params: { id }, idempotencyKey }),
    successTitle: 'Pregunta eliminada exitosamente',
    failureTitle: 'Error al eliminar pregunta',
  });
  return (
    <>
      <SearchField label="Buscar preguntas" value={typed} onChange={setTyped} />
      <p role="status" className="mt-3 mb-3 text-ink-soft">
        {questionsInWords(found.length)}
      </p>
      {found.length === 0 && (
        <Notice as="h3" icon={<SearchX />} title="Ninguna pregunta coincide">
          <p>Prueba con otra palabra.</p>
        </Notice>
      )}
      <ol aria-label="Preguntas del tema" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {pages.shown.map(({ question, place }) => (
          <QuestionRow
            key={question.id}
            question={question}
            place={place}
            onEdit={() => onEdit(question)}
            onDelete={() => remove.mutate(question.id)}
          />
        ))}
      </ol>
      <Pager label="Páginas de preguntas" pages={pages} />
    </>
  );
};
