import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { type Figures, figuresOf } from './score.ts';

export type DataOf<Type extends ExamAttemptEvent['type']> = Extract<ExamAttemptEvent, { type: Type }>['data'];
export type CompletionReason = DataOf<'ExamAttemptCompleted'>['reason'];

/** `answers`: zero-based option index by question, without cleared ones. `changes`: number of saved answers, changes and clearings. */
export type StartedAttempt = DataOf<'ExamAttemptStarted'> & { answers: ReadonlyMap<string, number>; changes: number };
export type OpenAttempt = StartedAttempt & { status: 'open' };
export type CompletedAttempt = StartedAttempt & {
  status: 'completed';
  reason: CompletionReason;
  finishedAt: string;
  timeElapsed: number;
  figures: Figures;
};
export type ExamAttempt = { status: 'none' } | OpenAttempt | CompletedAttempt;

export const evolve = (attempt: ExamAttempt, { type, data }: ExamAttemptEvent): ExamAttempt => {
  if (type === 'ExamAttemptStarted') return { ...data, status: 'open', answers: new Map(), changes: 0 };
  if (attempt.status === 'none') return attempt;
  switch (type) {
    case 'ExamAnswerSaved': {
      const answers = new Map(attempt.answers);
      if (data.selectedAnswer === null) answers.delete(data.questionId);
      else answers.set(data.questionId, data.selectedAnswer);
      return { ...attempt, answers, changes: attempt.changes + 1 };
    }
    case 'ExamAttemptCompleted': {
      const { reason, finishedAt, timeElapsed } = data;
      return { ...attempt, status: 'completed', reason, finishedAt, timeElapsed, figures: figuresOf(data) };
    }
    case 'ExamAttemptRescored':
      return attempt.status === 'completed' ? { ...attempt, figures: figuresOf(data) } : attempt;
  }
};
