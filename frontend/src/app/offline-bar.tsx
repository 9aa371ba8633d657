import { RefreshCw, WifiOff } from 'lucide-react';
import { useIsRetrying } from '../shared/send-with-retry.ts';
import { useOnline } from '../shared/use-online.ts';

/**
 * Says that the network or the server is gone, and that nothing is lost by it. During an exam that is not so once its time is over:
 * there the header of the exam tells that the network is gone.
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
