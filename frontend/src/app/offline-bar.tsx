import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { isFault } from '../shared/net/fault.ts';
import { isUnanswered } from '../shared/net/no-reply.ts';
import { useIsLate } from '../shared/net/read-models-late.ts';
import { useIsRetrying } from '../shared/net/send-with-retry.ts';
import { useOnline } from '../shared/net/use-online.ts';

/** Why something on the page is from an earlier reply: the server did not answer, or this page could not read it. */
type Reason = 'unanswered' | 'fault';

const reasonOf = (query: Query): Reason | null => {
  const { data, error, fetchStatus, fetchFailureReason } = query.state;
  // The reason of a try that failed stays after the end of all tries.
  const failure = fetchStatus === 'fetching' ? (fetchFailureReason ?? error) : error;
  if (failure === null || data === undefined || !query.isActive()) return null;
  if (isUnanswered(failure)) return 'unanswered';
  return isFault(failure) ? 'fault' : null;
};

/** Why the page shows old data. Null: every shown reply is the server's last one. */
const useShowsOld = (): Reason | null => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const reasons = cache.getAll().map(reasonOf);
    return reasons.find((reason) => reason === 'fault') ?? reasons.find((reason) => reason !== null) ?? null;
  });
};

interface State {
  isExam: boolean;
  isOnline: boolean;
  isRetrying: boolean;
  isLate: boolean;
  showsOld: ReturnType<typeof useShowsOld>;
}

const noticeOf = ({ isExam, isOnline, isRetrying, isLate, showsOld }: State): string | null => {
  if (showsOld === 'fault')
    return 'Algo salió mal en esta página. Recárgala para seguir: lo que respondiste está guardado.';
  if (!isOnline) return isExam ? null : 'Sin conexión. Si respondes ahora, lo enviamos apenas vuelva.';
  if (isRetrying) return 'El servidor no responde. Seguimos intentando enviar lo tuyo.';
  if (isExam) return null;
  if (showsOld) return 'El servidor no responde. Lo que ves puede no estar al día.';
  return isLate ? 'Tus respuestas quedan guardadas. Los resultados están tardando en aparecer.' : null;
};

/**
 * Shown when the page has a fault, while the network or the server is away (answers are sent later, and the page may show old data), and
 * while the read models are late.
 * An exam without a network shows a notice of its own in its header, because answers do not count after the deadline.
 */
export const OfflineBar = ({ isExam }: { isExam: boolean }) => {
  const isOnline = useOnline();
  const isRetrying = useIsRetrying();
  const isLate = useIsLate();
  const showsOld = useShowsOld();
  const notice = noticeOf({ isExam, isOnline, isRetrying, isLate, showsOld });
  const Icon = showsOld === 'fault' ? TriangleAlert : isOnline ? RefreshCw : WifiOff;
  return (
    <div role="status">
      {notice && (
        <p className="bg-gold-soft px-4 py-2 text-center font-semibold text-balance text-gold text-sm leading-snug">
          <Icon className="mr-2 inline size-4 align-text-bottom" aria-hidden="true" />
          <span>{notice}</span>
        </p>
      )}
    </div>
  );
};
