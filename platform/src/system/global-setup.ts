import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLifetime } from '@matraz/infra/processes/lifetime';
import { pino } from 'pino';
import { buildFrontend } from '../embedded/frontend-build.ts';

/** Builds the frontend once before the tests. A test that starts the platform as another user could not write the build. */
export default async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-build-'));
  try {
    mkdirSync(join(dataDir, 'logs'));
    await buildFrontend(
      dataDir,
      createLifetime(pino({ level: 'silent' }), () => {}),
    );
  } finally {
    rmSync(dataDir, { recursive: true });
  }
};
