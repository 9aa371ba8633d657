import type { ChildProcess } from 'node:child_process';
import type { Logger } from '../logging/logger.ts';
import type { Death } from './supervised.ts';

/** A stop was requested during the start. */
export class Stopped extends Error {}

export interface Lifetime {
  /** Shows a sentence to the operator at the terminal. */
  print(text: string): void;
  /** Called between the steps of a start. @throws Stopped after a stop was requested */
  throwIfStopping(): void;
  /** Parts are stopped in the reverse order of their start. */
  onStop(stop: () => Promise<void> | void): void;
  /** Registers a short-lived child process. The stop of the platform ends its whole process group. */
  trackHelper<C extends ChildProcess>(child: C): C;
  reportDeath(death: Death): void;
  stop(): Promise<void>;
}

const helperTimeoutMs = 3_000;

/** Shared by the parts of a running platform: its output, and its end. */
export const createLifetime = (logger: Logger, print: (text: string) => void): Lifetime => {
  const stops: (() => Promise<void> | void)[] = [];
  const helpers = new Set<ChildProcess>();
  let stopping: Promise<void> | undefined;

  const signalHelper = (child: ChildProcess, signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The process has ended meanwhile.
    }
  };
  const endHelper = async (child: ChildProcess) => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    signalHelper(child, 'SIGTERM');
    const timer = setTimeout(() => signalHelper(child, 'SIGKILL'), helperTimeoutMs);
    await gone;
    clearTimeout(timer);
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
    print,
    throwIfStopping() {
      if (stopping) throw new Stopped();
    },
    onStop: (stop) => void stops.push(stop),
    trackHelper(child) {
      helpers.add(child);
      child.once('exit', () => helpers.delete(child));
      child.once('error', () => child.pid === undefined && helpers.delete(child)); // without a process there is no exit event
      if (stopping && child.pid) void endHelper(child);
      return child;
    },
    reportDeath({ name, pid, code, signal, delayMs }) {
      logger.error({ process: name, pid, code, signal, delayMs }, 'a process died and is started again');
      print(`${name} terminó (${signal ?? `código ${code}`}); se inicia de nuevo.`);
    },
    stop: () => {
      stopping ??= stopAll();
      return stopping;
    },
  };
};
