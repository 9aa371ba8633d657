import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { E2E_PORT, E2E_STARTED_PORT } = process.env;

/** Playwright sets E2E_STARTED_PORT for its workers after the platform has printed its address. */
export const address = `http://localhost:${E2E_PORT ?? E2E_STARTED_PORT}`;

// Every worker loads this file; the first process chooses the folder. The platform creates it.
process.env.E2E_RUN_DIR ??= join(tmpdir(), `matraz-e2e-${process.pid}-${Date.now()}`);

/** The folder of this run, so that two runs at once do not share data. */
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

/** Undefined with E2E_PORT: the platform is already running. */
export const stack = E2E_PORT === undefined ? started : undefined;
