import { CloudOff, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from '../net/use-online.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Something could not be loaded. The student can retry; it is retried when the network comes back. */
export const Failure = ({ onRetry, as }: { onRetry: () => void; as?: 'h1' | 'h2' }) => {
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOnline && wasOffline.current) retry();
    wasOffline.current = !isOnline;
  }, [isOnline]);
  return (
    <div role="alert">
      <Notice
        icon={isOnline ? <CloudOff /> : <WifiOff />}
        title={isOnline ? 'No pudimos cargar esta parte' : 'Sin conexión'}
        as={as}
      >
        <p>
          {isOnline
            ? 'Revisa tu conexión. Lo que ya respondiste está guardado.'
            : 'Esta parte aún no está en tu dispositivo. La cargamos apenas vuelva la conexión.'}
        </p>
        <Button onClick={onRetry}>Intentar de nuevo</Button>
      </Notice>
    </div>
  );
};
