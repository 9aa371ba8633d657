import { spawnSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { createMemorySaver } from './memory-saver.ts';

let flag: string;
let saver: ReturnType<typeof createMemorySaver>;
beforeEach(() => {
  saver = createMemorySaver((set) => {
    flag = set;
  });
  saver.saveMemory();
});
const saving = '--memory-saver-mode';
const notSaving = '--no-memory-saver-mode';

test('memory is not saved while fast work runs', async () => {
  expect(flag).toBe(saving);
  expect(await saver.workFast(async () => flag)).toBe(notSaving);
  expect(flag).toBe(saving);
});

test('memory is saved again after work that failed', async () => {
  const failure = new Error('the disk is full');
  await expect(saver.workFast(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(flag).toBe(saving);
});

test('memory is saved again when the last of two works has ended', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const works = [saver.workFast(() => first.promise), saver.workFast(() => second.promise)];
  first.resolve();
  await works[0];
  expect(flag).toBe(notSaving);
  second.resolve();
  await works[1];
  expect(flag).toBe(saving);
});

test('a process that does not save memory is not made to save it', async () => {
  const other = createMemorySaver((set) => {
    flag = set;
  });
  await other.workFast(async () => {});
  expect(flag).toBe(notSaving);
});

test('V8 knows the options that limit memory', () => {
  const script = `
    import { collectAlone, growSlowly, saveMemory, workFast } from ${JSON.stringify(new URL('./memory-saver.ts', import.meta.url).href)};
    growSlowly();
    collectAlone();
    saveMemory();
    await workFast(async () => {});
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  // V8 complains about an option that it does not know, and goes on.
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
