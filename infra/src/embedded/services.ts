import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../config/startup-error.ts';
import { isAlive, readPidFile } from '../processes/pid-file.ts';
import { commandOf } from '../processes/process-identity.ts';
import type { Lifetime } from './lifetime.ts';
import { withLog } from './log-file.ts';
import { projectDir, type ServiceName, serviceNames, serviceScript } from './project.ts';
import { supervise } from './supervised.ts';

const logFile = (dataDir: string, name: ServiceName) => join(dataDir, 'logs', `${name}.log`);

/** In a session of its own, so that Ctrl-C reaches the supervisor alone; the channel tells it when the supervisor is gone. */
const startService = (name: ServiceName, dataDir: string, env: NodeJS.ProcessEnv): ChildProcess =>
  withLog(logFile(dataDir, name), (log) =>
    fork(serviceScript(name), { cwd: projectDir, env, detached: true, stdio: ['ignore', log, log, 'ipc'] }),
  );

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

interface Start {
  dataDir: string;
  port: number;
  env: NodeJS.ProcessEnv;
  lifetime: Lifetime;
}

const deathsBeforeGivingUp = 5;

/**
 * Starts api, projector and worker together and returns when the platform serves.
 *
 * @throws StartupError when one of them dies again and again before that
 */
export const startServices = async ({ dataDir, port, env, lifetime }: Start): Promise<void> => {
  const ready = new Set<ServiceName>();
  const deaths = new Map<ServiceName, number>();
  const services = serviceNames.map((name) =>
    supervise({
      name,
      start: () => startService(name, dataDir, env).once('message', () => ready.add(name)),
      onDeath: (death) => {
        deaths.set(name, (deaths.get(name) ?? 0) + 1);
        lifetime.died(death);
      },
    }),
  );
  lifetime.onStop(async () => {
    await Promise.all(services.map((service) => service.stop({ signal: 'SIGTERM', patienceMs: 10_000 })));
  });
  while (ready.size < services.length || !(await answers(`http://127.0.0.1:${port}/readyz`))) {
    lifetime.goOn();
    for (const name of serviceNames)
      if ((deaths.get(name) ?? 0) >= deathsBeforeGivingUp)
        throw new StartupError(`El proceso ${name} no logra iniciarse: vea ${logFile(dataDir, name)}.`);
    await delay(25);
  }
};

const leftovers = (dataDir: string) =>
  serviceNames
    .map((name) => ({ name, pid: readPidFile(dataDir, name) }))
    .filter(({ name, pid }) => pid !== undefined && isAlive(pid) && commandOf(pid).includes(serviceScript(name)));

/** Services whose supervisor was killed end by themselves; one that hangs is ended, for it holds the port. */
export const endLeftoverServices = async (dataDir: string): Promise<void> => {
  for (let waitedMs = 0; waitedMs < 5_000; waitedMs += 50) {
    if (leftovers(dataDir).length === 0) return;
    await delay(50);
  }
  for (const { pid } of leftovers(dataDir)) if (pid) process.kill(pid, 'SIGKILL');
};
