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
import { projectDir } from './project.ts';

const dist = join(projectDir, 'frontend', 'dist');
const stampFile = join(dist, '.sources');
/** Whatever the bundle is made of. */
const sources = ['frontend', 'contracts', 'domain', 'platform/content', 'package-lock.json'];
const isProduct = (name: string) => ['node_modules', 'dist', 'coverage'].includes(name) || name.startsWith('.');

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: false });
  return entries
    .filter((entry) => !isProduct(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(child) : [child];
    });
};

const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(projectDir, source);
    for (const file of source.includes('.') ? [path] : filesUnder(path)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(`${file.slice(projectDir.length)}\0`)
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
      lifetime.helper(
        spawn('npm', ['run', 'build', '-w', '@matraz/frontend'], {
          cwd: projectDir,
          detached: true,
          // Whoever starts the platform may run under another one, a test runner for instance.
          env: { ...process.env, NODE_ENV: 'production' },
          stdio: ['ignore', log, log],
        }),
      ),
      'exit',
    ),
  );
  lifetime.goOn();
  if (code !== 0) throw new StartupError(`No se pudo construir la interfaz web: vea ${logFile}.`);
};

/**
 * Builds the frontend when its sources are not those of the last build. Two starts at once build once.
 *
 * @throws StartupError when the build fails
 */
export const buildFrontend = async (dataDir: string, lifetime: Lifetime): Promise<void> => {
  const hash = hashOfSources();
  if (isBuilt(hash)) return;
  let lock = await tryLock(`frontend ${projectDir}`);
  while (!lock) {
    await delay(100);
    lifetime.goOn();
    lock = await tryLock(`frontend ${projectDir}`);
  }
  try {
    if (isBuilt(hash)) return;
    lifetime.say('Se construye la interfaz web…');
    await build(join(dataDir, 'logs', 'frontend.log'), lifetime);
    writeFileSync(stampFile, hash);
  } finally {
    lock.release();
  }
};
