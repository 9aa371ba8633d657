import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import type { Router } from 'wouter';

type Ask = (leave: () => void) => void;

let ask: Ask | null = null;

/** Of the router: on a page that must not be left by accident, the page is asked before every way out within the app. */
export const guardedNavigation: NonNullable<ComponentProps<typeof Router>['aroundNav']> = (navigate, to, options) => {
  if (ask === null || new URL(to, window.location.href).pathname === window.location.pathname) navigate(to, options);
  else ask(() => navigate(to, options));
};

/** Where staying makes no sense any more. */
export const releaseLeaveGuard = () => {
  ask = null;
};

/** Marks the extra entry of the history that a way back falls on first. */
const MARK = { guard: true };
const isMarked = () => (history.state as Partial<typeof MARK> | null)?.guard === true;

/**
 * While `isOn`: links, the way back, a reload and closing the tab ask first.
 * @param onLeave shows the question; what it is given leaves
 */
export const useLeaveGuard = (isOn: boolean, onLeave: Ask) => {
  const asked = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOn) return;
    const stay = () => {
      if (!isMarked()) history.pushState(MARK, '', window.location.href);
    };
    const leave = (go: () => void) => {
      ask = null;
      go();
    };
    ask = (go) => asked(() => leave(go));
    const onPop = () => {
      if (isMarked()) return;
      stay();
      // Two entries back: over the extra one, and over this page's own.
      asked(() => leave(() => history.go(-2)));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (ask !== null) event.preventDefault();
    };
    stay();
    window.addEventListener('popstate', onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      ask = null;
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn]);
};
