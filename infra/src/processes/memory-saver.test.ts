import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageReturn } from './memory-saver.ts';

const saving = '--memory-saver-mode';
const notSaving = '--no-memory-saver-mode';

test('V8 knows the options that limit memory', () => {
  const script = `
    import { limitBusyHeap, saveMemory } from ${JSON.stringify(new URL('./memory-saver.ts', import.meta.url).href)};
    limitBusyHeap();
    saveMemory();
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  // V8 complains about an option that it does not know, and goes on.
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

describe('one collection of the whole heap saves memory,', () => {
  const flags: string[] = [];
  const collected = () => createPageReturn((set) => flags.push(set), 10_000);
  const flagsAfter = (call: () => void) => {
    call();
    return flags.splice(0);
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('and no other for some time', () => {
    const at = collected();
    expect(flagsAfter(() => at(0))).toEqual([saving]);
    expect(flagsAfter(() => at(500))).toEqual([notSaving]);
    expect(flagsAfter(() => at(1_000))).toEqual([]);
    expect(flagsAfter(() => at(9_999))).toEqual([]);
    expect(flagsAfter(() => at(10_000))).toEqual([saving]);
    expect(flagsAfter(() => at(10_500))).toEqual([notSaving]);
    expect(flagsAfter(() => vi.advanceTimersByTime(60_000))).toEqual([]);
  });

  test('unless none comes soon', () => {
    const at = collected();
    expect(flagsAfter(() => at(0))).toEqual([saving]);
    expect(flagsAfter(() => vi.advanceTimersByTime(2_000))).toEqual([notSaving]);
    expect(flagsAfter(() => at(5_000))).toEqual([]);
  });
});

test('a process gives pages back that its heap no longer needs', () => {
  const script = `
    import { setImmediate } from 'node:timers/promises';
    import { limitBusyHeap } from ${JSON.stringify(new URL('./memory-saver.ts', import.meta.url).href)};
    limitBusyHeap(100);
    const objects = (count) => Array.from({ length: count }, (_, index) => ({ index, text: [index] }));
    let held = Array.from({ length: 100 }, () => objects(10_000));
    const most = process.memoryUsage.rss();
    held = held.slice(0, 30);
    // They live for a while, so the whole heap must be collected again and again.
    for (let turn = 0; process.memoryUsage.rss() > most - 40_000_000; turn += 1) {
      held[turn % held.length] = objects(10_000);
      await setImmediate();
    }
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
