import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { expect, test } from 'vitest';
import { exam } from './exam.ts';
import { examAttempt } from './exam-attempt.ts';
import { examAt } from './exam-state.ts';

const examId = 'quimica';
const question = {
  questionId: 'q1',
  question: 'x',
  options: ['a', 'b'],
  correctAnswer: 0,
  explanation: '',
  isPilot: false,
  orderIndex: 1,
};
const details = { examId, title: 'x', description: '', subject: 'Biology', duration: 600, totalQuestions: 1 } as const;

test.each<ExamEvent>([
  { type: 'ExamUpdated', data: details },
  { type: 'ExamPublished', data: { examId } },
  { type: 'ExamUnpublished', data: { examId } },
  { type: 'ExamDeleted', data: { examId } },
  { type: 'ExamQuestionsAdded', data: { examId, questions: [question] } },
  { type: 'ExamQuestionUpdated', data: { examId, ...question } },
  { type: 'ExamQuestionRemoved', data: { examId, questionId: 'q1' } },
  { type: 'ExamQuestionsReordered', data: { examId, questions: [{ questionId: 'q1', orderIndex: 2 }] } },
  { type: 'ExamQuestionVoided', data: { examId, questionId: 'q1' } },
])('$type without a creation makes no exam', (event) => {
  expect(examAt([event])).toEqual(exam.initialState());
});

const ids = { attemptId: 'a1', userId: 'ana', examId };
const figures = {
  examTitle: 'Química 1',
  paesScore: 100,
  correct: 0,
  scored: 1,
  answered: 0,
  total: 1,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 0,
  voided: [],
  corrections: [],
};
const at = '2026-11-23T12:00:00.000Z';
const rescored: ExamAttemptEvent = {
  type: 'ExamAttemptRescored',
  data: { ...ids, reason: 'question-voided', questionIds: ['q1'], rescoredAt: at, previousScore: 100, ...figures },
};

test.each<ExamAttemptEvent>([
  { type: 'ExamAnswerSaved', data: { ...ids, questionId: 'q1', selectedAnswer: 1, savedAt: at } },
  { type: 'ExamAttemptCompleted', data: { ...ids, reason: 'submitted', finishedAt: at, timeElapsed: 1, ...figures } },
  rescored,
])('$type without a start makes no attempt', (event) => {
  expect(examAttempt.evolve(examAttempt.initialState(), event)).toEqual(examAttempt.initialState());
});

test('an open attempt has no result to rescore', () => {
  const open = examAttempt.evolve(examAttempt.initialState(), {
    type: 'ExamAttemptStarted',
    data: { ...ids, examVersion: 1, ordinal: 1, startedAt: at, deadline: at },
  });
  expect(examAttempt.evolve(open, rescored)).toEqual(open);
});
