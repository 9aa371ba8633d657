import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { BubblingFlask } from '../../../shared/ui/bubbling-flask.tsx';
import { scoreLevel } from '../score-level.ts';
import { dayAndTime, scoreInWords } from '../words.ts';

const LOWEST = 100;
const HIGHEST = 1000;

const ends = {
  submitted: 'Lo entregaste',
  'time-expired': 'Se entregó al acabarse el tiempo',
  'auto-answered': 'Se respondió al azar',
  'ended-by-staff': 'Lo terminó quien administraba el ensayo',
  paper: 'Lo respondiste en papel',
};

/** Draws the score between the lowest and the highest. Hidden from screen readers: the number is above it. */
const Scale = ({ score }: { score: number }) => (
  <div aria-hidden="true" className="mt-5 max-w-md">
    <div className="relative h-3 rounded-full bg-black/25">
      <div
        className="h-full rounded-full bg-[#ff8b45]"
        style={{ width: `${Math.max(2, ((score - LOWEST) / (HIGHEST - LOWEST)) * 100)}%` }}
      />
    </div>
    <div className="mt-1 flex justify-between font-semibold text-sm text-white/90">
      <span>{LOWEST}</span>
      <span>{scoreInWords(HIGHEST)}</span>
    </div>
  </div>
);

export const Score = ({ attempt }: { attempt: CompletedAttempt }) => {
  const { title, detail } = scoreLevel(attempt.paesScore);
  return (
    <section className="relative isolate overflow-hidden rounded-card bg-[linear-gradient(120deg,#0a5450,#0d7a72_60%,#0f847d)] p-6 text-white sm:p-10">
      <BubblingFlask className="absolute top-16 -right-5 -z-10 w-32 opacity-80 sm:top-auto sm:right-8 sm:-bottom-8 sm:w-48 sm:opacity-90" />
      <h1 className="font-bold text-base text-white/90 tracking-normal">{attempt.exam.title}</h1>
      <p className="mt-3 font-semibold">Puntaje PAES simulado</p>
      <p className="mt-1 font-extrabold text-7xl tabular-nums leading-none tracking-tight sm:text-8xl">
        {scoreInWords(attempt.paesScore)}
      </p>
      <p className="mt-3 font-extrabold text-2xl">{title}</p>
      {detail && <p className="text-white/90">{detail}</p>}
      <Scale score={attempt.paesScore} />
      <p className="mt-4 text-sm text-white/90">
        {ends[attempt.reason]} el {dayAndTime(attempt.finishedAt)}.
        {attempt.extraTime > 0 && ` Tuviste ${attempt.extraTime} % más de tiempo.`}
      </p>
    </section>
  );
};
