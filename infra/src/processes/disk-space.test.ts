import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mayMount } from '../testing/privileges.ts';
import { readDisks } from './disk-space.ts';

const canMount = mayMount('the free space of two disks');

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'matraz-space-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('two folders on one disk are one disk, and a folder that is missing is left out', async () => {
  const data = makeFolder();
  const disks = await readDisks([
    ['data', data],
    ['database', join(data, 'none')],
  ]);
  expect(disks).toEqual([{ folder: 'data', freeBytes: expect.any(Number), sizeBytes: expect.any(Number) }]);
  mkdirSync(join(data, 'postgres'));
  const same = await readDisks([
    ['data', data],
    ['database', join(data, 'postgres')],
  ]);
  expect(same.map(({ folder }) => folder)).toEqual(['data']);
});

test.runIf(canMount)('a disk of its own has its own free space', async () => {
  const data = makeFolder();
  const database = join(data, 'postgres');
  mkdirSync(database);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'matraz-tests', database]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', database]));
  const read = async () => (await readDisks([['data', data] as const, ['database', database] as const]))[1];
  expect(await read()).toEqual({ folder: 'database', freeBytes: 2 ** 20, sizeBytes: 2 ** 20 });
  writeFileSync(join(database, 'file'), Buffer.alloc(2 ** 19));
  expect(await read()).toEqual({ folder: 'database', freeBytes: 2 ** 19, sizeBytes: 2 ** 20 });
});
