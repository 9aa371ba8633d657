import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServiceName } from '@matraz/infra/processes/pid-file';
import { projectRoot } from '../project-root.ts';

export interface OwnService {
  /** Ends the process as an operator does, and returns when it has ended. */
  stop(): Promise<void>;
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/**
 * Starts one service without the supervisor, as a container does. Returns when it is ready. It ends with the test run.
 *
 * @param root the checkout whose code runs
 * @throws when it ends before it is ready
 */
export const startOwnService = async (
  name: ServiceName,
  env: NodeJS.ProcessEnv,
  root = projectRoot,
): Promise<OwnService> => {
  const child = fork(join(root, 'services', name, 'src', 'main.ts'), { cwd: root, env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  await Promise.race([once(child, 'message'), exited]);
  if (!isAlive(child)) throw new Error(`${name} ended before it was ready`);
  return {
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
