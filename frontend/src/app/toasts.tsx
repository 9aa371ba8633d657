import { lazy, Suspense } from 'react';
import { useToast } from '../shared/toast.ts';

const Toaster = lazy(() => import('../shared/ui/toaster.tsx'));

/** The notification area, fetched with the first message. */
export const Toasts = () => {
  const message = useToast();
  return (
    message && (
      <Suspense>
        <Toaster message={message} />
      </Suspense>
    )
  );
};
