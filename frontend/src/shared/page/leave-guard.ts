import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import type { Router } from 'wouter';

type Ask = (leave: () => void) => void;

/** One per guard that is on. Only the newest one asks. */
let asks: Ask[] = [];

/** For the router: a guarded page is asked before every navigation within the app. */
export const guardedNavigation: NonNullable<ComponentProps<typeof Router>['aroundNav']> = (navigate, to, options) => {
  const ask = asks.at(-1);
  if (!ask || new URL(to, window.location.href).pathname === window.location.pathname) navigate(to, options);
  else ask(() => navigate(to, options));
};

/** Stops asking, for example when the session is over. */
export const releaseLeaveGuard = () => {
  asks = [];
};

/** Marks an extra history entry: Back reaches this entry first, and the page stays. */
const MARK = { guard: true };
const isMarked = () => (history.state as Partial<typeof MARK> | null)?.guard === true;

/** For a page whose guard is off: removes the extra entry, then goes on. Call it once. */
export const withoutExtraEntry = (go: () => void) => {
  if (!isMarked()) return go();
  window.addEventListener('popstate', go, { once: true });
  history.back();
};

/**
 * While `isOn`, links, Back, a reload and closing the tab ask first.
 *
 * @param onLeave shows the question; its argument leaves the page
 */
export const useLeaveGuard = (isOn: boolean, onLeave: Ask) => {
  const asked = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOn) return;
    const stay = () => {
      if (!isMarked()) history.pushState(MARK, '', window.location.href);
    };
    const leave = (go: () => void) => {
      releaseLeaveGuard();
      go();
    };
    const ask: Ask = (go) => asked(() => leave(go));
    asks = [...asks, ask];
    const onPop = () => {
      if (isMarked() || asks.at(-1) !== ask) return;
      stay();
      // Two entries back: the extra entry and the page's own entry.
      asked(() => leave(() => history.go(-2)));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (asks.at(-1) === ask) event.preventDefault();
    };
    stay();
    window.addEventListener('popstate', onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      asks = asks.filter((other) => other !== ask);
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn]);
};

/** Loads the page again without a question. */
export const reloadPage = () => {
  releaseLeaveGuard();
  window.location.reload();
};
