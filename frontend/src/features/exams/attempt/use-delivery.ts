import type { ExamResult } from '@matraz/contracts/exams/attempt-http';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { releaseLeaveGuard } from '../../../shared/leave-guard.ts';
import { isSessionOver, loginUrl } from '../../../shared/session.ts';
import { toast } from '../../../shared/toast.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import type { Outbox } from '../outbox/outbox.ts';

interface Attempt {
  attemptId: string;
  outbox: Outbox | null;
  onDelivered: (paesScore: number) => void;
  /** The server may have got it all the same: the attempt tells. */
  onCancelled: () => void;
}

/** After a failure the page itself tries again this much later, in milliseconds. */
const RETRY = 5_000;

const toLogin = () => {
  releaseLeaveGuard();
  window.location.assign(loginUrl());
};

/**
 * Hands the exam in: first every answer, then the whole. Without a network it waits for one, with the answers kept; whatever is
 * refused meanwhile because the time is over, the attempt itself will tell. While it waits it can be cancelled; all its tries, also
 * those after a cancelled one, have one key.
 */
export const useDelivery = ({ attemptId, outbox, onDelivered, onCancelled }: Attempt) => {
  const [delivering, setDelivering] = useState<AbortController | null>(null);
  const [keys] = useState(() => ({ complete: uuidv7(), auto: uuidv7() }));

  const failedAt = useRef(Number.NEGATIVE_INFINITY);

  const run = async (finish: (until: AbortSignal) => Promise<ExamResult>, failure: string) => {
    if (delivering !== null || outbox === null) return;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    setDelivering(cancelling);
    try {
      await outbox.emptied();
      if (!signal.aborted) onDelivered((await finish(signal)).paesScore);
    } catch (error) {
      if (signal.aborted) return;
      setDelivering(null);
      failedAt.current = performance.now();
      if (isSessionOver(error)) toLogin();
      else
        toast({
          tone: 'destructive',
          title: failure,
          description: 'Tus respuestas están guardadas. Inténtalo de nuevo.',
        });
    }
  };
  const params = { id: attemptId };
  /** @param timeElapsed seconds; the server believes its own clock */
  const complete = (timeElapsed: number) =>
    run(
      (until) => call('completeExamAttempt', { params, body: { timeElapsed }, idempotencyKey: keys.complete, until }),
      'Error al completar ensayo',
    );
  return {
    isDelivering: delivering !== null,
    complete,
    /** Back to the questions. Answers go on being sent. */
    cancel: () => {
      delivering?.abort();
      setDelivering(null);
      onCancelled();
    },
    /** As often as one likes: the time is over. */
    expire: (timeElapsed: number) => {
      if (performance.now() - failedAt.current > RETRY) void complete(timeElapsed);
    },
    autoAnswer: () =>
      run(
        (until) => call('autoAnswerExamAttempt', { params, idempotencyKey: keys.auto, until }),
        'Error en auto-respuesta',
      ),
  };
};
