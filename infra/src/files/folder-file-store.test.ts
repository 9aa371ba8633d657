import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFolderFileStore } from './folder-file-store.ts';
import { fileStoreContract, namesOf } from './testing/file-store.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'matraz-files-'));
afterAll(() => rmSync(root, { recursive: true }));
const emptyFolder = () => join(mkdtempSync(join(root, 'store-')), 'uploads');

fileStoreContract('a folder', async () => createFolderFileStore(emptyFolder()));

test('what a killed process left is not listed', async () => {
  const folder = emptyFolder();
  const store = createFolderFileStore(folder);
  await store.put('a.webp', Buffer.from('uno'));
  writeFileSync(join(folder, '.0192.part'), 'half');
  mkdirSync(join(folder, 'b.webp'));
  expect(await namesOf(store)).toEqual(['a.webp']);
});
