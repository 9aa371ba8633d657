import { expect, test } from 'vitest';
import { abilityOf as abilityOn, type Evidence, type Part, rightShare, type Weights } from './ability.ts';

const answer = (fields: Partial<Evidence> = {}): Evidence => ({
  day: '2026-03-02',
  courseId: 1,
  topicId: 'a',
  skill: null,
  options: 4,
  difficulty: 0,
  isRepeat: false,
  correct: true,
  ...fields,
});
const abilityOf = (answers: readonly Evidence[], today = '2026-03-02') => abilityOn(answers, today);
const times = (count: number, fields: Partial<Evidence> = {}) => Array.from({ length: count }, () => answer(fields));
const sum = (...parts: Part[]): Weights => new Map(parts.map((part) => [part, 1]));
const topicA = sum('overall', 'area 1', 'topic a');
const topicB = sum('overall', 'area 1', 'topic b');
const elsewhere = sum('overall', 'area 2', 'topic c');

test('before any answer a student is in the middle, and nothing is certain', () => {
  expect(abilityOf([]).estimate(topicA)).toEqual({ mean: 0, variance: 0.8 + 0.3 + 0.5 });
});

test('right answers raise the ability and wrong ones lower it', () => {
  expect(abilityOf(times(5)).estimate(topicA).mean).toBeGreaterThan(0.5);
  expect(abilityOf(times(5, { correct: false })).estimate(topicA).mean).toBeLessThan(-0.5);
});

test('an answer tells most about its topic, less about its area, and least about the rest', () => {
  const ability = abilityOf(times(10));
  const means = [topicA, topicB, elsewhere].map((weights) => ability.estimate(weights).mean);
  expect(means).toEqual([...means].sort((one, other) => other - one));
  expect(means[2]).toBeGreaterThan(0);
});

test('many answers in one topic leave the others uncertain', () => {
  const ability = abilityOf([...times(100), ...times(100, { correct: false })]);
  expect(ability.estimate(topicA).variance).toBeLessThan(0.1);
  expect(ability.estimate(elsewhere).variance).toBeGreaterThan(0.9);
});

test('a right answer to a hard question tells more than one to an easy question', () => {
  const meanAfter = (difficulty: number) => abilityOf([answer({ difficulty })]).estimate(topicA).mean;
  expect(meanAfter(1)).toBeGreaterThan(meanAfter(-1));
});

test('a right answer that may be guessed tells less', () => {
  const meanAfter = (options: number) => abilityOf([answer({ options })]).estimate(topicA).mean;
  expect(meanAfter(2)).toBeLessThan(meanAfter(5));
});

test('a repeated question tells less than a new one, and is expected to be easier', () => {
  const ability = abilityOf([answer()]);
  expect(ability.predict(answer({ isRepeat: true }))).toBeGreaterThan(ability.predict(answer()));
  expect(abilityOf([answer({ isRepeat: true })]).estimate(topicA).mean).toBeLessThan(ability.estimate(topicA).mean);
});

test('what was known long ago is less certain, and what was won is partly lost', () => {
  const [fresh, old] = [abilityOf(times(20)), abilityOf(times(20), '2026-12-01')];
  expect(old.estimate(topicA).mean).toBeLessThan(fresh.estimate(topicA).mean);
  expect(old.estimate(topicA).variance).toBeGreaterThan(fresh.estimate(topicA).variance);
});

test('days pass the same with and without an answer between them', () => {
  const later = answer({ day: '2026-06-01', courseId: 2, topicId: 'c', correct: false });
  const [none, one] = [abilityOf(times(20), '2026-12-01'), abilityOf([...times(20), later], '2026-12-01')];
  const ofTopic = sum('topic a');
  expect(one.estimate(ofTopic).variance).toBeCloseTo(none.estimate(ofTopic).variance, 2);
  expect(abilityOf([later], '2026-01-01').estimate(topicA)).toEqual(abilityOf([later], later.day).estimate(topicA));
});

test('the order in which answers are given to the rule does not matter, only their days', () => {
  const answers = [answer({ day: '2026-03-09', correct: false }), answer({ day: '2026-03-02' })];
  expect(abilityOf(answers).estimate(topicA)).toEqual(abilityOf([...answers].reverse()).estimate(topicA));
});

test('a student who knows nothing guesses right as often as chance', () => {
  expect(rightShare({ mean: -50, variance: 0 }, 4)).toBeCloseTo(0.25);
  expect(rightShare({ mean: 0, variance: 0 }, 4)).toBeCloseTo(0.625);
  expect(rightShare({ mean: 2, variance: 4 }, 4)).toBeLessThan(rightShare({ mean: 2, variance: 0 }, 4));
});
