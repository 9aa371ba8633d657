import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDatabaseSecrets } from '@matraz/infra/config/database-secrets';
import { expect, test } from 'vitest';
import { ownerUrlOf } from './database.ts';

test('the owner of the embedded server has its own address; a server of DATABASE_URL keeps its role', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-owner-'));
  const { databasePassword } = loadDatabaseSecrets(dataDir);
  const owner = new URL(ownerUrlOf('postgres://matraz_service:x@127.0.0.1:5433/matraz', dataDir));
  expect([owner.username, decodeURIComponent(owner.password), owner.port]).toEqual([
    'postgres',
    databasePassword,
    '5433',
  ]);
  const other = 'postgres://matraz:y@db/matraz';
  expect(ownerUrlOf(other, dataDir)).toBe(other);
  rmSync(dataDir, { recursive: true });
});
