import { useEffect, useEffectEvent, useState } from 'react';
import { serverClock } from '../offline/server-clock.ts';
import { secondsLeft } from '../time.ts';

interface Countdown {
  /** ISO 8601 */
  deadline: string;
  /** ISO 8601. Since then the time stands still. Null: it runs. */
  pausedAt: string | null;
  /** The device slept, or its clock was set: the attempt should be read again. */
  onUncertain: () => void;
  /** The time is surely over by the server's clock. An exam that is submitted earlier would count as submitted by the student. */
  onOver: () => void;
}

/** Time between two calls of `onUncertain`. */
const ASK_AGAIN_MS = 3_000;

/**
 * Reads the server's clock at every full second and when the page becomes visible. It does not count ticks.
 *
 * @returns seconds; null when the time may be over, but the clock is uncertain
 */
export const useSecondsLeft = ({ deadline, pausedAt, onUncertain, onOver }: Countdown): number | null => {
  /** A time that was surely over stays over. */
  const left = (before: number | null, now: number) => {
    if (pausedAt !== null) return secondsLeft(deadline, new Date(pausedAt));
    const seconds = secondsLeft(deadline, new Date(now));
    return seconds === 0 && before !== 0 && serverClock.isUncertain() ? null : seconds;
  };
  const [seconds, setSeconds] = useState(() => left(null, serverClock.now()));
  const update = useEffectEvent((now: number, isOver: boolean) => {
    setSeconds((before) => left(before, now));
    if (isOver && !serverClock.isUncertain()) onOver();
  });
  const ask = useEffectEvent(onUncertain);
  useEffect(() => {
    if (pausedAt !== null) {
      update(serverClock.now(), false);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    let askedAt = Number.NEGATIVE_INFINITY;
    const tick = () => {
      clearTimeout(timer);
      const now = serverClock.now();
      const untilOver = Date.parse(deadline) + serverClock.maxError() - now;
      update(now, untilOver <= 0);
      if (serverClock.isUncertain() && performance.now() - askedAt > ASK_AGAIN_MS) {
        askedAt = performance.now();
        ask();
      }
      const untilSecond = (((Date.parse(deadline) - now) % 1000) + 1000) % 1000 || 1000;
      timer = setTimeout(tick, untilOver > 0 ? Math.min(untilSecond, untilOver) : untilSecond);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [deadline, pausedAt]);
  return seconds;
};
