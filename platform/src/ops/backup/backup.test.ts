import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newEvent } from '@matraz/infra/event-store/testing/harness';
import { openFileStore } from '@matraz/infra/files/open-file-store';
import { newId } from '@matraz/infra/ids';
import { selectLastBackup } from '@matraz/infra/postgres/last-backup';
import { lockDataDir, makeDataDir } from '@matraz/infra/processes/data-dir';
import { selectOlderKeys } from '@matraz/infra/seal/seal-tables';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimReadTables, useOps, withTerminal } from '../testing/use-ops.ts';
import { tableName, unpackArchive, writeArchive } from './archive.ts';
import { keptTables, leftOutTables, type TableSummary } from './tables.ts';

const ops = useOps();
let other: TestDatabase;
beforeEach(async () => {
  other = await createTestDatabase();
});
afterEach(() => other.drop());

const picture = `${'a'.repeat(64)}.webp`;
const fillPlatform = async (): Promise<void> => {
  const store = await openEventStore({ databaseUrl: ops.database.url });
  for (let n = 0; n < 30; n++) await store.append(`attempt-${n}`, [newEvent(n), newEvent(n)], { expectedVersion: 0 });
  await store.close();
  const { pool } = ops.database;
  await pool.query(
    "insert into accounts.users (id, issuer, subject, email, first_name) values ($1, 'urn:test', 'ana', 'ana@liceo.cl', E'Ana \\\\ \"ñ\"\\n')",
    [newId()],
  );
  await pool.query(
    "insert into accounts.admin_invitations values ($1, 'rectora@liceo.cl', '2026-03-01T12:00:00.123456Z')",
    [randomBytes(32)],
  );
  await pool.query("insert into payments.notices (provider_payment_id) values ('123')");
  await pool.query("insert into seal.public_keys values ('an older key', '2026-01-01', '2026-02-01')");
  await openFileStore({ dataDir: ops.folder }).put(picture, Buffer.from('picture'));
  mkdirSync(join(ops.folder, 'seals'));
  writeFileSync(join(ops.folder, 'seals', 'last.checkpoint'), 'a note');
  writeFileSync(join(ops.folder, 'seal-key.json'), 'a key', { mode: 0o600 });
};

/** Copies a backup and adds an empty table, as a newer release would. */
const addTable = async (from: string, to: string, table: TableSummary): Promise<void> => {
  const folder = join(ops.folder, 'unpacked');
  const { files, ...rest } = await unpackArchive(from, folder);
  await writeArchive(to, async (archive) => {
    for (const { name } of files) await archive.addFile(name, join(folder, name));
    await archive.addBytes(tableName(table.name), Buffer.alloc(0));
    return { ...rest, tables: [...rest.tables, table] };
  });
};

const rowsOf = async (pool: TestDatabase['pool']) => {
  const tables: Record<string, string[]> = {};
  for (const name of [...keptTables, 'es.events']) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'recorded_at')::text as row from ${name} t order by 1`,
    );
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
};

const useOther = (): string => {
  const folder = join(ops.folder, 'other');
  vi.stubEnv('DATABASE_URL', other.url);
  vi.stubEnv('MATRAZ_DATA_DIR', folder);
  return folder;
};

test('every table of the database is in the backup, or is left out for a reason', async () => {
  const { rows } = await ops.database.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...keptTables, ...leftOutTables].sort());
});

test('a restored platform has the log, the accounts, the pictures and the seal key of the backup', async () => {
  await fillPlatform();
  const path = join(ops.folder, 'respaldo.tar');
  const made = await ops.json('backup', path);
  expect(made).toMatchObject({ code: 0, reply: { events: 60, pictures: 1 } });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(ops.folder).sort()).toEqual(['respaldo.tar', 'seal-key.json', 'seals', 'uploads']);
  const before = await rowsOf(ops.database.pool);

  const folder = useOther();
  expect((await ops.json('restore', path, '--none-erased')).reply).toMatchObject({ events: 60, pictures: 1 });
  expect(await rowsOf(other.pool)).toEqual(before);
  expect((await selectOlderKeys(other.pool)).map(({ publicKey }) => publicKey)).toEqual(['an older key']);
  expect(await openFileStore({ dataDir: folder }).get(picture)).toEqual(Buffer.from('picture'));
  expect(readFileSync(join(folder, 'seal-key.json'), 'utf8')).toBe('a key');
  expect(statSync(join(folder, 'seal-key.json')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'seals', 'last.checkpoint'), 'utf8')).toBe('a note');
  expect(readdirSync(folder).filter((name) => name.startsWith('.restore-'))).toEqual([]);

  expect(await ops.run('restore', path, '--none-erased')).toBe(1);
  expect(ops.written.stderr).toContain('La plataforma no está vacía (accounts.users)');
});

test('the platform knows when its last whole backup was made', async () => {
  await fillPlatform();
  const path = join(ops.folder, 'respaldo.tar');
  writeFileSync(path, 'other');
  expect(await ops.run('backup', path)).toBe(1);
  expect(await selectLastBackup(ops.database.pool)).toBeNull();
  const { reply } = await ops.json('backup', path, '--yes');
  expect(await selectLastBackup(ops.database.pool)).toEqual({ madeAt: new Date(String(reply.madeAt)), events: 60 });
});

test('a backup that exists is replaced only after a confirmation', async () => {
  const path = join(ops.folder, 'respaldo.tar');
  writeFileSync(path, 'other');
  expect(await ops.run('backup', path)).toBe(1);
  expect(readFileSync(path, 'utf8')).toBe('other');
  expect(await ops.run('backup', path, '--yes')).toBe(0);
});

test('with a log that the tables were not made from no backup is written', async () => {
  const path = join(ops.folder, 'respaldo.tar');
  writeFileSync(path, 'the last good one');
  await claimReadTables(ops.database.pool, 60);
  expect(await ops.run('backup', path, '--yes')).toBe(2);
  expect(ops.written.stderr).toContain('corrija EVENT_STORE_URL');
  expect(readFileSync(path, 'utf8')).toBe('the last good one');
  expect(readdirSync(ops.folder)).toEqual(['respaldo.tar']);
  expect(await selectLastBackup(ops.database.pool)).toBeNull();
});

test('a seal of events that the backup does not have is not restored, because the worker would miss them', async () => {
  await fillPlatform();
  const checkpoint = (size: number) =>
    `matraz.example/registro\n${size}\n${'A'.repeat(43)}=\n\n— key ${'A'.repeat(91)}=\n`;
  writeFileSync(join(ops.folder, 'seals', 'last.checkpoint'), checkpoint(61));
  writeFileSync(join(ops.folder, 'seals', '2026-03-02.checkpoint'), checkpoint(60));
  const path = join(ops.folder, 'respaldo.tar');
  expect(await ops.run('backup', path)).toBe(0);
  const folder = useOther();
  expect(await ops.run('restore', path, '--none-erased')).toBe(0);
  expect(readdirSync(join(folder, 'seals'))).toEqual(['2026-03-02.checkpoint']);
});

test('a file among the seals that a restore would refuse is not in the backup', async () => {
  await fillPlatform();
  writeFileSync(join(ops.folder, 'seals', 'last (copia).checkpoint'), 'a copy');
  const path = join(ops.folder, 'respaldo.tar');
  expect(await ops.run('backup', path)).toBe(0);
  const folder = useOther();
  expect(await ops.run('restore', path, '--none-erased')).toBe(0);
  expect(readdirSync(join(folder, 'seals'))).toEqual(['last.checkpoint']);
});

test.each([
  ['U+2028', '\u2028'],
  ['U+2029', '\u2029'],
])('a name with %s, which Unicode calls a line end, is restored as it was', async (_, separator) => {
  await fillPlatform();
  await ops.database.pool.query('update accounts.users set first_name = $1', [`Ana${separator}María`]);
  const path = join(ops.folder, 'respaldo.tar');
  expect(await ops.run('backup', path)).toBe(0);
  const before = await rowsOf(ops.database.pool);
  useOther();
  expect(await ops.run('restore', path, '--none-erased')).toBe(0);
  expect(await rowsOf(other.pool)).toEqual(before);
});

test('a restore that died in the middle is completed by the same command', async () => {
  await fillPlatform();
  const path = join(ops.folder, 'respaldo.tar');
  await withTerminal(() => ops.run('backup', path));
  expect(ops.written.stderr).toMatch(/Cuentas \[=+\] (\d+)\/\1 /);
  ops.written.stderr = '';
  const before = await rowsOf(ops.database.pool);
  const store = await openEventStore({ databaseUrl: ops.database.url });
  const { events } = await store.readAll({ after: 0n, limit: 20 });
  await store.close();
  const half = await openEventStore({ databaseUrl: other.url });
  await half.appendCopied(events, 0);
  await half.close();
  useOther();
  expect(await withTerminal(() => ops.run('restore', path, '--none-erased'))).toBe(0);
  expect(await rowsOf(other.pool)).toEqual(before);
  for (const step of ['Revisión del respaldo', 'Revisión del archivo', 'Copia', 'Verificación'])
    expect(ops.written.stderr).toMatch(new RegExp(`${step} \\[=+\\] 100`));
  expect(ops.written.stderr).toMatch(/Cuentas \[=+\] (\d+)\/\1 /);
});

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

test('a restore that a signal interrupts says so, removes what it unpacked, and has an exit code of its own', async () => {
  const path = join(ops.folder, 'respaldo.tar');
  await ops.run('backup', path);
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const folder = join(ops.folder, 'other');
  const env = { ...process.env, DATABASE_URL: `postgres://x@127.0.0.1:${port}/x`, MATRAZ_DATA_DIR: folder };
  const restoring = spawn(process.execPath, [main, 'restore', path, '--none-erased'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = Promise.all([text(restoring.stderr), once(restoring, 'close')]);
  const [connected] = await once(silent, 'connection');
  expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^\.restore-/));
  restoring.kill('SIGTERM');
  const [message, [code]] = await ended;
  connected.destroy();
  silent.close();
  expect({ message, code }).toEqual({ message: 'El comando se interrumpió: repítalo.\n', code: 143 });
  expect(readdirSync(folder)).not.toContainEqual(expect.stringMatching(/^\.restore-/));
});

describe('nothing is restored', () => {
  const isUntouched = async () => {
    const tables = await rowsOf(other.pool);
    return Object.values(tables).every((rows) => rows.length === 0);
  };

  test.each<[string, (content: Buffer) => Buffer]>([
    ['was cut', (content) => content.subarray(0, content.length - 3_000)],
    ['was cut in the log', (content) => content.subarray(0, 700)],
    [
      'was changed',
      (content) => Buffer.from(content.toString('latin1').replace('ana@liceo.cl', 'eva@liceo.cl'), 'latin1'),
    ],
    ['is another file', () => Buffer.from('not a backup')],
    ['is another long file', () => Buffer.alloc(2_000, 'not a backup')],
  ])('from a file that %s', async (_, damage) => {
    await fillPlatform();
    const path = join(ops.folder, 'respaldo.tar');
    await ops.run('backup', path);
    writeFileSync(path, damage(readFileSync(path)));
    const folder = useOther();
    expect(await ops.run('restore', path, '--none-erased')).toBe(1);
    expect(ops.written.stderr).toContain('no es un respaldo entero de Matraz');
    expect(ops.written.stderr).not.toMatch(/tar header|end of data/);
    expect(await isUntouched()).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  test('into a platform with other events, or with the seal key of another log', async () => {
    await fillPlatform();
    const path = join(ops.folder, 'respaldo.tar');
    await ops.run('backup', path);
    const folder = useOther();
    mkdirSync(folder);
    writeFileSync(join(folder, 'seal-key.json'), 'other');
    expect(await ops.run('restore', path, '--none-erased')).toBe(1);
    expect(ops.written.stderr).toContain('ya tiene la clave de otro registro');
    expect(await isUntouched()).toBe(true);
    vi.stubEnv('MATRAZ_DATA_DIR', join(ops.folder, 'third'));
    const store = await openEventStore({ databaseUrl: other.url });
    await store.append('course-1', [newEvent(1)], { expectedVersion: 0 });
    await store.close();
    expect(await ops.run('restore', path, '--none-erased')).toBe(1);
    expect(ops.written.stderr).toContain('El destino tiene otros eventos');
    expect(existsSync(join(ops.folder, 'third'))).toBe(false);
  });

  test('into the folder of a running platform', async () => {
    const path = join(ops.folder, 'respaldo.tar');
    await ops.run('backup', path);
    const folder = useOther();
    vi.stubEnv('DATABASE_URL', '');
    makeDataDir(folder);
    const lock = await lockDataDir(folder);
    const files = readdirSync(folder, { recursive: true });
    expect(await ops.run('restore', path, '--none-erased')).toBe(1);
    expect(ops.written.stderr).toContain('Matraz ya está en marcha');
    expect(readdirSync(folder, { recursive: true })).toEqual(files);
    await lock.release();
  });

  test('by a release that does not know a column of the backup', async () => {
    await fillPlatform();
    await ops.database.pool.query('alter table accounts.users add column nickname text');
    const path = join(ops.folder, 'respaldo.tar');
    await ops.run('backup', path);
    const folder = useOther();
    expect(await ops.run('restore', path, '--none-erased')).toBe(1);
    expect(await isUntouched()).toBe(true);
    expect(existsSync(folder)).toBe(false);
    expect(ops.written.stderr).toContain(
      'El respaldo es de una versión más nueva de Matraz (accounts.users tiene la columna nickname)',
    );
  });

  test('by a release that does not keep a table of the backup', async () => {
    await fillPlatform();
    const path = join(ops.folder, 'respaldo.tar');
    const newer = join(ops.folder, 'newer.tar');
    await ops.run('backup', path);
    await addTable(path, newer, { name: 'schools.schools', columns: ['id'], rows: 0 });
    const folder = useOther();
    expect(await ops.run('restore', newer, '--none-erased')).toBe(1);
    expect(ops.written.stderr).toContain(
      'El respaldo es de una versión más nueva de Matraz (tiene la tabla schools.schools)',
    );
    expect(await isUntouched()).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });
});
