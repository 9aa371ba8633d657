import { expect, test } from 'vitest';
import { machineMemory, suitableApiProcesses } from './machine.ts';

const gigabytes = (count: number) => count * 2 ** 30;

test('this machine has memory', () => {
  expect(machineMemory()).toBeGreaterThan(gigabytes(0.1));
});

test.each([
  [1, 1, 1],
  [2, 4, 1],
  [8, 32, 4],
  [8, 4, 2],
  [3, 32, 1],
])('a machine with %i cores and %i GB runs %i api processes', (cores, memory, processes) => {
  expect(suitableApiProcesses(cores, gigabytes(memory))).toBe(processes);
});
