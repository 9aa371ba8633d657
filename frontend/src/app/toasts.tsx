import { Suspense, useEffect } from 'react';
import { fetchedExtra } from '../shared/loading/fetched-part.tsx';
import { useToast } from '../shared/page/toast.ts';

const loadToaster = () => import('../shared/ui/toaster.tsx');
const Toaster = fetchedExtra(loadToaster);

/** Milliseconds. */
const SHOWN_FOR = 5_000;

/** Milliseconds. On a bad connection the page itself takes seconds. */
const LOAD_AFTER = 10_000;

/** The notification area. It is loaded before the first message when possible, so that it can show that the network is away. */
export const Toasts = ({ duration = SHOWN_FOR }: { duration?: number }) => {
  const message = useToast();
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster().catch(() => {}), LOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  // An open dialog hides the page from screen readers, except live regions. The message has its own announcement, so this
  // region is live but silent.
  return (
    <div aria-live="off">
      {message && (
        <Suspense>
          <Toaster message={message} duration={duration} />
        </Suspense>
      )}
    </div>
  );
};
