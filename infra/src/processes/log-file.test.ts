import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shortenLogs, withLog } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matraz-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const text = (name: string) => readFileSync(path(name), 'utf8');

test('a log is appended to, and only its owner can read it', () => {
  withLog(path('api.log'), (descriptor) => writeSync(descriptor, 'one '));
  withLog(path('api.log'), (descriptor) => writeSync(descriptor, 'two'));
  expect(text('api.log')).toBe('one two');
});

test('a log that is too large is copied and emptied while its process writes', () => {
  const descriptor = openSync(path('api.log'), 'a');
  writeSync(descriptor, 'x'.repeat(101));
  writeFileSync(path('worker.log'), 'y'.repeat(100));
  shortenLogs(folder, 100);
  writeSync(descriptor, 'after');
  closeSync(descriptor);
  expect(text('api.log')).toBe('after');
  expect(text('api.log.1')).toBe('x'.repeat(101));
  expect(text('worker.log')).toHaveLength(100);

  writeFileSync(path('api.log'), 'z'.repeat(200));
  shortenLogs(folder, 100);
  expect(text('api.log.1')).toBe('z'.repeat(200));
  expect(text('api.log')).toBe('');
});

test('a missing folder is no error', () => {
  shortenLogs(path('none'));
});
