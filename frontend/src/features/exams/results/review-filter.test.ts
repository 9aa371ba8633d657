import { expect, test } from 'vitest';
import { completed } from '../testing.ts';
import { reviewed, reviewFilters } from './review-filter.ts';

test('a voided question is in no filter for wrong, open or pilot questions', () => {
  const questions = completed.exam.questions.map((question) => ({ ...question, isVoided: true }));
  const all = reviewed({ ...completed, exam: { ...completed.exam, questions } }, new Set(['q3']));
  const counts = Object.entries(reviewFilters).map(([name, { matches }]) => [name, all.filter(matches).length]);
  expect(Object.fromEntries(counts)).toEqual({ all: 4, wrong: 0, none: 0, flagged: 1, pilot: 0 });
});
