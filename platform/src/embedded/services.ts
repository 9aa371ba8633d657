import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '@matraz/infra/config/startup-error';
import type { Lifetime } from '@matraz/infra/processes/lifetime';
import { withLog } from '@matraz/infra/processes/log-file';
import { isAlive, readPidFile } from '@matraz/infra/processes/pid-file';
import { commandOf } from '@matraz/infra/processes/process-identity';
import { supervise } from '@matraz/infra/processes/supervised';
import { projectDir, type ServiceName, serviceNames, serviceScript } from './project.ts';

const logFolder = (dataDir: string) => join(dataDir, 'logs');
const logFile = (dataDir: string, name: string) => join(logFolder(dataDir), `${name}.log`);

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
  /** Where this machine reaches the api. */
  url: string;
  env: NodeJS.ProcessEnv;
  lifetime: Lifetime;
}

const deathsBeforeGivingUp = 5;
/** A large log takes its time the first time that it is read; whoever waits should know where to look. */
const hintAfterMs = 15_000;

/**
 * Starts api, projector and worker together and returns when the platform serves.
 *
 * @throws StartupError when one of them dies again and again before that
 */
export const startServices = async ({ dataDir, url, env, lifetime }: Start): Promise<void> => {
  const ready = new Set<ServiceName>();
  const services = serviceNames.map((name) =>
    supervise({
      name,
      start: () => startService(name, dataDir, env).once('message', () => ready.add(name)),
      onDeath: lifetime.died,
    }),
  );
  lifetime.onStop(async () => {
    await Promise.all(services.map((service) => service.stop({ signal: 'SIGTERM', patienceMs: 10_000 })));
  });
  const hint = setTimeout(
    lifetime.say,
    hintAfterMs,
    `Todavía no está listo; los registros están en ${logFolder(dataDir)}.`,
  );
  lifetime.onStop(() => clearTimeout(hint));
  while (ready.size < services.length || !(await answers(`${url}/readyz`))) {
    lifetime.goOn();
    const failing = services.find(({ deaths }) => deaths >= deathsBeforeGivingUp);
    if (failing)
      throw new StartupError(`El proceso ${failing.name} no logra iniciarse: vea ${logFile(dataDir, failing.name)}.`);
    await delay(25);
  }
  clearTimeout(hint);
};

const leftovers = (dataDir: string): number[] =>
  serviceNames.flatMap((name) => {
    const pid = readPidFile(dataDir, name);
    return pid !== undefined && isAlive(pid) && commandOf(pid).includes(serviceScript(name)) ? [pid] : [];
  });

const endAtOnce = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended in this instant.
  }
};

const hangingAfterMs = 5_000;

/** Services whose supervisor was killed end by themselves; one that hangs is ended, for it holds the port. */
export const endLeftoverServices = async (dataDir: string): Promise<void> => {
  for (let waitedMs = 0; leftovers(dataDir).length > 0; waitedMs += 50) {
    if (waitedMs === hangingAfterMs) for (const pid of leftovers(dataDir)) endAtOnce(pid);
    await delay(50);
  }
};
