import { expect, test } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { ofScore, ofToday, ofUser } from './find-moments.ts';

const today = '2026-11-25';
const kinds = (found: ReturnType<typeof ofUser>) => found.map(({ moment, upTo }) => [moment.kind, upTo]);
const titles = (found: ReturnType<typeof ofUser>) => found.map(({ moment }) => moment.title);

test('a new level is a moment, once for each level', () => {
  const found = ofUser({ ...antonia, xp: 495 }, { ...antonia, xp: 505 }, today);
  expect(kinds(found)).toEqual([['level', 4]]);
  expect(found[0]?.moment).toMatchObject({ title: '¡Nivel 4!', text: 'Ahora eres Explorador.' });
  expect(ofUser({ ...antonia, xp: 505 }, { ...antonia, xp: 515 }, today)).toEqual([]);
});

test('the first reply of a page, and that of another student, are no moment', () => {
  expect(ofUser(undefined, { ...antonia, xp: 505 }, today)).toEqual([]);
  expect(ofUser({ ...antonia, id: 'otra', xp: 0 }, { ...antonia, xp: 505 }, today)).toEqual([]);
});

test('a level of the streak is a moment on its day', () => {
  const streak = (days: number, streakDay: string) => ({ ...antonia, streak: days, streakDay });
  const found = ofUser(streak(6, '2026-11-24'), streak(7, today), today);
  expect(kinds(found)).toEqual([['streak', 20_782]]);
  expect(titles(found)).toEqual(['¡7 días seguidos!']);
  expect(ofUser(streak(7, '2026-11-24'), streak(8, today), today)).toEqual([]);
  expect(ofUser(streak(4, '2026-11-21'), streak(8, today), today)).toEqual([]);
});

test('a used freeze is told, also by the first reply of a page', () => {
  const freezes = { saved: 0, untilNext: 7, used: ['2026-11-24'] };
  const found = ofUser(undefined, { ...antonia, freezes }, today);
  expect(kinds(found)).toEqual([['freeze', 20_781]]);
  expect(found[0]?.moment.text).toBe('Tu racha sigue: usamos un protector el martes.');
  expect(ofUser(undefined, { ...antonia, freezes: { ...freezes, used: ['2026-11-20'] } }, today)).toEqual([]);
});

test('a score above all earlier ones, and one that reaches the goal, are moments', () => {
  expect(kinds(ofScore({ score: 700, others: [650, 640], goal: 680 }))).toEqual([
    ['goal-score', 680],
    ['best-score', 700],
  ]);
  expect(ofScore({ score: 650, others: [650], goal: 680 })).toEqual([]);
  expect(ofScore({ score: 650, others: [], goal: null })).toEqual([]);
});

test('the minutes of today are a moment when they reach the goal, not afterwards and not from yesterday', () => {
  const at = (minutes: number, day = today) => ({ today: day, done: { minutes, goal: 15 } });
  expect(kinds(ofToday(at(12), at(16)))).toEqual([['minutes', 20_782]]);
  for (const before of [undefined, at(15), at(12, '2026-11-24')]) expect(ofToday(before, at(16))).toEqual([]);
});
