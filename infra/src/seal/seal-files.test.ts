import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKeptSeals, sealFolder, writeSealFiles } from './seal-files.ts';

test('the worker and an operator who seal at the same time do not write the same draft, and keep the first seal of the day', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-seal-files-'));
  const folder = sealFolder(dataDir);
  const seal = (note: string) => writeSealFiles(dataDir, { note, sealedAt: new Date(0), publicKey: 'key' }, []);
  seal('first');
  const names = readdirSync(folder).sort();
  expect(names).toEqual(['1970-01-01.checkpoint', 'last.checkpoint', 'public-keys.txt']);
  // The other process has written a half of its draft.
  const drafts = names.map((name) => join(folder, `${name}.draft`));
  for (const draft of drafts) writeFileSync(draft, 'half');
  seal('second');
  expect(drafts.map((draft) => readFileSync(draft, 'utf8'))).toEqual(names.map(() => 'half'));
  expect(readFileSync(join(folder, 'last.checkpoint'), 'utf8')).toBe('second');
  expect(readdirSync(folder)).toHaveLength(2 * names.length);
  expect(readKeptSeals(dataDir)).toEqual({ last: 'second', notes: ['first', 'second'], publicKeys: ['key'] });
  rmSync(dataDir, { recursive: true });
});
