import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/net/api-error.ts';
import { toast } from '../../../shared/page/toast.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { emptyOutbox, type OutboxState } from './outbox-state.ts';
import { keepSender } from './pending-sender.ts';
import { sendPendingAnswers } from './send-pending-answers.ts';

keepSender(sendPendingAnswers);

/**
 * The outbox of an attempt while its page is open. It is a ref, so opening it renders nothing while nothing is pending.
 */
export const useOutbox = (attemptId: string, userId: string): [RefObject<Outbox | null>, OutboxState] => {
  const queries = useQueryClient();
  const outbox = useRef<Outbox | null>(null);
  const [state, setState] = useState(emptyOutbox);
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
    const unsubscribe = opened.subscribe(() => setState(opened.state()));
    outbox.current = opened;
    return () => {
      unsubscribe();
      outbox.current = null;
      setState(emptyOutbox);
      opened.close();
    };
  }, [attemptId, userId, queries]);
  return [outbox, state];
};
