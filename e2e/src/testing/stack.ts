import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { E2E_PORT, E2E_STARTED_PORT } = process.env;

/** Playwright sets E2E_STARTED_PORT for its workers when the platform has printed its address. */
export const address = `http://localhost:${E2E_PORT ?? E2E_STARTED_PORT}`;

// Every worker reads this file again; the first reading chooses the folder. The platform makes it.
process.env.E2E_RUN_DIR ??= join(tmpdir(), `matraz-e2e-${process.pid}-${Date.now()}`);

/** What belongs to this run alone, so that two runs at once do not meet. */
export const runDir = process.env.E2E_RUN_DIR;

/** The whole product as `npm start` starts it, on a free port and an empty data folder. */
const started = {
  command: 'npm start',
  cwd: join(import.meta.dirname, '../../..'),
  env: { PORT: '0', MATRAZ_DATA_DIR: join(runDir, 'data'), RATE_LIMIT_SCALE: '20' },
  wait: { stdout: /en marcha: http:\/\/localhost:(?<e2e_started_port>\d+)/ },
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
} as const;

/** Undefined with E2E_PORT: the platform already runs there. */
export const stack = E2E_PORT === undefined ? started : undefined;
