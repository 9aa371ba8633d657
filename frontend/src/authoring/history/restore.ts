import type { Confirmed } from '@matraz/contracts/exams/http';
import type { HistoryKind } from '@matraz/contracts/history-http';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';
import { toastFailure, useAdminMutation } from '../form/use-admin-mutation.ts';
import type { Subject } from './queries.ts';

interface Restoring extends Confirmed {
  version: number;
  /** The version that the author sees as the present one. A change by another person since then is a conflict. */
  expectedVersion: number;
}

/** Whether deleted content can come back. A deleted topic takes its contents with it. */
export const canComeBack = (kind: HistoryKind): boolean => kind !== 'topic';

/** The server asks first: an active exam would have fewer questions than it announces. */
export const isIncompleteExam = (error: Error): boolean =>
  error instanceof ApiError && error.problem.code === 'exam_incomplete';

/** Makes an older version the present one, by a change like any other. */
export const useRestore = ({ kind, id }: Subject, onRestored: () => void) => {
  const queries = useQueryClient();
  return useAdminMutation({
    send: ({ version, ...seen }: Restoring) =>
      call('restoreContent', {
        params: { kind, id },
        body: { version, ...seen },
        idempotencyKey: `restore ${id} ${version} ${seen.expectedVersion}`,
      }),
    changes: () => [['topics'], ['topic'], ['exams'], ['exam']],
    onSettled: () => void queries.invalidateQueries({ queryKey: ['history'] }),
    successToast: () => ({ title: 'Versión restaurada', description: 'La anterior sigue en el historial.' }),
    failureTitle: 'Error al restaurar la versión',
    showFailure: (error, title) => isIncompleteExam(error) || toastFailure(error, title),
    onSuccess: onRestored,
  });
};
