import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { type AnswerSheet, emptySheet, withAnswer } from './answer-sheet.ts';
import { type Figures, figuresOf } from './score.ts';

export type DataOf<Type extends ExamAttemptEvent['type']> = Extract<ExamAttemptEvent, { type: Type }>['data'];
export type CompletionReason = DataOf<'ExamAttemptCompleted'>['reason'];

export type StartedAttempt = DataOf<'ExamAttemptStarted'> & {
  answers: AnswerSheet;
  /** Number of saved answers, changes and clearings. */
  changes: number;
  /** Answers that the student replaced while they were on their way, by the hashes of their idempotency keys. */
  replaced: readonly string[];
};
export type OpenAttempt = StartedAttempt & { status: 'open' };
export type CompletedAttempt = StartedAttempt & {
  status: 'completed';
  reason: CompletionReason;
  finishedAt: string;
  timeElapsed: number;
  figures: Figures;
};
export type ExamAttempt = { status: 'none' } | OpenAttempt | CompletedAttempt;

/** A request that was given up arrives within minutes, so older ones are forgotten. */
const mostReplaced = 50;

const timeOf = ({ chosenAt, savedAt }: DataOf<'ExamAnswerSaved'>): number => Date.parse(chosenAt ?? savedAt);

export const evolve = (attempt: ExamAttempt, { type, data }: ExamAttemptEvent): ExamAttempt => {
  if (type === 'ExamAttemptStarted') return { ...data, status: 'open', answers: emptySheet, changes: 0, replaced: [] };
  if (attempt.status === 'none') return attempt;
  switch (type) {
    case 'ExamAnswerSaved':
      return {
        ...attempt,
        answers: withAnswer(attempt.answers, data.questionId, data.selectedAnswer, timeOf(data)),
        changes: attempt.changes + 1,
        replaced: data.replaces ? attempt.replaced.concat(data.replaces).slice(-mostReplaced) : attempt.replaced,
      };
    // The state has these answers already.
    case 'ExamAnswersCollected':
      return attempt;
    case 'ExamAttemptCompleted': {
      const { reason, finishedAt, timeElapsed } = data;
      return { ...attempt, status: 'completed', reason, finishedAt, timeElapsed, figures: figuresOf(data) };
    }
    case 'ExamAttemptRescored':
      return attempt.status === 'completed' ? { ...attempt, figures: figuresOf(data) } : attempt;
  }
};
