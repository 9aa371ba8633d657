import type { ExamBulkWarning } from '@matraz/formats/bulk/exam-text';
import { KeyedQuestion } from '../../keyed-question.tsx';
import { KindBadge } from '../../kind-badge.tsx';
import type { QuestionBody } from './question-draft.ts';
import { SyllabusText } from './syllabus-text.tsx';

interface Props {
  /** Number of the question, from 1. */
  place: number;
  question: QuestionBody;
}

interface CardProps extends Props {
  /** Warnings of the bulk text about this question. */
  warnings?: readonly ExamBulkWarning[];
}

/** A question as students see it in the review. */
export const QuestionCard = ({ place, question, warnings = [] }: CardProps) => (
  <article className="min-w-0 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
    <div className="flex flex-wrap items-center gap-3">
      <h4 className="font-bold text-ink-soft">Pregunta {place}</h4>
      <KindBadge isPilot={question.isPilot} />
      <SyllabusText {...question} />
    </div>
    {warnings.length > 0 && (
      <ul className="mt-3 rounded-2xl bg-gold-soft px-4 py-2.5 font-semibold text-sm leading-snug">
        {warnings.map(({ text }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a block may be ignored for the same words
          <li key={line} className="py-0.5 first-letter:uppercase [overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
    )}
    <KeyedQuestion question={question} />
  </article>
);

export const QuestionPreview = ({ place, question }: Props) => {
  const isEmpty = question.question === '' && question.options.length === 0;
  return (
    <section aria-label="Vista previa" className="min-w-0">
      <h3 className="mb-2 font-bold leading-snug">Vista previa</h3>
      <div className="lg:sticky lg:top-0">
        {isEmpty ? (
          <p className="rounded-card border-2 border-line border-dashed p-6 text-center text-ink-soft">
            Aquí verás la pregunta como la verá el estudiante.
          </p>
        ) : (
          <QuestionCard place={place} question={question} />
        )}
      </div>
    </section>
  );
};
