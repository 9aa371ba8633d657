import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersOf, answerTo, emptySheet, evolve, timeOfChoice, withAnswer } from './attempt-state.ts';
import { examAttempt } from './exam-attempt.ts';

const questions = ['q1', 'q2', 'q3'];
const change = fc.tuple(fc.constantFrom(...questions), fc.constantFrom(0, 1, 2, null));

test('after any changes the sheet has the latest answer to each question, its time, and the time of the first choice', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const latest = new Map<string, number>();
      for (const [question, option] of changes) {
        if (option === null) latest.delete(question);
        else latest.set(question, option);
      }
      const sheet = changes.reduce(
        (before, [question, option], time) => withAnswer(before, question, option, time),
        emptySheet,
      );
      expect(answersOf(sheet)).toEqual(latest);
      for (const question of questions) {
        expect(answerTo(sheet, question)).toBe(latest.get(question) ?? null);
        const last = changes.map(([changed]) => changed).lastIndexOf(question);
        expect(timeOfChoice(sheet, question)).toBe(last < 0 ? Number.NEGATIVE_INFINITY : last);
        const first = changes.findIndex(([changed]) => changed === question);
        expect(sheet.firstChosenAt[sheet.questionIds.indexOf(question)]).toBe(first < 0 ? undefined : first);
      }
    }),
  );
});

test('the time of a choice does not go back, so that a row of late answers cannot replace a newer one', () => {
  const sheet = withAnswer(withAnswer(emptySheet, 'q1', 0, 10), 'q1', 2, 8);
  expect(answerTo(sheet, 'q1')).toBe(2);
  expect(timeOfChoice(sheet, 'q1')).toBe(10);
});

test('an answer leaves the earlier sheet as it was', () => {
  const before = withAnswer(withAnswer(emptySheet, 'q1', 0, 1), 'q2', 3, 2);
  const copy = structuredClone(before);
  withAnswer(before, 'q1', 2, 3);
  withAnswer(before, 'q3', 1, 4);
  withAnswer(before, 'q2', null, 5);
  expect(before).toEqual(copy);
  expect(emptySheet).toEqual({ questionIds: [], options: [], chosenAt: [], firstChosenAt: [] });
});

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
