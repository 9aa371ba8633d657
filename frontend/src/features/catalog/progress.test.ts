import { expect, test } from 'vitest';
import { barColour, overallProgress, topicPercent } from './progress.ts';

const topic = (questionsAnswered: number, questionCount: number | undefined, isCompleted = false) => ({
  questionCount,
  progress: { questionsAnswered, isCompleted },
});

test.each([
  ['no topics', [], 0],
  ['nothing answered', [topic(0, 10), topic(0, 10)], 0],
  ['half the questions, half the topics', [topic(10, 10, true), topic(0, 10)], 50],
  ['half the questions, no topic', [topic(5, 10), topic(5, 10)], 35],
  ['everything', [topic(10, 10, true), topic(3, 3, true)], 100],
  ['an unknown number of questions counts as two', [topic(1, undefined)], 35],
  ['a topic without questions adds none', [topic(0, 0), topic(7, 7, true)], 85],
  ['topics without any question', [topic(0, 0)], 0],
  ['rounded down', [topic(1, 3)], 23],
  ['rounded up', [topic(2, 3)], 47],
  ['a half is rounded up', [topic(11, 12, true), ...Array(8).fill(topic(0, 0))], 68],
  ['never beyond 100', [topic(9, 3, true)], 100],
])('%s: %j', (_, topics, percent) => {
  expect(overallProgress(topics)).toBe(percent);
});

test.each([
  [0, 10, 0],
  [1, 3, 33],
  [2, 3, 67],
  [23, 40, 58],
  [10, 10, 100],
  [11, 10, 100],
  [0, 0, 0],
  [0, undefined, 0],
  [1, undefined, 100],
])('%i of %s answered: %i percent', (answered, total, percent) => {
  expect(topicPercent(answered, total)).toBe(percent);
});

test.each([
  [100, 'green'],
  [99, 'orange'],
  [60, 'orange'],
  [59, 'blue'],
  [1, 'blue'],
  [0, 'grey'],
])('a bar at %i percent: %s', (percent, colour) => {
  expect(barColour(percent)).toBe(colour);
});
