import type { ChildProcess } from 'node:child_process';

export interface Death {
  name: string;
  pid: number | undefined;
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Time until the restart. */
  delayMs: number;
}

export interface SupervisedOptions {
  name: string;
  start: () => ChildProcess;
  onStart?: (pid: number) => void;
  /** Called when the process ends without a stop. */
  onDeath: (death: Death) => void;
}

interface StopOptions {
  signal: NodeJS.Signals;
  /** Time until the next, harder signal. The last one is SIGKILL. */
  timeoutMs: number;
  harder?: NodeJS.Signals;
}

export interface Supervised {
  readonly name: string;
  readonly child: ChildProcess;
  /** How often the process ended without a stop. */
  readonly deaths: number;
  stop(options: StopOptions): Promise<void>;
}

/** The first restart is immediate. The pauses of a crash loop stay short, so that a process runs again within 2 s. */
const pausesMs = [0, 100, 250, 500, 1_000];
const livedLongMs = 2_000;

/** Keeps one process running: it is started again whenever it ends. */
export const supervise = ({ name, start, onStart, onDeath }: SupervisedOptions): Supervised => {
  let stopping = false;
  let deaths = 0;
  let deathsInARow = 0;
  let restart: NodeJS.Timeout | undefined;
  let child: ChildProcess;

  const again = (end: Pick<Death, 'pid' | 'code' | 'signal'>) => {
    const delayMs = pausesMs[Math.min(deathsInARow, pausesMs.length - 1)] ?? 0;
    deaths += 1;
    deathsInARow += 1;
    onDeath({ name, ...end, delayMs });
    restart = setTimeout(relaunch, delayMs);
  };
  const launch = () => {
    const startedAt = performance.now();
    const launched = start();
    child = launched;
    let ended = false;
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      if (ended || stopping) return;
      ended = true;
      if (performance.now() - startedAt > livedLongMs) deathsInARow = 0;
      again({ pid: launched.pid, code, signal });
    };
    launched.on('exit', end);
    launched.on('error', () => {
      if (!launched.pid) end(null, null); // the start failed
    });
    if (launched.pid) onStart?.(launched.pid);
  };
  /** A start may fail for a temporary reason, for example a full disk. */
  const relaunch = () => {
    const before = child;
    try {
      launch();
    } catch {
      if (child === before) again({ pid: undefined, code: null, signal: null });
    }
  };
  launch();

  return {
    name,
    get child() {
      return child;
    },
    get deaths() {
      return deaths;
    },
    async stop({ signal, timeoutMs, harder }) {
      stopping = true;
      clearTimeout(restart);
      if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      const signals = harder ? [signal, harder] : [signal];
      const timers = [...signals.slice(1), 'SIGKILL' as const].map((next, index) =>
        setTimeout(() => child.kill(next), timeoutMs * (index + 1)),
      );
      child.kill(signal);
      await gone;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
