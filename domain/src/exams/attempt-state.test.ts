import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evolve, fold } from './attempt-state.ts';
import { examAttempt } from './exam-attempt.ts';

const ids = { attemptId: 'a1', userId: 'ana', examId: 'quimica' };
const at = '2026-11-23T12:00:00.000Z';
const figures = { paesScore: 100, correct: 0, scored: 2, answered: 0, total: 2, pilotCorrect: 0 };
const allFigures = { ...figures, pilotAnswered: 0, pilotTotal: 0 };

const started: ExamAttemptEvent = {
  type: 'ExamAttemptStarted',
  data: { ...ids, examVersion: 7, ordinal: 1, startedAt: at, deadline: at },
};
const completed: ExamAttemptEvent = {
  type: 'ExamAttemptCompleted',
  data: { ...ids, reason: 'submitted', finishedAt: at, timeElapsed: 0, ...allFigures, voided: [] },
};
const rescored: ExamAttemptEvent = {
  type: 'ExamAttemptRescored',
  data: {
    ...{ ...ids, ...allFigures, reason: 'question-voided', questionIds: ['q1'], rescoredAt: at },
    ...{ previousScore: 100, paesScore: 200, voided: ['q1'] },
  },
};
const saved = fc.record({
  type: fc.constant('ExamAnswerSaved' as const),
  data: fc.record({
    ...{ attemptId: fc.constant('a1'), userId: fc.constant('ana'), examId: fc.constant('quimica') },
    ...{ questionId: fc.constantFrom('q1', 'q2'), selectedAnswer: fc.constantFrom(0, 1, null) },
    savedAt: fc.constant(at),
  }),
});
const others = fc.constantFrom(started, completed, rescored);
const events = fc.array(fc.oneof({ weight: 3, arbitrary: saved }, others), { maxLength: 12 });

test('folding events at once, or in two parts, gives the state that one after the other gives', () => {
  const none = examAttempt.initialState();
  fc.assert(
    fc.property(events, events, (first, then) => {
      const oneByOne = [...first, ...then].reduce(evolve, none);
      expect(fold(none, [...first, ...then])).toEqual(oneByOne);
      expect(fold(fold(none, first), then)).toEqual(oneByOne);
    }),
  );
});

test('folding more events leaves the earlier state as it was', () => {
  const answer = { ...ids, questionId: 'q1', savedAt: at };
  const open = fold(examAttempt.initialState(), [
    started,
    { type: 'ExamAnswerSaved', data: { ...answer, selectedAnswer: 1 } },
  ]);
  const before = structuredClone(open);
  fold(open, [{ type: 'ExamAnswerSaved', data: { ...answer, selectedAnswer: 2 } }]);
  expect(open).toEqual(before);
});
