import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { expect, test } from 'vitest';
import { evolve } from './attempt-state.ts';
import { examAttempt } from './exam-attempt.ts';

const ids = { attemptId: 'a1', userId: 'ana', examId: 'quimica' };
const at = '2026-11-23T12:00:00.000Z';

const started: ExamAttemptEvent = {
  type: 'ExamAttemptStarted',
  data: { ...ids, examVersion: 7, ordinal: 1, startedAt: at, deadline: at },
};
const saved = (questionId: string, selectedAnswer: number | null): ExamAttemptEvent => ({
  type: 'ExamAnswerSaved',
  data: { ...ids, questionId, selectedAnswer, savedAt: at },
});

test('an answer, its change and its clearing each count as a change', () => {
  const events = [started, saved('q1', 1), saved('q2', 0), saved('q1', 2), saved('q2', null)];
  expect(events.reduce(evolve, examAttempt.initialState())).toMatchObject({
    answers: { questionIds: ['q1', 'q2'], options: [2, null] },
    changes: 4,
  });
});

test('more events leave the earlier state as it was', () => {
  const open = [started, saved('q1', 1)].reduce(evolve, examAttempt.initialState());
  const before = structuredClone(open);
  [saved('q1', 2), saved('q2', 0), saved('q1', null)].reduce(evolve, open);
  expect(open).toEqual(before);
});
