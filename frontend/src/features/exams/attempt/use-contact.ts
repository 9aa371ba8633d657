import { contact } from '@matraz/contracts/exams/limits';
import { useEffect, useEffectEvent } from 'react';
import { call, hasStandIn } from '../../../shared/net/api.ts';

/** The first questions come first. */
const FIRST_MS = 3_000;
const TIMEOUT_MS = 8_000;

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Tells the server that the page of a running attempt is there, so that the live room shows who lost the connection. Nothing is tried
 * again: the next contact says the same. Who leaves or hides the page tells that too, and is not taken for lost.
 *
 * @param pending the answers that were not sent yet
 */
export const useContact = (attemptId: string, pending: number) => {
  const tell = useEffectEvent(() => {
    if (hasStandIn()) return;
    const body = { pending, isAway: isHidden() };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    call('tellExamContact', { params: { id: attemptId }, body, signal, retry: false }).catch(() => {});
  });
  /** The browser sends it also when it closes the page. */
  const tellAway = useEffectEvent(() => {
    if (hasStandIn()) return;
    const body = new Blob([JSON.stringify({ pending, isAway: true })], { type: 'application/json' });
    navigator.sendBeacon?.(`/api/exam-attempts/${attemptId}/contact`, body);
  });
  useEffect(() => {
    const onVisibility = () => (isHidden() ? tellAway() : tell());
    const first = setTimeout(tell, FIRST_MS);
    const timer = setInterval(tell, contact.every * 1_000);
    addEventListener('online', tell);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener('online', tell);
      document.removeEventListener('visibilitychange', onVisibility);
      tellAway();
    };
  }, []);
};
