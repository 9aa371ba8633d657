import type { ExamResult, WithheldResult } from '@matraz/contracts/exams/attempt-http';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { ApiError } from '../../../shared/net/api-error.ts';
import { isFault, reportFault } from '../../../shared/net/fault.ts';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { releaseLeaveGuard } from '../../../shared/page/leave-guard.ts';
import { toast } from '../../../shared/page/toast.ts';
import { isSessionOver, loginUrl } from '../../../shared/session/session.ts';
import type { Outbox } from '../offline/outbox.ts';

interface Attempt {
  attemptId: string;
  /** ISO 8601 */
  deadline: string;
  isPaused: boolean;
  outbox: RefObject<Outbox | null>;
  /** @param paesScore null: the teacher shows it later */
  onSubmitted: (paesScore: number | null) => void;
  /** The server may have received the submission, or the attempt got more time: it is read again. */
  onCancelled: () => void;
}

/** After the deadline a failed submission is repeated at the earliest this much later. */
const RETRY_MS = 5_000;

/** Staff gave more time or paused the attempt, and this page did not know it yet. */
const isTimeExtended = (error: unknown) => error instanceof ApiError && error.problem.code === 'time_extended';

const newKeys = () => ({ complete: uuidv7(), auto: uuidv7() });

const goToLogin = () => {
  releaseLeaveGuard();
  window.location.assign(loginUrl());
};

/**
 * Submits the exam once every answer is acknowledged or refused. It waits while there is no network, and ends when the student cancels it
 * or leaves the page.
 * All tries have the same idempotency key, also those after a cancelled one, until the attempt is known to go on.
 */
export const useSubmit = ({ attemptId, deadline, isPaused, outbox, onSubmitted, onCancelled }: Attempt) => {
  const [running, show] = useState<AbortController | null>(null);
  /** `running` is one render late, and the countdown may ask twice before it. */
  const current = useRef<AbortController | null>(null);
  const setRunning = (next: AbortController | null) => {
    current.current = next;
    show(next);
  };
  /** The deadline because of whose end the page submits. Null: the student submits, or nothing is submitted. */
  const [passed, setPassed] = useState<string | null>(null);
  const [keys, setKeys] = useState(newKeys);
  const failedAt = useRef(Number.NEGATIVE_INFINITY);
  // A student who left this page may continue in a new one. A submission from here must not end the exam then.
  useEffect(() => () => running?.abort(), [running]);

  // The attempt got more time, or was paused, while the page waited for the network.
  const goesOn = running !== null && passed !== null && (passed !== deadline || isPaused);
  const giveUp = useEffectEvent(() => {
    running?.abort();
    setRunning(null);
  });
  useEffect(() => {
    if (goesOn) giveUp();
  }, [goesOn]);

  const run = async (
    send: (signal: AbortSignal) => Promise<ExamResult | WithheldResult>,
    failureTitle: string,
    passedDeadline: string | null = null,
  ) => {
    if (current.current !== null || outbox.current === null) return;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    setRunning(cancelling);
    setPassed(passedDeadline);
    try {
      await outbox.current.whenEmpty();
      if (signal.aborted) return;
      const result = await send(signal);
      onSubmitted(result.isWithheld ? null : result.paesScore);
    } catch (error) {
      if (signal.aborted) return;
      setRunning(null);
      failedAt.current = performance.now();
      if (isTimeExtended(error)) {
        // Staff may have reopened the attempt that these keys completed.
        setKeys(newKeys());
        onCancelled();
      } else if (isSessionOver(error)) goToLogin();
      else {
        reportFault(error);
        toast({
          tone: 'destructive',
          title: failureTitle,
          description: `Tus respuestas están guardadas. ${isFault(error) ? 'Recarga la página e inténtalo' : 'Inténtalo'} de nuevo.`,
        });
      }
    }
  };
  const params = { id: attemptId };
  const complete = (body: { timeElapsed: number; passedDeadline?: string }) =>
    run(
      (signal) => call('completeExamAttempt', { params, body, idempotencyKey: keys.complete, signal }),
      'Error al completar ensayo',
      body.passedDeadline,
    );
  return {
    isSubmitting: running !== null,
    /** @param timeElapsed seconds; the server uses its own clock */
    submit: (timeElapsed: number) => complete({ timeElapsed }),
    /** The outbox goes on sending answers. */
    cancel: () => {
      running?.abort();
      setRunning(null);
      onCancelled();
    },
    /** The time is over. May be called every second. */
    submitExpired: (timeElapsed: number) => {
      if (performance.now() - failedAt.current > RETRY_MS) void complete({ timeElapsed, passedDeadline: deadline });
    },
    autoAnswer: () =>
      run(
        (signal) => call('autoAnswerExamAttempt', { params, idempotencyKey: keys.auto, signal }),
        'Error en auto-respuesta',
      ),
  };
};
