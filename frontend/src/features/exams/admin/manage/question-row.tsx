import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { Pencil, Scale, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { HistoryAction } from '../../../../authoring/history/history-action.tsx';
import { PreviewLink } from '../../../../authoring/list/preview-link.tsx';
import { RowAction } from '../../../../authoring/list/row-action.tsx';
import { SortableRow } from '../../../../authoring/order/sortable-row.tsx';
import { useExcerpt } from '../../../../authoring/text/use-excerpt.ts';
import { correctionText } from '../../../../shared/study/question-key.ts';
import { letterOf } from '../../../../shared/study/words.ts';
import { cx } from '../../../../shared/ui/cx.ts';
import { KindBadge } from '../../kind-badge.tsx';
import { SyllabusText } from './syllabus-text.tsx';

/** Two lines of a row hold at most this many characters. */
const EXCERPT_LENGTH = 180;

export interface RowActions {
  onEdit: (question: ExamQuestion) => void;
  onCorrect: (question: ExamQuestion) => void;
  onDelete: (question: ExamQuestion) => void;
}

interface Props extends RowActions {
  question: ExamQuestion;
  /** Number of the question, from 1. */
  place: number;
  total: number;
  /** Its edit button gets the focus. */
  isLastEdited: boolean;
  onMove: (step: 1 | -1) => void;
}

export const QuestionRow = ({ question, place, total, isLastEdited, onMove, onEdit, onCorrect, onDelete }: Props) => {
  const { id, isPilot, isVoided, correctAnswer } = question;
  const correction = correctionText(question);
  const keyIsCorrected = correction !== null && !isVoided;
  const excerpt = useExcerpt(question.question, EXCERPT_LENGTH);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLastEdited) edit.current?.focus();
  }, [isLastEdited]);
  const actions = (
    <>
      <HistoryAction as="row" subject={{ kind: 'exam-question', id, name: `Pregunta ${place}` }} />
      <PreviewLink as="row" name={`Pregunta ${place}`} path={`/exams/${question.examId}/question/${place}`} />
      <RowAction ref={edit} Icon={Pencil} label={`Editar pregunta ${place}`} onClick={() => onEdit(question)} />
      <RowAction Icon={Scale} label={`Corregir pregunta ${place}`} onClick={() => onCorrect(question)} />
      <RowAction Icon={Trash2} label={`Eliminar pregunta ${place}`} onClick={() => onDelete(question)} isDestructive />
    </>
  );
  return (
    <SortableRow id={id} noun="pregunta" place={place} total={total} onMove={onMove} actions={actions}>
      <p className={cx('line-clamp-2 leading-snug [overflow-wrap:anywhere]', isVoided && 'text-ink-soft line-through')}>
        {excerpt}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
        {keyIsCorrected ? (
          <span className="rounded-full bg-sunken px-2.5 py-0.5 font-bold text-ink-soft">
            Clave original {letterOf(correctAnswer)}
          </span>
        ) : (
          <span className="rounded-full bg-good-soft px-2.5 py-0.5 font-bold text-good">
            Clave {letterOf(correctAnswer)}
          </span>
        )}
        {isPilot && <KindBadge isPilot />}
        <SyllabusText {...question} />
        {correction && (
          <span
            className={cx(
              'rounded-full px-2.5 py-0.5 font-bold',
              isVoided ? 'bg-bad-soft text-bad' : 'bg-gold-soft text-gold',
            )}
          >
            {correction}
          </span>
        )}
      </p>
    </SortableRow>
  );
};
