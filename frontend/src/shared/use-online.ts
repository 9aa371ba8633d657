import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether the device has a network. It says nothing of the server. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
