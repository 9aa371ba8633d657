import { expect, test } from 'vitest';
import { type DiagnosticTopic, diagnostic } from './diagnostic.ts';

const topic = (topicId: string, courseId: number, answered = 0, open = 20): DiagnosticTopic => ({
  topicId,
  courseId,
  answered,
  open: Array.from({ length: open }, (_, place) => ({ id: `${topicId}-${place}`, expected: place / 20 })),
});
const start = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, place) => topic(id, 1 + (place % 3)));

/** Answers what is asked, until nothing is. */
const sit = (topics: DiagnosticTopic[], mention: number | null = null) => {
  const asked: string[] = [];
  let left = topics;
  for (;;) {
    const { next, total, answered } = diagnostic(left, mention);
    if (next === null) return { asked, total, answered };
    asked.push(next.topicId);
    left = left.map((one) =>
      one.topicId === next.topicId
        ? { ...one, answered: one.answered + 1, open: one.open.filter(({ id }) => id !== next.questionId) }
        : one,
    );
  }
};
const countsOf = (ids: string[]) => ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ids.filter((one) => one === id).length);

test('it asks fifteen questions, as many of each area, spread over the topics', () => {
  const { asked, total, answered } = sit(start);
  expect([total, answered]).toEqual([15, 15]);
  expect(countsOf(asked)).toEqual([3, 3, 3, 2, 2, 2]);
  expect(new Set(asked.slice(0, 3)).size).toBe(3);
});

test('the area of the mention has more questions', () => {
  expect(diagnostic(start, 2).areas.map(({ total }) => total)).toEqual([4, 7, 4]);
});

test('the question is the one that tells most', () => {
  expect(diagnostic([topic('a', 1)], null).next?.questionId).toBe('a-12');
});

test('what was practised before counts, but one topic is not an area', () => {
  const practised = start.map((one) => (one.topicId === 'a' ? { ...one, answered: 40 } : one));
  const { areas, next } = diagnostic(practised, null);
  expect(areas[0]).toEqual({ courseId: 1, total: 5, answered: 3 });
  expect(next?.topicId).not.toBe('a');
});

test('a student who has practised everything has finished it', () => {
  expect(
    diagnostic(
      start.map((one) => ({ ...one, answered: 5 })),
      null,
    ),
  ).toMatchObject({ total: 15, answered: 15, next: null });
});

test('an area with few open questions has fewer', () => {
  const few = [topic('a', 1, 0, 2), topic('b', 2), topic('c', 3)];
  expect(sit(few)).toMatchObject({ total: 12, answered: 12 });
});

test('without content there is nothing to ask', () => {
  expect(diagnostic([], null)).toEqual({ total: 0, answered: 0, areas: [], next: null });
});
