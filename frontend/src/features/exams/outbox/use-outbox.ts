import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../shared/api-error.ts';
import { toast } from '../../../shared/toast.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { nothingYet, type OutboxState } from './outbox-state.ts';
import { readAttempt, sendAnswer } from './send-answer.ts';

const never = () => () => {};

/** The outbox of an attempt while its page is open; null before it is first shown. */
export const useOutbox = (attemptId: string, userId: string): [Outbox | null, OutboxState] => {
  const queries = useQueryClient();
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  // Before the page is painted: from the first moment it is seen, a choice has its place.
  useLayoutEffect(() => {
    const opened = createOutbox({
      attemptId,
      userId,
      send: sendAnswer,
      read: (signal) => readAttempt(attemptId, signal),
      onRefused: (error) => {
        toast({
          tone: 'destructive',
          title: 'Error al enviar respuesta',
          description: error instanceof ApiError ? error.problem.detail : undefined,
        });
        // Over, or gone: the attempt itself tells.
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
  const state = useSyncExternalStore(outbox?.subscribe ?? never, outbox?.state ?? (() => nothingYet));
  return [outbox, state];
};
