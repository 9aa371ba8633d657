import { expect, test } from 'vitest';
import { enoughQuestions, resultParts, topicsToStudy } from './result-parts.ts';

/** So many questions of a topic, the first ones right. */
const of = (topicId: string | undefined, correct: number, total: number) =>
  Array.from({ length: total }, (_, place) => ({ topicId, isCorrect: place < correct }));
const topicOf = ({ topicId }: { topicId: string | undefined }) => topicId;
const study = (...questions: ReturnType<typeof of>) => {
  const correct = questions.filter(({ isCorrect }) => isCorrect).length;
  return topicsToStudy(resultParts(questions, topicOf), { correct, scored: questions.length });
};

test('each part counts its questions, in the order of the exam; a question without a key is in none', () => {
  expect(resultParts([...of('b', 1, 2), ...of(undefined, 3, 3), ...of('a', 0, 1), ...of('b', 1, 1)], topicOf)).toEqual([
    { key: 'b', correct: 2, total: 3, isEnough: false },
    { key: 'a', correct: 0, total: 1, isEnough: false },
  ]);
  expect(resultParts(of(undefined, 1, 4), topicOf)).toEqual([]);
});

test('a part with few questions says nothing', () => {
  const [few, many] = [enoughQuestions - 1, enoughQuestions].map((total) => resultParts(of('a', 4, total), topicOf)[0]);
  expect([few?.isEnough, many?.isEnough]).toEqual([false, true]);
});

test('what costs most points is studied first', () => {
  const topics = study(...of('some', 2, 8), ...of('many', 2, 12), ...of('none', 20, 20));
  expect(topics.map(({ key, missed }) => [key, missed])).toEqual([
    ['many', 10],
    ['some', 6],
  ]);
  expect(topics[0]?.points).toBeGreaterThan(topics[1]?.points ?? 0);
});

test('a topic that is known to be weak comes before one of which too little is known', () => {
  const topics = study(...of('perhaps', 15, 22), ...of('weak', 0, 4), ...of('rest', 30, 30));
  expect(topics.map(({ key, missed, isKnown }) => [key, missed, isKnown])).toEqual([
    ['weak', 4, true],
    ['perhaps', 7, false],
  ]);
});

test('one wrong answer of one is not enough to know', () => {
  expect(study(...of('a', 0, 1), ...of('b', 3, 3))[0]?.isKnown).toBe(false);
});

test('when all is right there is nothing to study', () => {
  expect(study(...of('a', 5, 5))).toEqual([]);
});
