import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../shared/api-error.ts';
import { toast } from '../../../shared/toast.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { emptyOutbox, type OutboxState } from './outbox-state.ts';
import { keepSender } from './pending-sender.ts';
import { sendPendingAnswers } from './send-pending-answers.ts';

keepSender(sendPendingAnswers);

const subscribeToNothing = () => () => {};

/** The outbox of an attempt while its page is open; null during the first render, and on the first screen for one task more. */
export const useOutbox = (attemptId: string, userId: string): [Outbox | null, OutboxState] => {
  const queries = useQueryClient();
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  // A layout effect, so that the outbox is there before the student can choose an answer.
  useLayoutEffect(() => {
    const opened = createOutbox({
      attemptId,
      userId,
      onRefused: (error) => {
        toast({
          tone: 'destructive',
          title: 'Error al enviar respuesta',
          description: error instanceof ApiError ? error.problem.detail : undefined,
        });
        // The attempt may be over.
        void queries.invalidateQueries({ queryKey: ['attempt', attemptId] });
      },
      onSessionOver: () => void queries.invalidateQueries({ queryKey: ['user'] }),
    });
    setOutbox(opened);
    return () => {
      setOutbox(null);
      opened.close();
    };
  }, [attemptId, userId, queries]);
  const state = useSyncExternalStore(outbox?.subscribe ?? subscribeToNothing, outbox?.state ?? (() => emptyOutbox));
  return [outbox, state];
};
