import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The program of an EventStoreDB that keeps its log on disk. */
export interface StoreProgram {
  start(): void;
  kill(): Promise<void>;
  pause(): void;
  resume(): void;
}

/** @param command starts the server in the foreground */
export const createStoreProgram = (command: string): StoreProgram => {
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));
  return {
    start() {
      server = spawn('sh', ['-c', `exec ${command}`], { stdio: 'ignore' });
    },
    async kill() {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      server = undefined;
      await ended;
    },
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
  };
};
