import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says that the network is gone, and that nothing is lost by it. */
export const OfflineBar = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-gold-soft px-4 py-2 text-center font-semibold text-gold text-sm">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          Sin conexión. Si respondes ahora, lo enviamos apenas vuelva.
        </p>
      )}
    </div>
  );
};
