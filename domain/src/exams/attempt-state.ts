import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { type AnswerSheet, emptySheet, withAnswer } from './answer-sheet.ts';
import { type Figures, figuresOf } from './score.ts';

export type DataOf<Type extends ExamAttemptEvent['type']> = Extract<ExamAttemptEvent, { type: Type }>['data'];
export type CompletionReason = DataOf<'ExamAttemptCompleted'>['reason'];

/** `changes`: number of saved answers, changes and clearings. */
export type StartedAttempt = DataOf<'ExamAttemptStarted'> & { answers: AnswerSheet; changes: number };
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
  if (type === 'ExamAttemptStarted') return { ...data, status: 'open', answers: emptySheet, changes: 0 };
  if (attempt.status === 'none') return attempt;
  switch (type) {
    case 'ExamAnswerSaved':
      return {
        ...attempt,
        answers: withAnswer(attempt.answers, data.questionId, data.selectedAnswer),
        changes: attempt.changes + 1,
      };
    case 'ExamAttemptCompleted': {
      const { reason, finishedAt, timeElapsed } = data;
      return { ...attempt, status: 'completed', reason, finishedAt, timeElapsed, figures: figuresOf(data) };
    }
    case 'ExamAttemptRescored':
      return attempt.status === 'completed' ? { ...attempt, figures: figuresOf(data) } : attempt;
  }
};
