import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '@matraz/infra/config/startup-error';
import type { Lifetime } from '@matraz/infra/processes/lifetime';
import { tryLock } from '@matraz/infra/processes/lock';
import { withLog } from '@matraz/infra/processes/log-file';
import { projectRoot } from '../project-root.ts';

const dist = join(projectRoot, 'frontend', 'dist');
const stampFile = join(dist, '.sources');
/** Files and folders that the bundle is built from. */
const sources = ['frontend', 'contracts', 'domain', 'platform/content', 'package-lock.json'];
const isGenerated = (name: string) => ['node_modules', 'dist', 'coverage'].includes(name) || name.startsWith('.');

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: false });
  return entries
    .filter((entry) => !isGenerated(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(child) : [child];
    });
};

const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(projectRoot, source);
    for (const file of source.includes('.') ? [path] : filesUnder(path)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(`${file.slice(projectRoot.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
};

const isBuilt = (hash: string) =>
  existsSync(join(dist, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;

const build = async (logFile: string, lifetime: Lifetime) => {
  const [code] = await withLog(logFile, (log) =>
    once(
      lifetime.trackHelper(
        spawn('npm', ['run', 'build', '-w', '@matraz/frontend'], {
          cwd: projectRoot,
          detached: true,
          // The caller can have another value, for example a test runner.
          env: { ...process.env, NODE_ENV: 'production' },
          stdio: ['ignore', log, log],
        }),
      ),
      'exit',
    ),
  );
  lifetime.throwIfStopping();
  if (code !== 0) throw new StartupError(`No se pudo construir la interfaz web: vea ${logFile}.`);
};

/**
 * Builds the frontend when its sources changed after the last build. A lock makes concurrent starts build only once.
 *
 * @throws StartupError when the build fails
 */
export const buildFrontend = async (dataDir: string, lifetime: Lifetime): Promise<void> => {
  const hash = hashOfSources();
  if (isBuilt(hash)) return;
  let lock = await tryLock(`frontend ${projectRoot}`);
  while (!lock) {
    await delay(100);
    lifetime.throwIfStopping();
    lock = await tryLock(`frontend ${projectRoot}`);
  }
  try {
    if (isBuilt(hash)) return;
    lifetime.print('Se construye la interfaz web…');
    await build(join(dataDir, 'logs', 'frontend.log'), lifetime);
    writeFileSync(stampFile, hash);
  } finally {
    lock.release();
  }
};
