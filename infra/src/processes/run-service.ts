import cluster from 'node:cluster';
import { type Config, loadConfig } from '../config/config.ts';
import { openPasswords, openPasswordWarning } from '../config/open-passwords.ts';
import { useSecretFiles } from '../config/secret-files.ts';
import { type ConfigOf, dropForeign } from '../config/service-environment.ts';
import { StartupError } from '../config/startup-error.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { startHeartbeat } from './heartbeat.ts';
import { type ProcessName, removePidFile, type ServiceName, writePidFile } from './pid-file.ts';
import { type Join, memberNumber, startGroup } from './process-group.ts';

/** Longer than the longest request, shorter than the supervisor's timeout. */
const shutdownLimitMs = 8_000;

interface Service {
  /** Fails while the service cannot do its work. Absent: the service has another health check. */
  check?(): Promise<unknown>;
  /** Finishes running work and closes all connections. */
  close(): Promise<void>;
}

/** Starts the work of a service. It gets only the settings that the service uses. */
export type Start<Name extends ServiceName> = (context: { config: ConfigOf<Name>; logger: Logger }) => Promise<Service>;

interface Several {
  count(config: Config): number;
  join?: Join;
}

/**
 * Runs a service process. It writes the pid file, and ends cleanly on SIGTERM, on Ctrl-C and when its supervisor dies. After an
 * uncaught error it exits with code 1, so that the supervisor starts it again.
 *
 * @param several with a count of more than one this process only starts the others, and `start` runs in each of them
 */
export const runService = async <Name extends ServiceName>(
  name: Name,
  start: Start<Name>,
  several?: Several,
): Promise<void> => {
  const number = memberNumber();
  const processName: ProcessName = number === undefined ? name : `${name}-${number}`;
  const logger = createLogger(name);
  let dataDir: string | undefined;
  let service: Service | undefined;
  let stopHeartbeat = () => {};
  let stopping = false;

  const exit = (code: number): never => {
    if (dataDir) removePidFile(dataDir, processName);
    process.exit(code);
  };
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    stopHeartbeat();
    logger.info({ reason }, 'stopping');
    // A start that waits for a database may never end.
    if (!service) exit(0);
    setTimeout(() => {
      logger.error('the end took too long');
      exit(1);
    }, shutdownLimitMs).unref();
    try {
      await service?.close();
    } catch (error) {
      logger.error({ err: error }, 'the end failed');
      exit(1);
    }
    exit(0);
  };
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'crashed');
    exit(1);
  };

  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // The channel to the supervisor closes when the supervisor dies, also by kill -9.
  process.on('disconnect', () => void stop('supervisor gone'));

  try {
    dropForeign(name, process.env);
    useSecretFiles(process.env);
    const config = loadConfig(process.env, name);
    dataDir = config.dataDir;
    writePidFile(dataDir, processName);
    const count = cluster.isPrimary ? (several?.count(config) ?? 1) : 1;
    for (const variable of openPasswords(config, process.env)) logger.warn(openPasswordWarning(variable));
    const startAlone = async () => {
      // Loaded only by processes that serve, because the driver is large.
      await (await import('../postgres/refuse-pooler.ts')).refusePoolers(config);
      return start({ config, logger });
    };
    service = count > 1 ? await startGroup({ name, count, logger, join: several?.join }) : await startAlone();
    const { check } = service;
    if (check) stopHeartbeat = startHeartbeat({ dataDir, name, check, logger });
    logger.info('running');
    process.send?.('ready');
  } catch (error) {
    if (!(error instanceof StartupError)) return crash(error);
    logger.fatal(error.message);
    process.stderr.write(`${error.message}\n`);
    exit(1);
  }
};
