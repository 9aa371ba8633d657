import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import type { AttemptReport } from '@matraz/contracts/exams/report-http';
import { Link } from 'wouter';
import { dayAndTime, scoreInWords } from '../words.ts';

const points = (count: number) => (count === 1 ? '1 punto' : `${scoreInWords(count)} puntos`);

/** '12 puntos más que', '1 punto menos que', 'lo mismo que'. */
const differenceText = (now: number, before: number) => {
  if (now === before) return 'lo mismo que';
  return `${points(Math.abs(now - before))} ${now > before ? 'más' : 'menos'} que`;
};

const goalText = (score: number, goal: number) =>
  score >= goal
    ? `Llegaste a tu meta de ${points(goal)}.`
    : `Te ${goal - score === 1 ? 'falta' : 'faltan'} ${points(goal - score)} para tu meta de ${scoreInWords(goal)}.`;

/** The score beside the student's earlier ones and the goal. */
export const Comparison = ({ attempt, report }: { attempt: CompletedAttempt; report: AttemptReport }) => {
  const { earlier, bestEarlier, goalScore } = report;
  if (earlier.length === 0 && goalScore === null) return null;
  const same = earlier.find(({ examId }) => examId === attempt.examId);
  return (
    <section className="mt-6 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 className="font-extrabold text-xl">Comparado con antes</h2>
      <div className="mt-2 grid gap-1 leading-snug">
        {goalScore !== null && <p>{goalText(attempt.paesScore, goalScore)}</p>}
        {same && (
          <p>
            Sacaste <strong>{differenceText(attempt.paesScore, same.paesScore)}</strong> la última vez en este ensayo.
          </p>
        )}
        {bestEarlier !== null && attempt.paesScore > bestEarlier && <p>Es tu mejor puntaje hasta ahora.</p>}
      </div>
      {earlier.length > 0 && (
        <ul className="mt-3">
          {earlier.map(({ id, examTitle, examId, finishedAt, paesScore }) => (
            <li key={id}>
              <Link
                href={`/exam-results/${id}`}
                className="flex min-h-12 items-center justify-between gap-4 border-line border-t py-2 hover:text-brand"
              >
                <span className="min-w-0 leading-snug">
                  <span className="block font-semibold">
                    {examId === attempt.examId ? 'Este mismo ensayo' : examTitle}
                  </span>
                  <span className="text-ink-soft text-sm">{dayAndTime(finishedAt)}</span>
                </span>
                <span className="shrink-0 font-extrabold tabular-nums">{scoreInWords(paesScore)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
