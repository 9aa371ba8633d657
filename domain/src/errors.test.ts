import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';

test('the code of a refusal is also its message', () => {
  const refusal = new DomainError('exam_not_found');
  expect(refusal.code).toBe('exam_not_found');
  expect(String(refusal)).toBe('DomainError: exam_not_found');
});
