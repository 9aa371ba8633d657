import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '@matraz/infra/config/startup-error';
import type { Lifetime } from '@matraz/infra/processes/lifetime';
import { withLog } from '@matraz/infra/processes/log-file';
import { v8Options } from '@matraz/infra/processes/memory-options';
import { isAlive, readPidFile, type ServiceName } from '@matraz/infra/processes/pid-file';
import { commandOf } from '@matraz/infra/processes/process-identity';
import { supervise } from '@matraz/infra/processes/supervised';
import { projectRoot } from '../project-root.ts';
import { isReady } from './is-ready.ts';

const serviceNames: readonly ServiceName[] = ['api', 'projector', 'worker'];

const serviceScript = (name: ServiceName) => join(projectRoot, 'services', name, 'src', 'main.ts');

const logFolder = (dataDir: string) => join(dataDir, 'logs');
const logFile = (dataDir: string, name: string) => join(logFolder(dataDir), `${name}.log`);

/**
 * `detached` gives the service its own session, so Ctrl-C reaches only the supervisor. The service ends when its IPC channel to
 * the supervisor closes.
 */
const startService = (name: ServiceName, dataDir: string, env: NodeJS.ProcessEnv): ChildProcess =>
  withLog(logFile(dataDir, name), (log) =>
    fork(serviceScript(name), {
      cwd: projectRoot,
      env,
      execArgv: v8Options[name],
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    }),
  );

interface Start {
  dataDir: string;
  /** Address of the api for requests from this machine. */
  url: string;
  envOf(name: ServiceName): NodeJS.ProcessEnv;
  lifetime: Lifetime;
}

const maxDeaths = 5;
/** The first read of a large log is slow. After this time the operator is told where the logs are. */
const hintAfterMs = 15_000;

/**
 * Starts api, projector and worker at the same time. Returns when the api answers requests.
 *
 * @throws StartupError when one of them dies five times before that
 */
export const startServices = async ({ dataDir, url, envOf, lifetime }: Start): Promise<void> => {
  const ready = new Set<ServiceName>();
  const services = serviceNames.map((name) =>
    supervise({
      name,
      start: () => startService(name, dataDir, envOf(name)).once('message', () => ready.add(name)),
      onDeath: lifetime.reportDeath,
    }),
  );
  lifetime.onStop(async () => {
    await Promise.all(services.map((service) => service.stop({ signal: 'SIGTERM', timeoutMs: 10_000 })));
  });
  const hint = setTimeout(
    lifetime.print,
    hintAfterMs,
    `Todavía no está listo; los registros están en ${logFolder(dataDir)}.`,
  );
  lifetime.onStop(() => clearTimeout(hint));
  while (ready.size < services.length || !(await isReady(url))) {
    lifetime.throwIfStopping();
    const failing = services.find(({ deaths }) => deaths >= maxDeaths);
    if (failing)
      throw new StartupError(`El proceso ${failing.name} no logra iniciarse: vea ${logFile(dataDir, failing.name)}.`);
    await delay(25);
  }
  clearTimeout(hint);
};

const orphanPids = (dataDir: string): number[] =>
  serviceNames.flatMap((name) => {
    const pid = readPidFile(dataDir, name);
    return pid !== undefined && isAlive(pid) && commandOf(pid).includes(serviceScript(name)) ? [pid] : [];
  });

const kill = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has just ended.
  }
};

const killAfterMs = 5_000;

/**
 * Waits for services whose supervisor was killed: they end when they notice it. A service that hangs is killed, because it
 * holds the port.
 */
export const endOrphanServices = async (dataDir: string): Promise<void> => {
  for (let waitedMs = 0; orphanPids(dataDir).length > 0; waitedMs += 50) {
    if (waitedMs === killAfterMs) for (const pid of orphanPids(dataDir)) kill(pid);
    await delay(50);
  }
};
