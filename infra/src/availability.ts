import { createWake } from './event-store/wake.ts';

/** Asks the server on a new connection whether it answers. Ends within seconds, without an error. */
type Probe = () => Promise<boolean>;

interface Options {
  /** A probe without an answer for this long means that the server is away. Milliseconds. */
  verdictMs?: number;
  /** While the server is away, a call waits this long for the answer of the probe. Milliseconds. */
  graceMs?: number;
  /** Time between two probes. Milliseconds. */
  pauseMs?: number;
  /** Called when the server is found to be away. */
  onAway?: () => void;
}

export interface Availability {
  /** Reports that the server did not answer. Probes begin, and end when the server answers. */
  suspect(): void;
  /**
   * Call it before each call to the server.
   *
   * @returns false, after a short time, while the server is away
   */
  isThere(): Promise<boolean>;
  close(): void;
}

/** The verdict is counted in ticks, so a process that stalls does not mistake its own pause for a silent server. */
const ticks = 4;

/**
 * Remembers that a server is away, so that calls need not wait for it. A suspicion alone changes nothing: the server is away when it
 * does not answer a probe on a new connection.
 */
export const createAvailability = (probe: Probe, options: Options = {}): Availability => {
  const { verdictMs = 1_000, graceMs = 500, pauseMs = 500, onAway = () => {} } = options;
  const closing = new AbortController();
  const wake = createWake();
  const waiting = new Set<() => void>();
  let isWatching = false;
  let isProbing = false;
  let isAway = false;

  const setAway = () => {
    if (isAway) return;
    isAway = true;
    onAway();
  };
  const probeOnce = async (): Promise<boolean> => {
    let passed = 0;
    const verdict = setInterval(() => {
      passed += 1;
      if (passed === ticks) setAway();
    }, verdictMs / ticks);
    isProbing = true;
    const answered = await probe();
    isProbing = false;
    clearInterval(verdict);
    return answered;
  };
  const watch = async () => {
    isWatching = true;
    while (!closing.signal.aborted) {
      wake.reset();
      const answered = await probeOnce();
      if (answered) isAway = false;
      else setAway();
      for (const probeEnded of waiting) probeEnded();
      if (answered) break;
      await wake.sleep(pauseMs, closing.signal);
    }
    isWatching = false;
  };
  const nextProbe = () =>
    new Promise<void>((resolve) => {
      waiting.add(resolve);
    });

  return {
    suspect() {
      if (!isWatching) void watch();
    },
    async isThere() {
      if (!isAway) return true;
      // A probe that began before this call may find the server away although it is back.
      let probes = isProbing ? 2 : 1;
      const { promise: graceOver, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        probes = 0;
        resolve();
      }, graceMs);
      wake.ring();
      for (; isAway && probes > 0; probes--) await Promise.race([nextProbe(), graceOver]);
      clearTimeout(timer);
      return !isAway;
    },
    close: () => closing.abort(),
  };
};
