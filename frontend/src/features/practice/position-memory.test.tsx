import { beforeEach, expect, test } from 'vitest';
import { rememberedPosition, rememberPosition } from './position-memory.ts';

beforeEach(() => localStorage.clear());

test('lesson and question are remembered separately, by topic and student', () => {
  rememberPosition('ana', 't1', 'lesson', 2);
  rememberPosition('ana', 't1', 'question', 4);
  expect(rememberedPosition('ana', 't1', 'lesson', 5)).toBe(2);
  expect(rememberedPosition('ana', 't1', 'question', 5)).toBe(4);
  expect(rememberedPosition('ana', 't2', 'lesson', 5)).toBeUndefined();
  expect(rememberedPosition('luis', 't1', 'lesson', 5)).toBeUndefined();
});

test('a position that no longer exists is not used', () => {
  rememberPosition('ana', 't1', 'lesson', 5);
  expect(rememberedPosition('ana', 't1', 'lesson', 5)).toBeUndefined();
  expect(rememberedPosition('ana', 't1', 'lesson', 6)).toBe(5);
});

test('an unreadable value is not used', () => {
  localStorage.setItem('matraz.position.ana.t1', 'no es JSON');
  expect(rememberedPosition('ana', 't1', 'lesson', 5)).toBeUndefined();
});
