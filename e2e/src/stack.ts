import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.E2E_PORT ?? 3917);
export const address = `http://localhost:${port}`;

// Playwright reads its configuration once in every worker; only the first reading may make a data folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'matraz-e2e-'));

/** The whole product as a newcomer starts it, on data of its own. */
export const stack = {
  command: 'npm start',
  cwd: join(import.meta.dirname, '../..'),
  url: `${address}/readyz`,
  env: { PORT: String(port), MATRAZ_DATA_DIR: process.env.E2E_DATA_DIR, RATE_LIMIT_SCALE: '20' },
  /** With a port of one's own choice: the platform that already runs there, if one does. */
  reuseExistingServer: process.env.E2E_PORT !== undefined,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
} as const;
