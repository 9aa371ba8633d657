import { LogOut } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { releaseLeaveGuard } from '../shared/page/leave-guard.ts';
import { dismissToast } from '../shared/page/toast.ts';
import { loginUrl } from '../shared/session/session.ts';
import { lockStorage } from '../shared/session/storage-lock.ts';
import { ButtonAnchor } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';
import { Toasts } from './toasts.tsx';

/** Milliseconds to read the message. */
const SHOWN_FOR = 2_000;

let isOver = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Called when the session ended, in this tab or in another one. */
export const endSession = () => {
  void lockStorage();
  releaseLeaveGuard();
  dismissToast();
  isOver = true;
  for (const listener of listeners) listener();
};

export const useIsSessionOver = () => useSyncExternalStore(subscribe, () => isOver);

/**
 * Shows that the session is over, then goes to the login, which leads back to this page. A message after the end of the session says
 * what needs the login.
 */
export const SessionOver = () => {
  useEffect(() => {
    // Again: the page of an exam may have stored its last answer just after the first time.
    const leave = () => void lockStorage().finally(() => window.location.assign(loginUrl()));
    const timer = setTimeout(leave, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="alert">
        <Notice as="h1" icon={<LogOut />} title="Tu sesión terminó">
          <p>Inicia sesión para seguir donde estabas. Lo que ya respondiste está guardado.</p>
          <ButtonAnchor href={loginUrl()}>Iniciar sesión</ButtonAnchor>
        </Notice>
      </div>
      <Toasts />
    </main>
  );
};
