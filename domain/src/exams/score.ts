import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { paesTable } from '@matraz/contracts/exams/paes-table';
import type { AnswerKey, KeyedQuestion } from './answer-key.ts';
import { acceptedIn, type Corrections } from './corrections.ts';

type Completed = Extract<ExamAttemptEvent, { type: 'ExamAttemptCompleted' }>['data'];
/** The result of an attempt, as the event stores it. */
export type Figures = Pick<
  Completed,
  | 'paesScore'
  | 'correct'
  | 'scored'
  | 'answered'
  | 'total'
  | 'pilotCorrect'
  | 'pilotAnswered'
  | 'pilotTotal'
  | 'voided'
  | 'corrections'
>;
type AppliedCorrection = Figures['corrections'][number];

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
  corrections: data.corrections,
});

interface JudgedAnswer {
  id: string;
  isPilot: boolean;
  isAnswered: boolean;
  isCorrect: boolean;
}

/**
 * How each question of an attempt was answered. A point for every student is also one for those who did not answer, but not in a pilot,
 * because its figures are about the answers.
 *
 * @param answers zero-based option index by question
 */
export const judgeAnswers = (
  { questions }: Pick<AnswerKey, 'questions'>,
  answers: ReadonlyMap<string, number>,
  { corrected }: Pick<Corrections, 'corrected'>,
): JudgedAnswer[] =>
  Array.from(questions, ([id, question]) => {
    const answer = answers.get(id);
    const isAnswered = answer !== undefined;
    const accepted = acceptedIn(question, corrected.get(id));
    const { isPilot } = question;
    const isCorrect = accepted === null ? isAnswered || !isPilot : isAnswered && accepted.includes(answer);
    return { id, isPilot, isAnswered, isCorrect };
  });

/**
 * The result of an attempt. A voided question counts neither among the scored questions nor among the pilots.
 *
 * @param answers zero-based option index by question
 */
export const scoreAttempt = (
  key: Pick<AnswerKey, 'questions'>,
  answers: ReadonlyMap<string, number>,
  corrections: Corrections,
): Figures => {
  const { voided } = corrections;
  const all = judgeAnswers(key, answers, corrections);
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
    corrections: [...key.questions.values()].flatMap((question) => appliedTo(question, corrections)),
  };
};

/** The correction of one question as the result stores it. Empty: the question has none. */
export const appliedTo = (
  question: Omit<KeyedQuestion, 'isPilot'>,
  { voided, corrected }: Corrections,
): AppliedCorrection[] => {
  const { questionId } = question;
  const correction = corrected.get(questionId);
  if (correction === undefined) return [];
  const { correctionId, reason } = correction;
  const applied = { questionId, correctionId, accepted: [], reason };
  if (voided.has(questionId)) return [{ ...applied, outcome: 'voided' }];
  const accepted = acceptedIn(question, correction);
  if (accepted === null) return [{ ...applied, outcome: 'everyone' }];
  const isOwnKey = accepted.length === 1 && accepted[0] === question.correctAnswer;
  return [isOwnKey ? { ...applied, outcome: 'own-key' } : { ...applied, outcome: 'accepted', accepted: [...accepted] }];
};

/** The corrections that a result names, to compute it again. */
export const correctionsOf = (
  { voided, corrections }: Pick<Figures, 'voided' | 'corrections'>,
  { questions }: Pick<AnswerKey, 'questions'>,
): Corrections => ({
  voided: new Set(voided),
  corrected: new Map(
    corrections.map(({ questionId, correctionId, outcome, accepted, reason }) => {
      const question = questions.get(questionId);
      const isRekeyed = question !== undefined && (outcome === 'accepted' || outcome === 'everyone');
      const rekeyings = isRekeyed ? [{ ...question, accepted: outcome === 'everyone' ? null : accepted }] : [];
      return [questionId, { correctionId, reason, rekeyings }];
    }),
  ),
});

const count = <Flag extends string>(questions: readonly Record<Flag, boolean>[], flag: Flag): number =>
  questions.filter((question) => question[flag]).length;

/**
 * Points for the number of correct scored questions, by a table that begins at 0 correct answers. An exam of another length is
 * interpolated linearly between two rows of the table, then rounded half up. It uses whole numbers, so that rounding is exact. An exam
 * with no scored questions gives the first row.
 */
export const scoreBy = (table: readonly number[], correct: number, scored: number): number => {
  const full = table.length - 1;
  const length = Math.max(1, scored);
  const row = Math.floor((correct * full) / length);
  const beyond = (correct * full) % length;
  const [low = 1000, high = low] = table.slice(row, row + 2);
  return Math.floor((2 * (low * length + (high - low) * beyond) + length) / (2 * length));
};

/** Points, 100 to 1000, by the published table. */
export const paesScore = (correct: number, scored: number): number => scoreBy(paesTable, correct, scored);

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
