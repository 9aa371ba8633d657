import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';

test('a refusal says its code, also where only its text is written down', () => {
  const refusal = new DomainError('exam_not_found');
  expect(refusal.code).toBe('exam_not_found');
  expect(String(refusal)).toBe('DomainError: exam_not_found');
});
