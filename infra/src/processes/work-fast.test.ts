import { beforeEach, expect, test, vi } from 'vitest';
import { saveMemory, workFast } from './collect-garbage.ts';

// V8 does not tell its options.
const { setFlags } = vi.hoisted(() => ({ setFlags: vi.fn<(flags: string) => void>() }));
vi.mock('node:v8', () => ({ setFlagsFromString: setFlags }));
const isSaving = () => setFlags.mock.lastCall?.[0] === '--memory-saver-mode';

beforeEach(saveMemory);

test('memory is not saved while fast work runs', async () => {
  expect(isSaving()).toBe(true);
  expect(await workFast(async () => isSaving())).toBe(false);
  expect(isSaving()).toBe(true);
});

test('memory is saved again after work that failed', async () => {
  const failure = new Error('the disk is full');
  await expect(workFast(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(isSaving()).toBe(true);
});

test('memory is saved again when the last of two works has ended', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const works = [workFast(() => first.promise), workFast(() => second.promise)];
  first.resolve();
  await works[0];
  expect(isSaving()).toBe(false);
  second.resolve();
  await works[1];
  expect(isSaving()).toBe(true);
});
