import type { CompletedAttempt, Rescoring } from '@matraz/contracts/exams/attempt-http';
import { Scale } from 'lucide-react';
import { dayAndTime, scoreInWords } from '../words.ts';

/** 'la pregunta 3', 'las preguntas 3 y 7'. */
const placesInWords = ({ exam }: CompletedAttempt, ids: string[]) => {
  const places = ids
    .map((id) => exam.questions.findIndex((question) => question.id === id) + 1)
    .filter((place) => place > 0)
    .sort((a, b) => a - b);
  const list = new Intl.ListFormat('es-CL').format(places.map(String));
  return places.length === 1 ? `la pregunta ${list}` : `las preguntas ${list}`;
};

/** A voided question can leave the score as it was: it was a pilot, or the score table gives both results the same points. */
const isSame = ({ previousScore, paesScore }: Rescoring) => previousScore === paesScore;

const titleOf = (rescorings: Rescoring[]) => {
  if (!rescorings.every(isSame)) return 'Tu puntaje fue recalculado';
  return new Set(rescorings.flatMap(({ questionIds }) => questionIds)).size === 1
    ? 'Se anuló una pregunta'
    : 'Se anularon preguntas';
};

const Change = ({ attempt, change }: { attempt: CompletedAttempt; change: Rescoring }) => (
  <li className="mt-2">
    {isSame(change) ? (
      <p className="font-extrabold">Tu puntaje sigue igual: {scoreInWords(change.paesScore)} puntos.</p>
    ) : (
      <p className="flex flex-wrap items-baseline gap-x-2 font-extrabold text-xl tabular-nums">
        <span className="sr-only">Antes </span>
        <s className="font-bold text-ink-soft">{scoreInWords(change.previousScore)}</s>
        <span aria-hidden="true">→</span>
        <span className="sr-only">ahora </span>
        {scoreInWords(change.paesScore)} puntos
      </p>
    )}
    <p className="leading-snug">
      Se {change.questionIds.length === 1 ? 'anuló' : 'anularon'} {placesInWords(attempt, change.questionIds)}: no{' '}
      {change.questionIds.length === 1 ? 'cuenta' : 'cuentan'} para nadie, ni a favor ni en contra.{' '}
      <span className="text-ink-soft">{dayAndTime(change.at)}</span>
    </p>
  </li>
);

/** Questions voided after the attempt, with the score before and after. */
export const RescoredNotice = ({ attempt }: { attempt: CompletedAttempt }) => {
  if (attempt.rescorings.length === 0) return null;
  return (
    <section className="mt-5 flex gap-4 rounded-card bg-gold-soft p-5 sm:p-6">
      <Scale className="size-8 shrink-0 text-gold" aria-hidden="true" />
      <div>
        <h2 className="font-extrabold text-lg">{titleOf(attempt.rescorings)}</h2>
        <ul>
          {attempt.rescorings.map((change) => (
            <Change key={change.at} attempt={attempt} change={change} />
          ))}
        </ul>
      </div>
    </section>
  );
};
