import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersOf, answerTo, emptySheet, withAnswer } from './answer-sheet.ts';

const questions = ['q1', 'q2', 'q3'];
const change = fc.tuple(fc.constantFrom(...questions), fc.constantFrom(0, 1, 2, null));

test('after any changes the sheet has the latest answer to each question, in the order of their first answers', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const latest = new Map<string, number>();
      for (const [question, option] of changes) {
        if (option === null) latest.delete(question);
        else latest.set(question, option);
      }
      const sheet = changes.reduce((before, [question, option]) => withAnswer(before, question, option), emptySheet);
      expect([...answersOf(sheet)]).toEqual([...latest]);
      for (const question of questions) expect(answerTo(sheet, question)).toBe(latest.get(question) ?? null);
    }),
  );
});

test('an answer leaves the earlier sheet as it was', () => {
  const before = withAnswer(withAnswer(emptySheet, 'q1', 0), 'q2', 3);
  const copy = structuredClone(before);
  withAnswer(before, 'q1', 2);
  withAnswer(before, 'q3', 1);
  withAnswer(before, 'q2', null);
  expect(before).toEqual(copy);
  expect(emptySheet).toEqual({ questionIds: [], options: [] });
});
