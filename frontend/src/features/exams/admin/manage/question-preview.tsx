import { useDeferredValue } from 'react';
import { KindBadge } from '../../attempt/kind-badge.tsx';
import { KeyedQuestion } from '../../keyed-question.tsx';
import type { QuestionBody } from './draft.ts';

interface Props {
  /** From 1. */
  place: number;
  question: QuestionBody;
}

/** A question as a student will find it in the review. */
export const QuestionCard = ({ place, question }: Props) => (
  <article className="min-w-0 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
    <div className="flex flex-wrap items-center gap-3">
      <h4 className="font-bold text-ink-soft">Pregunta {place}</h4>
      <KindBadge isPilot={question.isPilot} />
    </div>
    <KeyedQuestion question={question} />
  </article>
);

/** Follows what is typed. */
export const QuestionPreview = ({ place, question }: Props) => {
  const shown = useDeferredValue(question);
  const isEmpty = shown.question === '' && shown.options.length === 0;
  return (
    <section aria-label="Vista previa" className="min-w-0">
      <h3 className="mb-2 font-bold leading-snug">Vista previa</h3>
      <div className="lg:sticky lg:top-0">
        {isEmpty ? (
          <p className="rounded-card border-2 border-line border-dashed p-6 text-center text-ink-soft">
            Aquí verás la pregunta como la verá el estudiante.
          </p>
        ) : (
          <QuestionCard place={place} question={shown} />
        )}
      </div>
    </section>
  );
};
