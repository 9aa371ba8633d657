import { RefreshCw, WifiOff } from 'lucide-react';
import { useIsRetrying } from '../shared/send-with-retry.ts';
import { useOnline } from '../shared/use-online.ts';

/**
 * Shown while the network or the server is away: answers are sent later. Not shown offline in an exam, because after the deadline
 * this is not true; the exam's header shows that the network is away.
 */
export const OfflineBar = ({ isExam }: { isExam: boolean }) => {
  const isOnline = useOnline();
  const isRetrying = useIsRetrying();
  const Icon = isOnline ? RefreshCw : WifiOff;
  return (
    <div role="status">
      {(isOnline ? isRetrying : !isExam) && (
        <p className="flex items-center justify-center gap-2 bg-gold-soft px-4 py-2 text-center font-semibold text-gold text-sm leading-snug">
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          {isOnline
            ? 'El servidor no responde. Seguimos intentando enviar lo tuyo.'
            : 'Sin conexión. Si respondes ahora, lo enviamos apenas vuelva.'}
        </p>
      )}
    </div>
  );
};
