import type { Receipt } from '@matraz/contracts/seal/receipt';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';
import { ApiError, reasonOf } from '../../../shared/net/api-error.ts';
import { saveFile } from '../../../shared/page/save-file.ts';
import { toast } from '../../../shared/page/toast.ts';

/** Fetched at each click: a rescoring adds to it. */
export const useReceipt = (attemptId: string) =>
  useMutation({
    mutationFn: () => call('getReceipt', { params: { id: attemptId } }),
    onError: (error) =>
      toast(
        error instanceof ApiError && error.problem.code === 'not_sealed_yet'
          ? { tone: 'neutral', title: 'Tu comprobante se está preparando', description: error.problem.detail }
          : {
              tone: 'destructive',
              title: 'No pudimos preparar tu comprobante',
              description: reasonOf(error) ?? 'Inténtalo de nuevo.',
            },
      ),
  });

export const saveReceipt = (receipt: Receipt) => {
  const blob = new Blob([JSON.stringify(receipt, null, 1)], { type: 'application/json' });
  saveFile({ name: `comprobante-${receipt.attemptId}.json`, blob });
};
