import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { memoryOptions } from './memory-options.ts';

const gigabytes = (count: number) => count * 2 ** 30;

test.each([
  [1, 1, 384],
  [8, 1, 512],
  [64, 1, 1_024],
  [8, 5, 409],
  [24, 16, 384],
])('on a machine with %i GB the heap of each of %i processes has at most %i MB', (memory, processes, megabytes) => {
  const { NODE_OPTIONS } = memoryOptions(gigabytes(memory), processes);
  expect(NODE_OPTIONS).toBe(`--max-old-space-size=${megabytes} --max-semi-space-size=4`);
});

test('Node accepts the options, and those of the operator come after them', () => {
  const print = "process.stdout.write(String(require('v8').getHeapStatistics().heap_size_limit))";
  const limitOf = (given?: string) => {
    const env = {
      ...process.env,
      ...memoryOptions(gigabytes(8), 1, given === undefined ? {} : { NODE_OPTIONS: given }),
    };
    return Number(spawnSync(process.execPath, ['-e', print], { env, encoding: 'utf8' }).stdout) / 2 ** 20;
  };
  expect(limitOf()).toBeGreaterThan(512);
  expect(limitOf()).toBeLessThan(600);
  expect(limitOf('--max-old-space-size=2000')).toBeGreaterThan(2_000);
});

test('all threads of a service share one arena, unless the operator wants more', () => {
  expect(memoryOptions(gigabytes(8), 1).MALLOC_ARENA_MAX).toBe('1');
  expect(memoryOptions(gigabytes(8), 1, { MALLOC_ARENA_MAX: '4' }).MALLOC_ARENA_MAX).toBe('4');
});
