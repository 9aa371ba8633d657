import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { addDays, dayNumber } from './calendar.ts';
import { byUrgency, isDue, type Review, reviewSchedule } from './spaced-review.ts';

const first = '2026-03-01';

/** `+` correct, `-` wrong. Each answer is on the day when the question is due. */
const studied = (answers: string): Review[] => {
  const reviews: Review[] = [];
  for (const sign of answers) {
    reviews.push({ day: reviewSchedule(reviews)?.dueOn ?? first, correct: sign === '+' });
  }
  return reviews;
};

const daysUntilDue = (reviews: Review[]): number =>
  dayNumber(reviewSchedule(reviews)?.dueOn ?? '') - dayNumber(reviews.at(-1)?.day ?? '');

test('a question without answers is never due', () => {
  expect(reviewSchedule([])).toBeNull();
});

test.each<[string, number]>([
  ['+', 2],
  ['++', 11],
  ['+++', 46],
  ['++++', 163],
  ['+++++', 180],
  ['++++++', 180],
  ['-', 1],
  ['--', 1],
  ['-+', 2],
  ['-++', 6],
  ['+-', 1],
  ['++-', 2],
  ['++-+', 5],
])('answered %s when due, the question is due again after %i days', (answers, days) => {
  expect(daysUntilDue(studied(answers))).toBe(days);
});

test('stability and difficulty are those of FSRS-6 for Good and Again', () => {
  expect(reviewSchedule(studied('+'))).toEqual({ dueOn: '2026-03-03', stability: 2.3065, difficulty: 2.11810397 });
  expect(reviewSchedule(studied('-'))).toEqual({ dueOn: '2026-03-02', stability: 0.212, difficulty: 6.4133 });
});

const after = (days: number, correct = true): Review => ({ day: addDays(first, days), correct });

test('a late correct answer raises stability more than one in time, an early one less', () => {
  const [early, inTime, late] = [1, 2, 6].map((days) => daysUntilDue([after(0), after(days)]));
  expect([early, inTime, late]).toEqual([7, 11, 20]);
});

test.each<[string, Review[], Review[]]>([
  ['right after wrong', [after(0, false), after(0)], [after(0, false)]],
  ['wrong after right', [after(0), after(0, false)], [after(0)]],
  ['a hundred times', [after(0), after(2), ...Array.from({ length: 100 }, () => after(2))], [after(0), after(2)]],
  ['a clock that went back', [after(5), after(3, false)], [after(5)]],
])('only the first answer of a day counts: %s', (_, all, counted) => {
  expect(reviewSchedule(all)).toEqual(reviewSchedule(counted));
});

test('intervals are calendar days, also when the clocks change', () => {
  expect(daysUntilDue([{ day: '2026-04-04', correct: true }])).toBe(2);
  expect(reviewSchedule([{ day: '2026-09-05', correct: true }])?.dueOn).toBe('2026-09-07');
});

test('the same history gives the same schedule', () => {
  const history = studied('+-++-+++');
  const schedules = Array.from({ length: 20 }, () => JSON.stringify(reviewSchedule(history)));
  expect(new Set(schedules).size).toBe(1);
});

test.each([
  ['right and wrong', [0, 1, 4, 5, 19, 80, 81, 83, 120]],
  ['wrong, and wrong again after a year', [0, 365]],
])('days alone give the memory that the library computes for a card reviewed at those times: %s', (_, allDays) => {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
  const history = allDays.map((days) => after(days, days % 5 !== 0));
  let card: Card = createEmptyCard(new Date(`${first}T12:00:00Z`));
  for (const { day, correct } of history) {
    card = scheduler.next(card, new Date(`${day}T12:00:00Z`), correct ? Rating.Good : Rating.Again).card;
  }
  expect(reviewSchedule(history)).toMatchObject({ stability: card.stability, difficulty: card.difficulty });
});

test.each([
  ['2026-03-02', false],
  ['2026-03-03', true],
  ['2026-03-04', true],
  ['2027-03-03', true],
])('due on 3 March: asked on %s it is %s', (today, due) => {
  expect(isDue({ dueOn: '2026-03-03', stability: 2, difficulty: 5 }, today)).toBe(due);
});

test('the most overdue question comes first; on the same day the one with the lower stability', () => {
  const [old, weak, strong] = [
    { dueOn: '2026-02-27', stability: 9, difficulty: 5 },
    { dueOn: '2026-03-01', stability: 1, difficulty: 5 },
    { dueOn: '2026-03-01', stability: 2, difficulty: 5 },
  ] as const;
  expect([strong, old, weak].sort(byUrgency)).toEqual([old, weak, strong]);
});

test('a day that is not in the calendar is refused', () => {
  expect(() => reviewSchedule([{ day: '2026-02-30', correct: true }])).toThrow(RangeError);
});
