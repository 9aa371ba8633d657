import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The main part. A navigation scrolls to the top and moves the focus here, as a new document does. */
export const Page = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main
      id="contenido"
      ref={main}
      tabIndex={-1}
      className="mx-auto w-full max-w-6xl px-4 pt-6 pb-20 max-md:not-low:pb-32 sm:px-6 sm:pt-8"
    >
      {children}
    </main>
  );
};
