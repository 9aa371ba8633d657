import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'matraz-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('the first use creates secrets, and later uses read the same ones', () => {
  const first = loadSecrets(dataDir);
  expect(loadSecrets(dataDir)).toEqual(first);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('[security 38] two platforms never share a secret', () => {
  const other = mkdtempSync(join(tmpdir(), 'matraz-secrets-'));
  try {
    const [ours, theirs] = [loadSecrets(dataDir), loadSecrets(other)];
    for (const name of ['sessionSecret', 'oidcClientSecret'] as const) expect(ours[name]).not.toBe(theirs[name]);
    expect(ours.jwks.keys[0]?.n).not.toBe(theirs.jwks.keys[0]?.n);
  } finally {
    rmSync(other, { recursive: true });
  }
});

test('[security 38] only the owner can read the file, also after its mode was changed', () => {
  const mode = () => statSync(join(dataDir, 'secrets.json')).mode & 0o777;
  loadSecrets(dataDir);
  expect(mode()).toBe(0o600);
  chmodSync(join(dataDir, 'secrets.json'), 0o644);
  loadSecrets(dataDir);
  expect(mode()).toBe(0o600);
});

test('a damaged file stops the start, and the error says not to delete it: no backup has it', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{"sessionSecret":');
  expect(() => loadSecrets(dataDir)).toThrow(
    /secrets\.json está dañado: corríjalo y no lo borre, porque ningún respaldo lo tiene/,
  );
});
