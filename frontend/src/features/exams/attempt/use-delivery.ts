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
}

/** After a failure the page itself tries again this much later, in milliseconds. */
const RETRY = 5_000;

const toLogin = () => {
  releaseLeaveGuard();
  window.location.assign(loginUrl());
};

/**
 * Hands the exam in: first every answer, then the whole. Without a network it waits for one, with the answers kept; whatever is
 * refused meanwhile because the time is over, the attempt itself will tell.
 */
export const useDelivery = ({ attemptId, outbox, onDelivered }: Attempt) => {
  const [isDelivering, setDelivering] = useState(false);
  const [keys] = useState(() => ({ complete: uuidv7(), auto: uuidv7() }));

  const failedAt = useRef(Number.NEGATIVE_INFINITY);

  const run = async (finish: () => Promise<ExamResult>, failure: string) => {
    if (isDelivering || outbox === null) return;
    setDelivering(true);
    try {
      await outbox.emptied();
      onDelivered((await finish()).paesScore);
    } catch (error) {
      setDelivering(false);
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
      () => call('completeExamAttempt', { params, body: { timeElapsed }, idempotencyKey: keys.complete }),
      'Error al completar ensayo',
    );
  return {
    isDelivering,
    complete,
    /** As often as one likes: the time is over. */
    expire: (timeElapsed: number) => {
      if (performance.now() - failedAt.current > RETRY) void complete(timeElapsed);
    },
    autoAnswer: () =>
      run(() => call('autoAnswerExamAttempt', { params, idempotencyKey: keys.auto }), 'Error en auto-respuesta'),
  };
};
