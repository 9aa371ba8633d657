import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import { chileDay } from '@matraz/domain/practice/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { shortDay } from '../../../shared/activity/short-day.ts';
import { studyPath } from '../../../shared/goals/study-path.ts';
import { percent } from '../../../shared/study/percent.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { attempts as attemptList } from './queries.ts';
import { ScoreChart } from './score-chart.tsx';
import { Numbers, Section, Waiting } from './section.tsx';

/** Attempts with a result. A teacher may show it later. */
type Completed = Extract<ExamAttemptItem, { paesScore: number }>;

/** More points than these cannot be told apart on a phone. The table has all. */
const SHOWN = 12;

const dayOf = ({ finishedAt }: Completed) => shortDay(chileDay(new Date(finishedAt)));

const distance = (score: number, goal: number) =>
  score >= goal
    ? `Tu último ensayo llegó a ${score}, sobre tu meta de ${goal}. ¡Felicitaciones!`
    : `Tu último ensayo llegó a ${score}: le faltan ${goal - score} puntos para tu meta de ${goal}.`;

/** Why the score of an exam may be far below what the answers show. */
const emptyText = ({ answered, total }: Completed) =>
  `Dejaste ${total - answered} de ${total} preguntas sin responder, y en blanco no se suma: el puntaje no muestra todo lo que sabes.`;

const Scores = ({ completed, goal }: { completed: Completed[]; goal: number | null }) => {
  const [last] = completed;
  if (!last) {
    return (
      <>
        <p className="mt-2 text-ink-soft leading-snug">
          Cuando termines un ensayo, aquí verás tu puntaje y cómo se acerca a tu meta.
        </p>
        <ButtonLink look="quiet" href="/exams" className="mt-4">
          Ver los ensayos
        </ButtonLink>
      </>
    );
  }
  const shown = completed.slice(0, SHOWN).reverse();
  return (
    <>
      <p className="mt-2 text-ink-soft leading-snug">
        {goal === null ? 'Pon un puntaje como meta y lo verás en el gráfico.' : distance(last.paesScore, goal)}
        {last.answered < last.total && ` ${emptyText(last)}`}
      </p>
      <ScoreChart
        goal={goal}
        attempts={shown.map((attempt) => ({
          id: attempt.id,
          title: attempt.examTitle,
          day: dayOf(attempt),
          score: attempt.paesScore,
        }))}
      />
      <Numbers>
        <table className="w-full text-sm tabular-nums">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="py-1.5 text-left font-semibold">
                Ensayo
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Día
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Correctas
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Puntaje
              </th>
            </tr>
          </thead>
          <tbody>
            {completed.map((attempt) => (
              <tr key={attempt.id} className="border-line border-t">
                <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                  <Link href={`/exam-results/${attempt.id}`} className="font-semibold text-brand underline">
                    {attempt.examTitle}
                  </Link>
                </th>
                <td className="whitespace-nowrap py-1.5 text-right">{dayOf(attempt)}</td>
                <td className="py-1.5 text-right">{percent(attempt.percentage)}</td>
                <td className="py-1.5 text-right font-bold">{attempt.paesScore}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Numbers>
    </>
  );
};

/** The score of each completed exam, with the line of the goal. */
export const ScoresSection = () => {
  const { data, isError, refetch } = useQuery(attemptList);
  const { data: path } = useQuery(studyPath);
  const completed = data?.filter((attempt): attempt is Completed => attempt.isCompleted && !attempt.isWithheld);
  return (
    <Section title="Tus ensayos">
      {completed ? (
        <Scores completed={completed} goal={path?.goals?.goalScore ?? null} />
      ) : (
        <Waiting what="tus ensayos" isError={isError} onRetry={() => void refetch()} />
      )}
    </Section>
  );
};
