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

/** Copies the answers once, however many are saved. */
const withAnswers = (attempt: ExamAttempt, saved: readonly DataOf<'ExamAnswerSaved'>[]): ExamAttempt => {
  if (attempt.status === 'none' || saved.length === 0) return attempt;
  const answers = new Map(attempt.answers);
  for (const { questionId, selectedAnswer } of saved) {
    if (selectedAnswer === null) answers.delete(questionId);
    else answers.set(questionId, selectedAnswer);
  }
  return { ...attempt, answers, changes: attempt.changes + saved.length };
};

export const evolve = (attempt: ExamAttempt, { type, data }: ExamAttemptEvent): ExamAttempt => {
  if (type === 'ExamAttemptStarted') return { ...data, status: 'open', answers: new Map(), changes: 0 };
  if (attempt.status === 'none') return attempt;
  switch (type) {
    case 'ExamAnswerSaved':
      return withAnswers(attempt, [data]);
    case 'ExamAttemptCompleted': {
      const { reason, finishedAt, timeElapsed } = data;
      return { ...attempt, status: 'completed', reason, finishedAt, timeElapsed, figures: figuresOf(data) };
    }
    case 'ExamAttemptRescored':
      return attempt.status === 'completed' ? { ...attempt, figures: figuresOf(data) } : attempt;
  }
};

/** An attempt can have thousands of answers, most of them in one run. */
export const fold = (attempt: ExamAttempt, events: readonly ExamAttemptEvent[]): ExamAttempt => {
  let state = attempt;
  let run: DataOf<'ExamAnswerSaved'>[] = [];
  for (const event of events) {
    if (event.type === 'ExamAnswerSaved') run.push(event.data);
    else {
      state = evolve(withAnswers(state, run), event);
      run = [];
    }
  }
  return withAnswers(state, run);
};
