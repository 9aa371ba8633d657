import cluster from 'node:cluster';
import type { Logger } from '../logging/logger.ts';
import { memberOptions } from './memory-options.ts';
import type { Channel } from './peer.ts';
import { supervise } from './supervised.ts';

const numberVariable = 'MATRAZ_PROCESS_NUMBER';

/** The number of this process in its group, from 1. Undefined: it is the only process of its service, or the first of a group. */
export const memberNumber = (): number | undefined =>
  cluster.isWorker ? Number(process.env[numberVariable]) : undefined;

/** Called at each start of a member. Returns what to do at its end. */
export type Join = (member: Channel) => () => void;

interface GroupOptions {
  name: string;
  count: number;
  logger: Logger;
  join?: Join | undefined;
}

const stopTimeoutMs = 10_000;

/**
 * Runs several processes of a service from this one, which does no other work. They share the ports on which they listen: a new
 * connection goes to each in turn. A member that dies is started again. All members end when this process ends, also by kill -9.
 *
 * @throws Error when a member ends before all of them run
 * @see docs/decisions/several-processes.md
 */
export const startGroup = async ({ name, count, logger, join }: GroupOptions): Promise<{ close(): Promise<void> }> => {
  // The metrics of a process can be NaN, which JSON does not have.
  cluster.setupPrimary({
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...memberOptions(count)],
  });
  const ready = new Set<string>();
  const { promise: running, resolve, reject } = Promise.withResolvers<void>();
  const startMember = (member: string, number: number) => {
    const { process: child } = cluster.fork({ [numberVariable]: String(number) });
    const leave = join?.(child);
    child.once('exit', () => leave?.());
    child.on('message', (message) => {
      if (message !== 'ready') return;
      ready.add(member);
      if (ready.size === count) resolve();
    });
    return child;
  };
  const members = Array.from({ length: count }, (_, index) => {
    const member = `${name}-${index + 1}`;
    return supervise({
      name: member,
      start: () => startMember(member, index + 1),
      onDeath({ name: died, ...death }) {
        if (ready.size < count) reject(new Error(`${died} ended at its start`));
        logger.error({ process: died, ...death }, 'a process died and is started again');
      },
    });
  });
  await running;
  return {
    async close() {
      await Promise.all(members.map((member) => member.stop({ signal: 'SIGTERM', timeoutMs: stopTimeoutMs })));
    },
  };
};
