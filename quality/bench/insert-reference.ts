import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import { percentile } from './benchmark.ts';

const run = promisify(execFile);

/** A table like es.events, with the same indexes. */
const table = `
  create schema if not exists bench;
  create sequence if not exists bench.position;
  create table if not exists bench.events (like es.events including defaults including indexes)`;

const id = '01939b2e-5f0a-7c31-9d2e-6a7b8c9d0e1f';
const time = '2026-11-21T12:00:00.000Z';
const data = JSON.stringify({ userId: id, topicId: id, lessonId: id });
const metadata = JSON.stringify({ eventId: id, occurredAt: time, userId: id, correlationId: id, causationId: id });

const insert = `
  insert into bench.events (position, stream, version, event_id, type, schema_version, data, metadata)
  select n, 'reading-${id}.${id}-' || n, 1, gen_random_uuid(), 'LessonCompleted', 1, '${data}', '${metadata}'
  from nextval('bench.position') n`;

export interface Database {
  databaseUrl: string;
  pool: Pool;
}

/** Transactions per second of pgbench, each with one INSERT of one row. @throws Error when pgbench is not installed */
export const measureInserts = async (
  { databaseUrl, pool }: Database,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> => {
  await pool.query(table);
  const folder = mkdtempSync(join(tmpdir(), 'matraz-bench-'));
  const script = join(folder, 'insert.sql');
  writeFileSync(script, `${insert.replaceAll(/\s+/g, ' ').trim()};\n`);
  try {
    const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script];
    const { stdout } = await run('pgbench', [...args, databaseUrl]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    throw new Error('The reference needs pgbench: apt-get install postgresql-contrib', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Duration of one such transaction without other writers, in milliseconds, p50. */
export const measureCommitMs = async (databaseUrl: string, seconds: number): Promise<number> => {
  const pool = createPool(databaseUrl, { max: 1 });
  await pool.query(table);
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const startedAt = performance.now();
    await pool.query({ name: 'insert', text: insert });
    times.push(performance.now() - startedAt);
  }
  await pool.end();
  return percentile(times, 0.5);
};
