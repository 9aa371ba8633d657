import { Suspense, useEffect } from 'react';
import { fetchedExtra } from '../shared/fetched-part.tsx';
import { useToast } from '../shared/toast.ts';

const loadToaster = () => import('../shared/ui/toaster.tsx');
const Toaster = fetchedExtra(loadToaster);

/** The page itself comes first, in milliseconds. */
const SOON = 3_000;

/** The notification area: fetched with the first message, or before it, so that a lost network can be told. */
export const Toasts = () => {
  const message = useToast();
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster().catch(() => {}), SOON);
    return () => clearTimeout(timer);
  }, []);
  // An open dialog hides the rest of the page from screen readers, but for what is live. What is new here is announced
  // by the message itself.
  return (
    <div aria-live="off">
      {message && (
        <Suspense>
          <Toaster message={message} />
        </Suspense>
      )}
    </div>
  );
};
