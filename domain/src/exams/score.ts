import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { paesTable } from '@matraz/contracts/exams/paes-table';
import type { AnswerKey } from './answer-key.ts';

type Completed = Extract<ExamAttemptEvent, { type: 'ExamAttemptCompleted' }>['data'];
/** The result of an attempt, as the event stores it. */
export type Figures = Pick<
  Completed,
  'paesScore' | 'correct' | 'scored' | 'answered' | 'total' | 'pilotCorrect' | 'pilotAnswered' | 'pilotTotal' | 'voided'
>;

/** Picks the result from the data of an event. */
export const figuresOf = (data: Figures): Figures => ({
  paesScore: data.paesScore,
  correct: data.correct,
  scored: data.scored,
  answered: data.answered,
  total: data.total,
  pilotCorrect: data.pilotCorrect,
  pilotAnswered: data.pilotAnswered,
  pilotTotal: data.pilotTotal,
  voided: data.voided,
});

/**
 * The result of an attempt. A voided question counts neither among the scored questions nor among the pilots.
 *
 * @param answers zero-based option index by question
 */
export const scoreAttempt = (
  { questions }: Pick<AnswerKey, 'questions'>,
  answers: ReadonlyMap<string, number>,
  voided: ReadonlySet<string>,
): Figures => {
  const all = Array.from(questions, ([id, { isPilot, correctAnswer }]) => {
    const answer = answers.get(id);
    return { id, isPilot, isAnswered: answer !== undefined, isCorrect: answer === correctAnswer };
  });
  const counting = all.filter(({ id }) => !voided.has(id));
  const scored = counting.filter(({ isPilot }) => !isPilot);
  const pilots = counting.filter(({ isPilot }) => isPilot);
  const correct = count(scored, 'isCorrect');
  return {
    paesScore: paesScore(correct, scored.length),
    correct,
    scored: scored.length,
    answered: count(all, 'isAnswered'),
    total: all.length,
    pilotCorrect: count(pilots, 'isCorrect'),
    pilotAnswered: count(pilots, 'isAnswered'),
    pilotTotal: pilots.length,
    voided: all.filter(({ id }) => voided.has(id)).map(({ id }) => id),
  };
};

const count = <Flag extends string>(questions: readonly Record<Flag, boolean>[], flag: Flag): number =>
  questions.filter((question) => question[flag]).length;

/** Number of scored questions in the published table. */
const full = paesTable.length - 1;

/**
 * Points, 100 to 1000, for the number of correct scored questions. An exam of another length is interpolated linearly between two
 * rows of the table, then rounded half up. It uses whole numbers, so that rounding is exact. An exam with no scored questions gives 100.
 */
export const paesScore = (correct: number, scored: number): number => {
  const length = Math.max(1, scored);
  const row = Math.floor((correct * full) / length);
  const beyond = (correct * full) % length;
  const [low = 1000, high = low] = paesTable.slice(row, row + 2);
  return Math.floor((2 * (low * length + (high - low) * beyond) + length) / (2 * length));
};

/** Percent, 0 to 100, rounded. 0 of 0 is 0. */
const percent = (part: number, whole: number): number => (whole > 0 ? Math.round((part * 100) / whole) : 0);

/** Correct answers in percent of the scored questions. */
export const scorePercentage = ({ correct, scored }: Pick<Figures, 'correct' | 'scored'>): number =>
  percent(correct, scored);

/** Correct answers in percent of the answered pilots; 0 when none is answered. */
export const pilotPercentage = ({
  pilotCorrect,
  pilotAnswered,
  pilotTotal,
}: Pick<Figures, 'pilotCorrect' | 'pilotAnswered' | 'pilotTotal'>): number =>
  percent(pilotCorrect, pilotAnswered || pilotTotal);
