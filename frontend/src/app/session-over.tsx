import { LogOut } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { releaseLeaveGuard } from '../shared/leave-guard.ts';
import { loginUrl } from '../shared/session.ts';
import { ButtonAnchor } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';

/** Long enough to be read, in milliseconds. */
const SHOWN_FOR = 2_000;

let isOver = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The session ended while a page was open, here or in another tab. */
export const endSession = () => {
  releaseLeaveGuard();
  isOver = true;
  for (const listener of listeners) listener();
};

export const useIsSessionOver = () => useSyncExternalStore(subscribe, () => isOver);

/** Says why the login comes now, and goes there; after it the student is back at the same place. */
export const SessionOver = () => {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(loginUrl()), SHOWN_FOR);
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
    </main>
  );
};
