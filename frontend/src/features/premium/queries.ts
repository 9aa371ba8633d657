import { ownChanges } from '@matraz/contracts/own-changes';
import type { Payment } from '@matraz/contracts/premium/http';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';
import { ApiError, reasonOf } from '../../shared/net/api-error.ts';
import { refreshAfterWrite } from '../../shared/net/refresh-after-write.ts';
import { toast } from '../../shared/page/toast.ts';
import { currentUser } from '../../shared/session/session.ts';

/** The student's purchases, and whether anything can be bought. */
export const ownPayments = queryOptions({ queryKey: ['payments'], queryFn: () => call('listPayments') });

/** All times are milliseconds. The update stream is faster; these are for a page without it. */
const SOON = 5_000;
const LATER = 30_000;

/** A purchase that began a moment ago may not be readable yet. After a minute it most likely does not exist. */
const SOON_READS = 12;

/** How long until a purchase is read again; false when only a person changes it. @param reads how often it was read */
const readAgainAfter = (payment: Payment | null | undefined, reads: number): number | false => {
  if (payment === null) return reads < SOON_READS ? SOON : LATER;
  if (payment?.status === 'started') return SOON;
  if (payment?.status === 'approved' && payment.premiumExpiresAt === null) return SOON;
  return payment?.status === 'pending' ? LATER : false;
};

/** Null: the student has no such purchase. */
export const ownPayment = (id: string) =>
  queryOptions({
    queryKey: ['payments', id],
    queryFn: (): Promise<Payment | null> =>
      call('getPayment', { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    refetchInterval: ({ state }) => readAgainAfter(state.data, state.dataUpdateCount),
  });

/** Turns the administrator's own Premium on or off. It changes which content is locked. */
export const useTogglePremium = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('togglePremium', { body: {} }),
    onSuccess: (user) => {
      queries.setQueryData(currentUser.queryKey, user);
      refreshAfterWrite(queries, ownChanges.PremiumRevoked());
      toast(
        user.isPremium
          ? { tone: 'good', title: 'Premium activado', description: 'Ahora tienes acceso completo.' }
          : { title: 'Premium desactivado', description: 'Ahora tienes acceso limitado.' },
      );
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: 'Error',
        description: reasonOf(error) ?? 'No se pudo cambiar el estado premium',
      }),
  });
};
