import type { HistoryKind } from '@matraz/contracts/history-http';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';
import { useAdminMutation } from '../form/use-admin-mutation.ts';
import type { Subject } from './queries.ts';

interface Restoring {
  version: number;
  /** The version that the author sees as the present one. A change by another person since then is a conflict. */
  expectedVersion: number;
}

/** Whether deleted content can come back. A deleted topic takes its contents with it. */
export const canComeBack = (kind: HistoryKind): boolean => kind !== 'topic';

/** Makes an older version the present one, by a change like any other. */
export const useRestore = ({ kind, id }: Subject, onRestored: () => void) => {
  const queries = useQueryClient();
  return useAdminMutation({
    send: ({ version, expectedVersion }: Restoring) =>
      call('restoreContent', {
        params: { kind, id },
        body: { version, expectedVersion },
        idempotencyKey: `restore ${id} ${version} ${expectedVersion}`,
      }),
    changes: () => [['topics'], ['topic'], ['exams'], ['exam']],
    onSettled: () => void queries.invalidateQueries({ queryKey: ['history'] }),
    successToast: () => ({ title: 'Versión restaurada', description: 'La anterior sigue en el historial.' }),
    failureTitle: 'Error al restaurar la versión',
    onSuccess: onRestored,
  });
};
