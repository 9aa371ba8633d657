import type { ReadModelChange } from '@matraz/contracts/updates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, reasonOf } from '../../shared/net/api-error.ts';
import { isFault, reportFault } from '../../shared/net/fault.ts';
import { refreshAfterWrite } from '../../shared/net/refresh-after-write.ts';
import { type ToastMessage, toast } from '../../shared/page/toast.ts';
import { isSessionOver } from '../../shared/session/session.ts';
import { isEditConflict } from './edit-conflict.ts';

/** The server's own explanation, with the first invalid field. */
const textOf = (error: Error): string => {
  const detail = reasonOf(error);
  if (detail === undefined)
    return isFault(error)
      ? 'Algo salió mal en esta página. Recárgala e inténtalo de nuevo.'
      : 'El servidor no respondió. Inténtalo de nuevo.';
  const [first] = (error instanceof ApiError && error.problem.errors) || [];
  return first ? `${detail}: ${placeOf(first.path)}${first.message}` : detail;
};

/** @param path 'questions.3.options' is a field of the fourth question of a bulk load */
const placeOf = (path: string) => {
  const [, index] = /questions[./](\d+)/.exec(path) ?? [];
  return index === undefined ? '' : `pregunta ${Number(index) + 1}, `;
};

export const toastFailure = (error: Error, title: string) => {
  if (isSessionOver(error)) return; // the page already goes to the login
  reportFault(error);
  toast({ tone: 'destructive', title, description: textOf(error) });
};

/** A blocking message. @param title ends with a colon and a space */
export const alertFailure = (error: Error, title: string) => {
  if (isSessionOver(error)) return;
  window.alert(`${title}${reasonOf(error) ? textOf(error) : error.message || 'Error desconocido'}`);
};

interface Settings<Input, Reply> {
  send: (input: Input) => Promise<Reply>;
  /** What the write may have changed. @param reply undefined when the write failed */
  changes: (reply: Reply | undefined) => readonly ReadModelChange[];
  successToast: (reply: Reply, input: Input) => Omit<ToastMessage, 'tone'>;
  failureTitle: string;
  showFailure?: (error: Error, title: string) => void;
  /** The form shows both versions of an edit conflict, so there is no message about it. */
  asksInConflict?: boolean;
  /** Called also when the component is no longer shown. */
  onSuccess?: (reply: Reply) => void;
  /** Called after a success and after a failure. */
  onSettled?: () => void;
}

/** A write of an administrator, one at a time. It shows a message about the result and refreshes the page. */
export const useAdminMutation = <Input, Reply>({
  send,
  changes,
  successToast,
  failureTitle,
  showFailure = toastFailure,
  asksInConflict = false,
  onSuccess,
  onSettled,
}: Settings<Input, Reply>) => {
  const queries = useQueryClient();
  // `isPending` is one render late; this ref blocks a double click.
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (reply, input) => {
      toast({ tone: 'good', ...successToast(reply, input) });
      onSuccess?.(reply);
    },
    onError: (error) => {
      if (!asksInConflict || !isEditConflict(error)) showFailure(error, failureTitle);
    },
    onSettled: (reply) => {
      isRunning.current = false;
      refreshAfterWrite(queries, changes(reply));
      onSettled?.();
    },
  });
  const mutate: typeof mutation.mutate = (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...input);
  };
  return { mutate, isPending: mutation.isPending, data: mutation.data };
};
