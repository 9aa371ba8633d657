import { expect, test } from 'vitest';
import { subjectLook } from './subject-look.tsx';

test.each([
  ['Chemistry', 'Química'],
  ['Physics', 'Física'],
  ['Biology', 'Biología'],
] as const)('%s is shown as %s', (subject, name) => {
  expect(subjectLook(subject).name).toBe(name);
});
