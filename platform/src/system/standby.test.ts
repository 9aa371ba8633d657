import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@matraz/infra/testing/browser';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import {
  initialisePostgres,
  makePostgresFolder,
  type PostgresServer,
  startPostgresServer,
  writePostgresFile,
} from './postgres-server.ts';
import { killProcesses, startPlatform, temporaryDataDir } from './running-platform.ts';

const student = { email: 'estudiante@liceo.test', password: 'una clave larga y propia' };
const dataDir = temporaryDataDir();
const servers: PostgresServer[] = [];
let folder: string;
let archive: string;
let archiving: string[];
/** The attempt and its result before anything failed. */
let attemptId: string;
let result: object;

/** @param settings of the server, beside those of every test */
const startServer = async (name: string, settings: readonly string[]): Promise<PostgresServer> => {
  const server = await startPostgresServer(join(folder, name), settings);
  servers.push(server);
  return server;
};

/**
 * What pg_basebackup does, which is not among the embedded programs: copies the files of a running server. The copy is complete with
 * the WAL of the archive.
 */
const makeBaseBackup = async (server: PostgresServer, from: string, to: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  await client.query("select pg_backup_start('base', true)");
  const tar = join(folder, 'base.tar');
  const excluded = ['./postmaster.pid', './postmaster.opts', './pg_wal/*'].map((path) => `--exclude=${path}`);
  // Exit code 1: a file changed or was removed meanwhile. The WAL has the change.
  expect(spawnSync('tar', ['-C', from, ...excluded, '-cf', tar, '.']).status).toBeLessThanOrEqual(1);
  const { rows } = await client
    .query('select labelfile from pg_backup_stop(wait_for_archive => true)')
    .finally(() => client.end());
  makePostgresFolder(to);
  expect(spawnSync('tar', ['-C', to, '-xpf', tar]).status).toBe(0);
  writePostgresFile(join(to, 'backup_label'), rows[0].labelfile);
};

const copyBase = (name: string, signal: 'standby.signal' | 'recovery.signal'): void => {
  expect(spawnSync('cp', ['-a', join(folder, 'base'), join(folder, name)]).status).toBe(0);
  writePostgresFile(join(folder, name, signal), '');
};

const start = (server: PostgresServer) =>
  startPlatform({
    dataDir: dataDir.path,
    env: { DATABASE_URL: server.urlOf('matraz'), EVENT_STORE_URL: '', MATRAZ_DEMO: '1' },
  });
const resultOf = async (browser: Browser): Promise<object> => {
  const { serverTime: _, ...shown } = (await browser.get(`/api/exam-attempts/${attemptId}`)).body;
  return shown;
};
/** Starts Matraz on the server, and finds the account, the attempt and its result. */
const expectEverything = async (server: PostgresServer): Promise<void> => {
  const platform = await start(server);
  const browser = openBrowser(platform.url);
  await browser.logIn(student);
  expect(await resultOf(browser)).toEqual(result);
  await platform.stop();
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'matraz-standby-'));
  chmodSync(folder, 0o755);
  archive = join(folder, 'archive');
  makePostgresFolder(archive);
  archiving = ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`];
  initialisePostgres(join(folder, 'primary'));
});
afterAll(async () => {
  killProcesses(dataDir.path);
  for (const server of servers) await server.kill();
  dataDir.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a standby takes over when the primary is lost, and Matraz finds everything on it', async () => {
  const primary = await startServer('primary', archiving);
  await primary.query('create database matraz');
  const platform = await start(primary);
  await makeBaseBackup(primary, join(folder, 'primary'), join(folder, 'base'));
  copyBase('standby', 'standby.signal');
  const standby = await startServer('standby', [
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres`,
    `restore_command=cp ${archive}/%f %p`,
  ]);

  const browser = openBrowser(platform.url);
  await browser.register(student);
  const [{ id: examId }] = (await browser.get('/api/exams')).body;
  attemptId = (await browser.persist(`/api/exams/${examId}/start`)).body.id;
  const { questions } = (await browser.get(`/api/exam-attempts/${attemptId}`)).body.exam;
  for (const { id: questionId } of questions.slice(0, 5)) {
    await browser.persist(`/api/exam-attempts/${attemptId}/answers`, { questionId, selectedAnswer: 1 });
  }
  await browser.persist(`/api/exam-attempts/${attemptId}/complete`);
  result = await resultOf(browser);
  expect(result).toMatchObject({ isCompleted: true, answered: 5 });
  const [written] = await primary.query('select pg_current_wal_lsn() as lsn');
  const replayed = `select pg_last_wal_replay_lsn() >= '${written?.lsn}' as is_there`;
  await expect.poll(async () => (await standby.query(replayed))[0]?.is_there).toBe(true);
  await primary.kill();
  await platform.stop();

  await standby.query('select pg_promote()');
  await expectEverything(standby);
});

test('after a deletion the archive brings back the moment before it', async () => {
  const primary = await startServer('primary', archiving);
  const [before] = await primary.query('select clock_timestamp()::text as time');
  const client = new pg.Client({ connectionString: primary.urlOf('matraz') });
  await client.connect();
  await client.query('drop schema es cascade').finally(() => client.end());
  // The archive has the deletion too when it has this segment.
  const [segment] = await primary.query('select pg_walfile_name(pg_switch_wal()) as name');
  const archived = `select last_archived_wal >= '${segment?.name}' as is_there from pg_stat_archiver`;
  await expect.poll(async () => (await primary.query(archived))[0]?.is_there).toBe(true);
  await primary.kill();

  copyBase('recovered', 'recovery.signal');
  const recovered = await startServer('recovered', [
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${before?.time}`,
    'recovery_target_action=promote',
  ]);
  await expect.poll(async () => (await recovered.query('select pg_is_in_recovery() as still'))[0]?.still).toBe(false);
  await expectEverything(recovered);
});
