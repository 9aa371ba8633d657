import { expect, test } from 'vitest';
import { nextStep, type PathTopic, type Situation, studyFirst } from './next-step.ts';

const topic = (id: string, change: Partial<PathTopic> = {}): PathTopic => ({
  id,
  title: `Tema ${id}`,
  answered: 0,
  left: 10,
  ready: 10,
  lessons: 2,
  mastery: null,
  expected: 0.7,
  answers: 0,
  right: 0,
  ...change,
});
const exam = (id: string, isDone = false) => ({ id, title: `Ensayo ${id}`, minutes: 160, isDone });
const nothing: Situation = { openAttempt: null, due: 0, diagnosticLeft: 0, topics: [], exams: [] };
const stepOf = (change: Partial<Situation>) => {
  const step = nextStep({ ...nothing, ...change });
  return step && [step.kind, step.targetId];
};

const weak = topic('débil', { answered: 8, left: 2, mastery: 0.5 });
const strong = topic('fuerte', { answered: 8, left: 2, mastery: 0.9 });
const done = topic('listo', { answered: 10, left: 0, ready: 0, mastery: 0.4 });
const all = {
  openAttempt: { id: 'a1', title: 'Ensayo 1', minutes: 90 },
  due: 3,
  diagnosticLeft: 15,
  topics: [topic('nuevo')],
  exams: [exam('e1')],
};

test('an open exam comes first, because its time runs', () => expect(stepOf(all)).toEqual(['exam-running', 'a1']));

test('then due reviews', () => expect(stepOf({ ...all, openAttempt: null })).toEqual(['review', null]));

test('then the diagnostic, for a beginner', () =>
  expect(stepOf({ ...all, openAttempt: null, due: 0 })).toEqual(['diagnostic', null]));

test('the diagnostic says how many of its questions are left', () =>
  expect(nextStep({ ...nothing, diagnosticLeft: 12, topics: [topic('nuevo', { answered: 3 })] })).toMatchObject({
    kind: 'diagnostic',
    count: 12,
    minutes: 6,
  }));

test('who has answered fifteen questions is no beginner', () =>
  expect(stepOf({ diagnosticLeft: 15, topics: [topic('nuevo', { answered: 15 })] })).toEqual(['topic', 'nuevo']));

test('who has taken an exam is no beginner', () =>
  expect(stepOf({ diagnosticLeft: 15, topics: [topic('nuevo')], exams: [exam('e1', true)] })).toEqual([
    'topic',
    'nuevo',
  ]));

test('a weak topic is asked again when all its questions were answered, but not on the same day', () => {
  const again = topic('otra vez', { answered: 8, left: 0, ready: 8, mastery: 0.3 });
  expect(stepOf({ topics: [weak, again] })).toEqual(['weak-topic', 'otra vez']);
  expect(nextStep({ ...nothing, topics: [again] })).toMatchObject({ count: 8, percent: 30, minutes: 4 });
  expect(stepOf({ topics: [{ ...again, ready: 0 }], exams: [exam('e1')] })).toEqual(['exam', 'e1']);
});

test('the weakest topic with something left comes before the next one', () => {
  const weaker = topic('más débil', { answered: 8, left: 1, mastery: 0.3 });
  expect(stepOf({ topics: [topic('nuevo'), strong, weak, weaker, done] })).toEqual(['weak-topic', 'más débil']);
});

test('a topic at 70 % is not weak', () =>
  expect(stepOf({ topics: [topic('justo', { answered: 9, mastery: 0.7 })] })).toEqual(['topic', 'justo']));

test('a started topic comes before a new one, and a new one by its order', () => {
  expect(stepOf({ topics: [topic('uno'), strong] })).toEqual(['topic', 'fuerte']);
  expect(stepOf({ topics: [done, topic('uno'), topic('dos')] })).toEqual(['topic', 'uno']);
});

test('of the started topics the one of which least is expected comes first', () => {
  const few = { answered: 1, left: 7 };
  expect(
    stepOf({ topics: [topic('bien', { ...few, expected: 0.8 }), topic('mal', { ...few, expected: 0.5 })] }),
  ).toEqual(['topic', 'mal']);
});

const oneWrong = { answered: 1, left: 7, answers: 1, right: 0 };

test('a few answers with a wrong one point to a topic, after those that are known to be weak', () => {
  const few = topic('pocas', { ...oneWrong, expected: 0.4 });
  expect(stepOf({ topics: [few, weak] })).toEqual(['weak-topic', 'débil']);
  expect(nextStep({ ...nothing, topics: [strong, few] })).toMatchObject({
    targetId: 'pocas',
    percent: null,
    count: 10,
  });
  expect(stepOf({ topics: [topic('bien', { ...oneWrong, right: 1, expected: 0.6 })] })).toEqual(['topic', 'bien']);
});

test('the first topic to study is the next step, with the reason that every page shows', () => {
  const topics = [strong, topic('pocas', { ...oneWrong, expected: 0.5 }), { ...weak, answers: 8, right: 3 }];
  expect(studyFirst(topics)).toMatchObject([
    { topicId: 'débil', title: 'Tema débil', reason: 'weak', percent: 50, answers: 8, right: 3, count: 10 },
    { topicId: 'pocas', title: 'Tema pocas', reason: 'few', percent: null, answers: 1, right: 0, count: 10 },
  ]);
  expect(nextStep({ ...nothing, topics })).toMatchObject({ targetId: 'débil', percent: 50, count: 10 });
});

test('a fact says how many answers were right, and what is estimated from them', () => {
  const factOf = (change: Partial<PathTopic>) => studyFirst([topic('a', change)])[0]?.fact;
  expect(factOf({ ...weak, answers: 8, right: 3 })).toBe('Acertaste 3 de 8: estimamos que lo dominas en 50\u00a0%.');
  expect(factOf({ ...oneWrong, expected: 0.5 })).toBe('Acertaste 0 de 1: son pocas para saberlo.');
  expect(factOf({})).toBe('Es lo que sigue en tu camino.');
  expect(factOf({ ...weak, answers: 8, right: 3, left: 0, ready: 0 })).toContain('mañana vuelven');
});

test('a weak topic that was practised to its end today comes after those that can be practised', () => {
  const topics = [topic('hoy no', { answered: 8, left: 0, ready: 0, mastery: 0.3 }), weak];
  expect(studyFirst(topics).map(({ topicId, count }) => [topicId, count])).toEqual([
    ['débil', 10],
    ['hoy no', 0],
  ]);
  expect(stepOf({ topics })).toEqual(['weak-topic', 'débil']);
});

test('a failed topic that was practised to its end today comes right after the first one, before less certain ones', () => {
  const few = (id: string) => topic(id, { answered: 1, answers: 1, right: 0, expected: 0.5 });
  const failed = topic('reprobado', { answered: 8, left: 0, ready: 0, mastery: 0.43, answers: 8, right: 1 });
  const ids = studyFirst([few('a'), few('b'), few('c'), failed]).map(({ topicId }) => topicId);
  expect(ids).toEqual(['a', 'reprobado', 'b']);
});

test('without a weak topic the next unfinished one is studied first; at most three are named', () => {
  expect(studyFirst([strong, topic('nuevo')])).toMatchObject([{ topicId: 'fuerte', reason: 'next', count: 2 }]);
  expect(studyFirst(['a', 'b', 'c', 'd'].map((id) => ({ ...weak, id })))).toHaveLength(3);
  expect(studyFirst([])).toEqual([]);
});

test('an exam comes when no topic is left, one that was not taken first', () => {
  expect(stepOf({ topics: [done], exams: [exam('e1', true), exam('e2')] })).toEqual(['exam', 'e2']);
  expect(stepOf({ topics: [done], exams: [exam('e1', true)] })).toEqual(['exam', 'e1']);
});

test('without anything to study there is no step', () => expect(stepOf({})).toBeNull());

test('a step says how long it takes', () => {
  expect(nextStep({ ...nothing, due: 40 })?.minutes).toBe(10);
  expect(nextStep({ ...nothing, topics: [topic('uno', { left: 10 })] })?.minutes).toBe(5);
  expect(nextStep(all)?.minutes).toBe(90);
});
