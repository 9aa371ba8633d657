import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft } from '../time.ts';
import { serverClock } from './server-clock.ts';

interface Watch {
  /** ISO 8601 */
  deadline: string;
  /** The device slept, or its clock was set: the server should be asked. */
  onUncertain: () => void;
  /** The time is over by the server's clock, beyond all doubt: handed in a moment too early, it would count as handed in. */
  onOver: () => void;
}

/** Two questions to the server are at least this far apart, in milliseconds. */
const ASK_AGAIN = 3_000;

/** Looks at the clock at every full second and whenever the page comes back; it never counts. */
export const useSecondsLeft = ({ deadline, onUncertain, onOver }: Watch) => {
  const left = () => secondsLeft(deadline, new Date(serverClock.now()));
  const [seconds, setSeconds] = useState(left);
  const tell = useEffectEvent((now: number, isOver: boolean) => {
    setSeconds(secondsLeft(deadline, new Date(now)));
    if (isOver && !serverClock.isUncertain()) onOver();
  });
  const ask = useEffectEvent(onUncertain);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let asked = Number.NEGATIVE_INFINITY;
    const look = () => {
      clearTimeout(timer);
      const now = serverClock.now();
      const untilOver = Date.parse(deadline) + serverClock.doubt() - now;
      tell(now, untilOver <= 0);
      if (serverClock.isUncertain() && performance.now() - asked > ASK_AGAIN) {
        asked = performance.now();
        ask();
      }
      const untilSecond = (((Date.parse(deadline) - now) % 1000) + 1000) % 1000 || 1000;
      timer = setTimeout(look, untilOver > 0 ? Math.min(untilSecond, untilOver) : untilSecond);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [deadline]);
  return seconds;
};
