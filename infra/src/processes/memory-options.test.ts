import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { memoryOptions, v8Options } from './memory-options.ts';
import type { ServiceName } from './pid-file.ts';

const gigabytes = (count: number) => count * 2 ** 30;

test.each([
  [1, 1, 384],
  [8, 1, 512],
  [64, 1, 1_024],
  [8, 5, 409],
  [24, 16, 384],
])('on a machine with %i GB the heap of each of %i processes has at most %i MB', (memory, processes, megabytes) => {
  const { NODE_OPTIONS } = memoryOptions('api', { memory: gigabytes(memory), apiProcesses: processes });
  expect(NODE_OPTIONS).toBe(`--max-old-space-size=${megabytes} --max-semi-space-size=8`);
});

test('the number of api processes changes nothing for the others, and the worker has the smallest space for new objects', () => {
  const optionsOf = (service: ServiceName) =>
    memoryOptions(service, { memory: gigabytes(8), apiProcesses: 5 }).NODE_OPTIONS;
  expect(optionsOf('projector')).toBe('--max-old-space-size=512 --max-semi-space-size=4');
  expect(optionsOf('worker')).toBe('--max-old-space-size=512 --max-semi-space-size=1');
});

const small = { memory: gigabytes(8), apiProcesses: 1 };

test('Node accepts the options, and those of the operator come after them', () => {
  const print = "process.stdout.write(String(require('v8').getHeapStatistics().heap_size_limit))";
  const limitOf = (given?: string) => {
    const env = {
      ...process.env,
      ...memoryOptions('api', small, given === undefined ? {} : { NODE_OPTIONS: given }),
    };
    return Number(spawnSync(process.execPath, ['-e', print], { env, encoding: 'utf8' }).stdout) / 2 ** 20;
  };
  expect(limitOf()).toBeGreaterThan(512);
  expect(limitOf()).toBeLessThan(600);
  expect(limitOf('--max-old-space-size=2000')).toBeGreaterThan(2_000);
});

test('Node knows the options of V8', () => {
  for (const options of Object.values(v8Options)) {
    expect(spawnSync(process.execPath, [...options, '-e', '']).stderr.toString()).toBe('');
  }
});

test('all threads of a service share one arena, unless the operator wants more', () => {
  expect(memoryOptions('api', small).MALLOC_ARENA_MAX).toBe('1');
  expect(memoryOptions('api', small, { MALLOC_ARENA_MAX: '4' }).MALLOC_ARENA_MAX).toBe('4');
});
