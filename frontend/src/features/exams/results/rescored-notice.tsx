import type { CompletedAttempt, Rescoring } from '@matraz/contracts/exams/attempt-http';
import { Scale } from 'lucide-react';
import { dayAndTime, scoreInWords } from '../words.ts';

type Changed = Rescoring['questions'];
type Group = 'voided' | 'corrected' | 'everyone' | 'own-key';

const groupOf = ({ outcome }: Changed[number]): Group => (outcome === 'accepted' ? 'corrected' : outcome);

/** The sentence for one question, and for several. */
const texts: Record<Group, { one: (place: string) => string; many: (places: string) => string }> = {
  voided: {
    one: (place) => `Se anuló la pregunta ${place}: no cuenta para nadie, ni a favor ni en contra.`,
    many: (places) => `Se anularon las preguntas ${places}: no cuentan para nadie, ni a favor ni en contra.`,
  },
  corrected: {
    one: (place) => `Se corrigió la clave de la pregunta ${place}.`,
    many: (places) => `Se corrigió la clave de las preguntas ${places}.`,
  },
  everyone: {
    one: (place) => `Se dio el punto de la pregunta ${place} a todos.`,
    many: (places) => `Se dio el punto de las preguntas ${places} a todos.`,
  },
  'own-key': {
    one: (place) => `La pregunta ${place} vuelve a contar con su clave original.`,
    many: (places) => `Las preguntas ${places} vuelven a contar con su clave original.`,
  },
};

const textOf = ({ exam }: CompletedAttempt, group: Group, questions: Changed) => {
  const places = questions
    .map(({ id }) => exam.questions.findIndex((question) => question.id === id) + 1)
    .sort((a, b) => a - b)
    .map(String);
  const { one, many } = texts[group];
  return places.length === 1 ? one(places.join()) : many(new Intl.ListFormat('es-CL').format(places));
};

/** A correction may leave the score as it was, for example in a pilot question. */
const isSame = ({ previousScore, paesScore }: Rescoring) => previousScore === paesScore;

const titleOf = (rescorings: Rescoring[]) => {
  if (!rescorings.every(isSame)) return 'Tu puntaje fue recalculado';
  const isOne = new Set(rescorings.flatMap(({ questionIds }) => questionIds)).size === 1;
  const verb = rescorings.every(({ reason }) => reason === 'question-voided') ? 'anul' : 'corrigi';
  return `Se ${verb}${isOne ? 'ó una pregunta' : verb === 'anul' ? 'aron preguntas' : 'eron preguntas'}`;
};

/** The questions of a change that have the same outcome, with each reason once. */
const Outcome = ({ attempt, group, questions }: { attempt: CompletedAttempt; group: Group; questions: Changed }) => {
  const reasons = new Set(questions.map(({ reason }) => reason).filter((reason) => reason !== ''));
  return (
    <>
      <p className="leading-snug">{textOf(attempt, group, questions)}</p>
      {[...reasons].map((reason) => (
        <blockquote
          key={reason}
          className="mt-1 border-gold border-l-4 pl-3 leading-snug [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {reason}
        </blockquote>
      ))}
    </>
  );
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
    {(Object.keys(texts) as Group[]).map((group) => {
      const questions = change.questions.filter((question) => groupOf(question) === group);
      return questions.length > 0 && <Outcome key={group} attempt={attempt} group={group} questions={questions} />;
    })}
    <p className="text-ink-soft leading-snug">{dayAndTime(change.at)}</p>
  </li>
);

/** Questions voided or corrected after the attempt, with the score before and after. */
export const RescoredNotice = ({ attempt }: { attempt: CompletedAttempt }) => {
  if (attempt.rescorings.length === 0) return null;
  return (
    <section className="mt-5 flex gap-4 rounded-card bg-gold-soft p-5 sm:p-6">
      <Scale className="size-8 shrink-0 text-gold" aria-hidden="true" />
      <div className="min-w-0">
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
