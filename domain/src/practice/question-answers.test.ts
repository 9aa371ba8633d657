import type { QuestionAnswered } from '@matraz/contracts/practice/events';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { questionAnswers } from './question-answers.ts';

const given = deciderSpec(questionAnswers);
const question = { id: 'q1', topicId: 't1', version: 3, correctAnswer: 2, optionCount: 4, xpReward: 15 };
const now = new Date('2026-03-02T12:00:00Z');
const day = '2026-03-02';
const answer = (selectedAnswer: number, present = question) =>
  ({ type: 'AnswerQuestion', data: { userId: 'ana', question: present, selectedAnswer }, now }) as const;
const answered = (data: Partial<QuestionAnswered['data']>): QuestionAnswered => ({
  type: 'QuestionAnswered',
  data: {
    userId: 'ana',
    topicId: 't1',
    questionId: 'q1',
    questionVersion: 3,
    selectedAnswer: 2,
    correct: true,
    firstAttempt: true,
    xpEarned: 15,
    day,
    ...data,
  },
});
const right = answered({});
const wrong = answered({ selectedAnswer: 0, correct: false, xpEarned: 0 });
const rightAgain = answered({ firstAttempt: false, xpEarned: 0 });

test('a correct first answer earns the XP', () => given([]).when(answer(2)).then([right]));
test('a wrong first answer earns no XP', () => given([]).when(answer(0)).then([wrong]));
test('a correct answer after a wrong one earns no XP', () => given([wrong]).when(answer(2)).then([rightAgain]));
test('a second correct answer earns no XP', () => given([right]).when(answer(2)).then([rightAgain]));
test('a later wrong answer is recorded as wrong, because accuracy counts the latest answer', () =>
  given([right, rightAgain])
    .when(answer(0))
    .then([answered({ selectedAnswer: 0, correct: false, firstAttempt: false, xpEarned: 0 })]));
test('the answer is compared with the present version of the question', () =>
  given([wrong])
    .when(answer(0, { ...question, version: 4, correctAnswer: 0 }))
    .then([answered({ selectedAnswer: 0, questionVersion: 4, firstAttempt: false, xpEarned: 0 })]));

test('the last option can be chosen', () =>
  given([])
    .when(answer(3))
    .then([answered({ ...wrong.data, selectedAnswer: 3 })]));
test('an option after the last is refused', () => given([]).when(answer(4)).thenRefused('answer_out_of_range'));
test('an option before the first is refused', () => given([right]).when(answer(-1)).thenRefused('answer_out_of_range'));

describe('on one day', () => {
  const again = { ...wrong.data, firstAttempt: false };
  const answersOf = (count: number, ofDay = day) =>
    Array.from({ length: count }, () => answered({ ...again, day: ofDay }));

  test('a student may answer a question 50 times', () =>
    given(answersOf(49))
      .when(answer(0))
      .then([answered(again)]));
  test('the next answer is refused', () => given(answersOf(50)).when(answer(0)).thenRefused('too_many_answers'));
  test('also after answers of other days', () =>
    given([...answersOf(30, '2026-03-01'), ...answersOf(50)])
      .when(answer(0))
      .thenRefused('too_many_answers'));
  test('the day ends at midnight in Chile', () =>
    given(answersOf(50))
      .when({ ...answer(0), now: new Date('2026-03-03T02:59:59Z') })
      .thenRefused('too_many_answers'));
  test('on the next day the student may answer again', () =>
    given(answersOf(50))
      .when({ ...answer(0), now: new Date('2026-03-03T03:00:00Z') })
      .then([answered({ ...again, day: '2026-03-03' })]));
});

test('XP is earned at most once, for any answers', () => {
  const { initialState, decide, evolve } = questionAnswers;
  for (const first of [0, 1, 2, 3]) {
    let state = initialState();
    let xp = 0;
    for (const selected of [first, 2, 1, 2, 2, 0]) {
      for (const event of decide(answer(selected), state)) {
        xp += event.data.xpEarned;
        state = evolve(state, event);
      }
    }
    expect(xp).toBe(first === 2 ? 15 : 0);
  }
});
