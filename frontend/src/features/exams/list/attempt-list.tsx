import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../shared/ui/button.tsx';
import { scoreLevel } from '../score-level.ts';
import { durationText } from '../time.ts';
import { dayAndTime, scoreInWords } from '../words.ts';

type Completed = Extract<ExamAttemptItem, { isCompleted: true }>;
type Scored = Exclude<Completed, { isWithheld: true }>;

/** How far it went, without anything that a withheld result does not show. */
const withheldText = ({ finishedAt }: Completed) =>
  `Entregado · ${dayAndTime(finishedAt)} · los resultados se muestran después`;

const scoredText = (attempt: Scored) =>
  `${scoreLevel(attempt.paesScore).title} · ${attempt.correct} de ${attempt.scored} correctas · en ${durationText(attempt.timeElapsed)} · ${dayAndTime(attempt.finishedAt)}`;

const Item = ({ attempt }: { attempt: Completed }) => (
  <Link
    href={`/exam-results/${attempt.id}`}
    className="flex items-center gap-3 rounded-2xl bg-surface p-4 shadow-card ring-1 ring-line transition hover:ring-brand sm:gap-4 sm:px-6"
  >
    <span className="w-17 shrink-0 whitespace-nowrap text-center sm:w-22">
      <span className="block font-extrabold text-2xl text-brand tabular-nums leading-none sm:text-3xl">
        {attempt.isWithheld ? '—' : scoreInWords(attempt.paesScore)}
      </span>
      <span className="font-semibold text-ink-soft text-sm">puntos</span>
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-bold leading-snug">{attempt.examTitle}</span>
      <span className="block text-ink-soft text-sm leading-snug">
        {attempt.isWithheld ? withheldText(attempt) : scoredText(attempt)}
      </span>
    </span>
    <ChevronRight className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
  </Link>
);

/** How many results are shown before the student asks for all. */
const NEWEST = 5;

/** The student's results, newest first. */
export const AttemptList = ({ attempts }: { attempts: ExamAttemptItem[] }) => {
  const [isExpanded, setExpanded] = useState(false);
  const completed = attempts.filter((attempt) => attempt.isCompleted);
  if (completed.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="font-extrabold text-2xl">Tus resultados</h2>
      <ul className="mt-4 grid gap-3">
        {(isExpanded ? completed : completed.slice(0, NEWEST)).map((attempt) => (
          <li key={attempt.id}>
            <Item attempt={attempt} />
          </li>
        ))}
      </ul>
      {completed.length > NEWEST && (
        <Button
          look="quiet"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="mt-4 w-full sm:w-auto"
        >
          {isExpanded ? 'Ver menos' : `Ver todos (${completed.length})`}
        </Button>
      )}
    </section>
  );
};
