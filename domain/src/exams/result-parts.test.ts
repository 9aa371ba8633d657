import { expect, test } from 'vitest';
import { enoughQuestions, pointsLost, resultParts } from './result-parts.ts';

/** So many answered questions of a topic, the first ones right, then empty ones. */
const of = (topicId: string | undefined, correct: number, answered: number, empty = 0) =>
  Array.from({ length: answered + empty }, (_, place) => ({
    topicId,
    isCorrect: place < correct,
    isAnswered: place < answered,
  }));
const topicOf = ({ topicId }: { topicId: string | undefined }) => topicId;
const partOf = (...sizes: [correct: number, answered: number, empty?: number]) =>
  resultParts(of('a', ...sizes), topicOf)[0];

test('each part counts its questions, in the order of the exam; a question without a key is in none', () => {
  expect(resultParts([...of('b', 1, 2), ...of(undefined, 3, 3), ...of('a', 0, 1), ...of('b', 1, 1)], topicOf)).toEqual([
    { key: 'b', correct: 2, answered: 3, total: 3, isEnough: false },
    { key: 'a', correct: 0, answered: 1, total: 1, isEnough: false },
  ]);
  expect(resultParts(of(undefined, 1, 4), topicOf)).toEqual([]);
});

test('a part with few answers says nothing, however many questions were left empty', () => {
  expect([partOf(4, enoughQuestions - 1)?.isEnough, partOf(4, enoughQuestions)?.isEnough]).toEqual([false, true]);
  expect(partOf(1, 2, enoughQuestions)).toMatchObject({ correct: 1, answered: 2, total: 12, isEnough: false });
});

test('an empty question that gives every student the point counts as answered', () => {
  const [part] = resultParts([{ topicId: 'a', isCorrect: true, isAnswered: false }], topicOf);
  expect(part).toMatchObject({ correct: 1, answered: 1, total: 1 });
});

test('a part costs the points of its wrong answers, not of its empty ones', () => {
  const result = { correct: 30, scored: 75 };
  expect(pointsLost({ correct: 1, answered: 1 }, result)).toBe(0);
  expect(pointsLost({ correct: 1, answered: 5 }, result)).toBeGreaterThan(
    pointsLost({ correct: 1, answered: 2 }, result),
  );
});
