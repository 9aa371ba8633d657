import type { ExamQuestionReviewed } from '@matraz/contracts/exams/events';
import { mostAnswersADay } from '@matraz/contracts/practice/limits';
import { expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { examReview, type ReviewedQuestion, reviewedQuestion } from './exam-review.ts';
import { examAt } from './exam-state.ts';

const given = deciderSpec(examReview);
const noon = new Date('2026-03-02T15:00:00Z');
const [examId, questionId] = ['quimica-1', 'q1'];
const ids = { attemptId: 'intento', userId: 'ana', examId, questionId };
const question: ReviewedQuestion = { examId, examVersion: 3, questionId, optionCount: 4, accepted: [1] };
const answer = (selectedAnswer: number, asked = question) =>
  ({
    type: 'ReviewExamQuestion',
    now: noon,
    data: { userId: 'ana', attemptId: 'intento', question: asked, selectedAnswer },
  }) as const;
const reviewed = (selectedAnswer: number, correct: boolean, day = '2026-03-02'): ExamQuestionReviewed => ({
  type: 'ExamQuestionReviewed',
  data: { ...ids, examVersion: 3, selectedAnswer, correct, day },
});

test('the option of the key is right, every other one is wrong', () => {
  given([])
    .when(answer(1))
    .then([reviewed(1, true)]);
  given([])
    .when(answer(2))
    .then([reviewed(2, false)]);
});

test('every accepted option of a corrected question is right', () => {
  given([])
    .when(answer(2, { ...question, accepted: [1, 2] }))
    .then([reviewed(2, true)]);
  given([])
    .when(answer(3, { ...question, accepted: null }))
    .then([reviewed(3, true)]);
});

test('a question can be answered again', () => {
  given([reviewed(2, false)])
    .when(answer(1))
    .then([reviewed(1, true)]);
});

test('an option that does not exist is refused', () => {
  for (const option of [-1, 4]) given([]).when(answer(option)).thenRefused('answer_out_of_range');
});

test('there is a limit for one day', () => {
  const many = Array.from({ length: mostAnswersADay }, () => reviewed(2, false));
  given(many).when(answer(1)).thenRefused('too_many_answers');
  given(many.map(({ data: { selectedAnswer, correct } }) => reviewed(selectedAnswer, correct, '2026-03-01')))
    .when(answer(1))
    .then([reviewed(1, true)]);
});

const written = {
  examId,
  title: 'Uno',
  description: '',
  subject: 'Chemistry',
  duration: 60,
  totalQuestions: 1,
} as const;
const first = {
  questionId,
  question: '¿?',
  options: ['a', 'b'],
  correctAnswer: 0,
  explanation: '',
  orderIndex: 1,
  isPilot: false,
};
const asked = (...events: Parameters<typeof examAt>[0]) => {
  const exam = examAt([
    { type: 'ExamCreated', data: written },
    { type: 'ExamQuestionsAdded', data: { examId, questions: [first] } },
    ...events,
  ]);
  return exam.status === 'none' ? undefined : reviewedQuestion(exam, 2 + events.length, questionId);
};

test('a question is asked as the exam has it now, with its corrected key', () => {
  expect(asked()).toEqual({ examId, examVersion: 2, questionId, optionCount: 2, accepted: [0] });
  const correction = { examId, questionId, correctionId: 'c', reason: 'error' };
  const rekeyed = { ...correction, options: first.options, correctAnswer: 0, accepted: [1] };
  expect(asked({ type: 'ExamQuestionRekeyed', data: rekeyed })?.accepted).toEqual([1]);
});

test('a voided or deleted question, and one of a deleted exam, is not asked', () => {
  expect(asked({ type: 'ExamQuestionVoided', data: { examId, questionId } })).toBeUndefined();
  expect(asked({ type: 'ExamQuestionRemoved', data: { examId, questionId } })).toBeUndefined();
  expect(asked({ type: 'ExamDeleted', data: { examId } })).toBeUndefined();
});
