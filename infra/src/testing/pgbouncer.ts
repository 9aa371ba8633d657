import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeLocalPort } from '../processes/ports.ts';
import { isRoot } from './privileges.ts';
import { skipped } from './skipped.ts';

// Debian installs it where ordinary users do not search.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** @param what the tests that are skipped otherwise */
export const hasPgBouncer = (what: string): boolean => {
  const has = spawnSync('pgbouncer', ['--version'], { env }).status === 0;
  if (!has) skipped(what, 'no pgbouncer; Debian: apt-get install pgbouncer');
  return has;
};

/** Starts PgBouncer in front of the server of the address. */
export const startPgBouncer = async (databaseUrl: string, mode: 'session' | 'transaction' | 'statement') => {
  const { hostname, port, username, password } = new URL(databaseUrl);
  const dir = mkdtempSync(join(tmpdir(), 'matraz-pgbouncer-'));
  chmodSync(dir, 0o755); // as root it runs as another user
  const file = join(dir, 'pgbouncer.ini');
  const ownPort = await freeLocalPort();
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  const server = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text) => String(text).includes('process up') && resolve());
    server.once('error', reject).once('exit', () => reject(new Error('pgbouncer ended')));
  });
  const url = new URL(databaseUrl);
  url.port = String(ownPort);
  return {
    url: url.href,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      rmSync(dir, { recursive: true });
    },
  };
};
