import type { ChildProcess } from 'node:child_process';
import type { Logger } from '../logging/logger.ts';
import type { Death } from './supervised.ts';

/** The start was cut off by the one who asked for it. */
export class Stopped extends Error {}

export interface Lifetime {
  /** A sentence for whoever sits at the terminal. */
  say(text: string): void;
  /** @throws Stopped once the end was asked for: called between the steps of a start */
  goOn(): void;
  /** What is started last is stopped first. */
  onStop(stop: () => Promise<void> | void): void;
  /** A helper that ends by itself; the end of the platform ends it, and all that it started. */
  helper<C extends ChildProcess>(child: C): C;
  died(death: Death): void;
  stop(): Promise<void>;
}

const helperPatienceMs = 3_000;

/** What the parts of a running platform share: where they speak, and how all of it ends. */
export const createLifetime = (logger: Logger, say: (text: string) => void): Lifetime => {
  const stops: (() => Promise<void> | void)[] = [];
  const helpers = new Set<ChildProcess>();
  let stopping: Promise<void> | undefined;

  const signalHelper = (child: ChildProcess, signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It ended in this instant.
    }
  };
  const endHelper = async (child: ChildProcess) => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    signalHelper(child, 'SIGTERM');
    const impatient = setTimeout(() => signalHelper(child, 'SIGKILL'), helperPatienceMs);
    await gone;
    clearTimeout(impatient);
  };
  const stopAll = async () => {
    await Promise.all([...helpers].map(endHelper));
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        logger.error({ err: error }, 'a part could not be stopped');
      }
    }
  };

  return {
    say,
    goOn() {
      if (stopping) throw new Stopped();
    },
    onStop: (stop) => void stops.push(stop),
    helper(child) {
      helpers.add(child);
      child.once('exit', () => helpers.delete(child));
      child.once('error', () => child.pid === undefined && helpers.delete(child)); // it could not be started: nothing exits
      if (stopping && child.pid) void endHelper(child);
      return child;
    },
    died({ name, pid, code, signal, delayMs }) {
      logger.error({ process: name, pid, code, signal, delayMs }, 'a process died and is started again');
      say(`${name} terminó (${signal ?? `código ${code}`}); se inicia de nuevo.`);
    },
    stop: () => {
      stopping ??= stopAll();
      return stopping;
    },
  };
};
