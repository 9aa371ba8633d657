import { expect, test } from 'vitest';
import { inCourses, unitsOf } from '../../shared/study/topic-order.ts';
import { atoms } from '../../shared/testing/examples.ts';
import { chosenOf, nextUnfinished, subjectsOf, topicsOf } from './selection.ts';

const courses = [
  { id: 1, title: 'Química', subject: 'Química' },
  { id: 2, title: 'Física', subject: 'Física' },
  { id: 4, title: 'Química II', subject: 'Química' },
];
const topic = (id: string, courseId: number, unit: string, isCompleted = false) => ({
  ...atoms,
  id,
  courseId,
  unit,
  progress: { ...atoms.progress, isCompleted },
});

test('subjects are distinct and keep their order', () => {
  expect(subjectsOf(courses)).toEqual(['Química', 'Física']);
});

test('a subject has the topics of all its courses', () => {
  const topics = [topic('a', 1, 'U'), topic('b', 2, 'U'), topic('c', 4, 'U')];
  expect(topicsOf('Química', courses, topics).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('the first option is chosen by default, and when the chosen one no longer exists', () => {
  expect(chosenOf(['a', 'b'], null)).toBe('a');
  expect(chosenOf(['a', 'b'], 'b')).toBe('b');
  expect(chosenOf(['a', 'b'], 'x')).toBe('a');
  expect(chosenOf([], 'x')).toBeUndefined();
});

test('the next unfinished topic is in the order of the units', () => {
  const topics = [topic('u1', 1, 'U', true), topic('v1', 1, 'V'), topic('u2', 1, 'U')];
  expect(unitsOf(topics)).toEqual(['U', 'V']);
  expect(nextUnfinished(topics)?.id).toBe('u2');
  expect(nextUnfinished([topic('a', 1, 'U', true)])).toBeUndefined();
});

test('teachers see the topics course by course, and those of a unit together', () => {
  const topics = [
    topic('u1', 1, 'U'),
    topic('w1', 2, 'W'),
    topic('v1', 1, 'V'),
    topic('w2', 2, 'W'),
    topic('u2', 1, 'U'),
  ];
  expect(inCourses(topics).map(({ id }) => id)).toEqual(['u1', 'u2', 'v1', 'w1', 'w2']);
});
