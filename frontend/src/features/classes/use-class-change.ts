import type { ReadModelChange } from '@matraz/contracts/updates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/net/api-error.ts';
import { refreshAfterWrite } from '../../shared/net/refresh-after-write.ts';
import { toast } from '../../shared/page/toast.ts';

interface Change<Given> {
  send: (given: Given) => Promise<unknown>;
  /** Said when it is done. Null: what the page shows says it. */
  done: string | null;
  onDone?: () => void;
}

/** A write about classes. A refusal is told in the words of the server. */
export const useClassChange = <Given = void>({ send, done, onDone }: Change<Given>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      refreshAfterWrite(queries, [['classes'], ['class'], ['user']] satisfies ReadModelChange[]);
      if (done) toast({ tone: 'good', title: done });
      onDone?.();
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title:
          (error instanceof ApiError && error.problem.detail) || 'No pudimos guardar el cambio. Inténtalo otra vez.',
      }),
  });
};
