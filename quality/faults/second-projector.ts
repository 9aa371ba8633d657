import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@matraz/infra/postgres/pool';
import { projectRoot } from '@matraz/platform/project-root';

/** A projector that waits for its turn, as on a second machine. */
export const startSecondProjector = async (databaseUrl: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-projector-'));
  const child = fork(join(projectRoot, 'services', 'projector', 'src', 'main.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, MATRAZ_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  return {
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The session of PostgreSQL that holds the lock of the leading projector. */
export const leaderSession = async (databaseUrl: string) => {
  const pool = createPool(databaseUrl, { max: 1 });
  const holder = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and a.application_name = 'matraz-projector'`,
    );
    return rows[0]?.pid;
  };
  const first = await holder();
  return {
    end: async () => void (await pool.query('select pg_terminate_backend($1)', [first])),
    /** Whether another session has the lock. Call it once, at last. */
    async isReplaced() {
      const now = await holder().finally(() => pool.end());
      return now !== undefined && now !== first;
    },
  };
};
