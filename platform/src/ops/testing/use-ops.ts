import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, vi } from 'vitest';
import { runOps } from '../program.ts';

/** Runs `work` as if standard error were a terminal, so progress bars are drawn. */
export const withTerminal = async <T>(work: () => Promise<T>): Promise<T> => {
  const { stderr } = process;
  const before = stderr.isTTY;
  Object.assign(stderr, { isTTY: true });
  try {
    return await work();
  } finally {
    Object.assign(stderr, { isTTY: before });
  }
};

/** Makes read tables that say they were filled from a log up to this position. */
export const claimReadTables = (pool: TestDatabase['pool'], position: number) =>
  pool.query(`create schema read; create table read.checkpoint (position bigint);
    insert into read.checkpoint values (${position})`);

interface Ops {
  /** A new database for each test. DATABASE_URL is its address. */
  database: TestDatabase;
  /** An empty folder for each test. */
  folder: string;
  /** The output since the start of the test. */
  written: { stdout: string; stderr: string };
  /** @returns the exit code */
  run(...args: string[]): Promise<number>;
  /** Runs a command with --json. */
  json(...args: string[]): Promise<{ code: number; reply: Record<string, unknown> }>;
}

/** Runs the operator CLI in the tests of one file, each test with its own database. */
export const useOps = (): Ops => {
  const ops: Ops = {
    database: undefined as unknown as TestDatabase,
    folder: '',
    written: { stdout: '', stderr: '' },
    run: (...args) => runOps(args),
    async json(...args) {
      ops.written.stdout = '';
      const code = await runOps([...args, '--json']);
      return { code, reply: JSON.parse(ops.written.stdout) };
    },
  };

  beforeEach(async () => {
    ops.database = await createTestDatabase();
    ops.folder = mkdtempSync(join(tmpdir(), 'matraz-ops-'));
    ops.written = { stdout: '', stderr: '' };
    vi.stubEnv('DATABASE_URL', ops.database.url);
    vi.stubEnv('MATRAZ_DATA_DIR', ops.folder);
    for (const stream of ['stdout', 'stderr'] as const)
      vi.spyOn(process[stream], 'write').mockImplementation((text) => {
        ops.written[stream] += text;
        return true;
      });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(ops.folder, { recursive: true });
    await ops.database.drop();
  });
  return ops;
};
