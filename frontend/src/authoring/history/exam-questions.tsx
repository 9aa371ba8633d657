import type { ContentAtVersion } from '@matraz/contracts/history-http';
import { amount, questionsInWords } from '../../shared/study/words.ts';
import { Pager, usePages } from '../ui/pager.tsx';
import { FieldRows } from './field-rows.tsx';
import { fieldPairs, fieldsOf, type Names } from './fields.ts';

const PAGE_SIZE = 10;

type ExamContent = Extract<ContentAtVersion, { kind: 'exam' }>['content'];
type Question = ExamContent['questions'][number];

interface ChangedQuestion {
  id: string;
  /** For example 'Pregunta 3, eliminada'. */
  title: string;
  before: Question | undefined;
  after: Question | undefined;
}

const changedQuestions = (before: ExamContent, after: ExamContent, names: Names) => {
  const placesBefore = new Map(before.questions.map(({ id }, index) => [id, index]));
  const placesAfter = new Map(after.questions.map(({ id }, index) => [id, index]));
  const changed: ChangedQuestion[] = [];
  let moved = 0;
  for (const [index, question] of after.questions.entries()) {
    const placeBefore = placesBefore.get(question.id);
    const old = placeBefore === undefined ? undefined : before.questions[placeBefore];
    if (old === undefined) {
      changed.push({ id: question.id, title: `Pregunta ${index + 1}, agregada`, before: undefined, after: question });
      continue;
    }
    if (placeBefore !== index) moved += 1;
    const isChanged = pairsOf(old, question, names).some((pair) => pair.isChanged);
    if (isChanged) changed.push({ id: question.id, title: `Pregunta ${index + 1}`, before: old, after: question });
  }
  for (const [index, question] of before.questions.entries()) {
    if (placesAfter.has(question.id)) continue;
    changed.push({ id: question.id, title: `Pregunta ${index + 1}, eliminada`, before: question, after: undefined });
  }
  return { changed, moved };
};

const questionFields = (question: Question | undefined, names: Names) =>
  question === undefined ? [] : fieldsOf({ kind: 'exam-question', content: question }, names);

const pairsOf = (before: Question | undefined, after: Question | undefined, names: Names) =>
  fieldPairs(questionFields(before, names), questionFields(after, names));

/** The questions that differ between two versions of an exam. */
export const ExamQuestions = ({ before, after, names }: { before: ExamContent; after: ExamContent; names: Names }) => {
  const { changed, moved } = changedQuestions(before, after, names);
  const pages = usePages(changed, PAGE_SIZE);
  const summary = [
    changed.length === 0
      ? 'Son las mismas en las dos versiones.'
      : `${amount(changed.length, 'pregunta es distinta', 'preguntas son distintas')}.`,
    moved > 0 && `${questionsInWords(moved)} en otro lugar.`,
  ];
  return (
    <section aria-label="Preguntas" className="mt-6 border-line border-t pt-5">
      <h3 className="font-extrabold text-lg">Preguntas</h3>
      <p className="mt-1 text-ink-soft">{summary.filter(Boolean).join(' ')}</p>
      {pages.shown.map(({ id, title, before: old, after: now }) => (
        <section key={id} aria-label={title} className="mt-5 rounded-card bg-sunken p-4">
          <h4 className="mb-3 font-bold">{title}</h4>
          <FieldRows as="h4" pairs={pairsOf(old, now, names)} />
        </section>
      ))}
      <Pager label="Páginas de preguntas" pages={pages} />
    </section>
  );
};
