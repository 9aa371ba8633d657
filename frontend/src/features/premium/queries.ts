import { ownChanges } from '@matraz/contracts/own-changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { reasonOf } from '../../shared/api-error.ts';
import { refreshAfterWrite } from '../../shared/refresh-after-write.ts';
import { currentUser } from '../../shared/session.ts';
import { toast } from '../../shared/toast.ts';

/** Turns the administrator's own Premium on or off. It changes which content is locked. */
export const useTogglePremium = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('togglePremium', { body: {} }),
    onSuccess: (user) => {
      queries.setQueryData(currentUser.queryKey, user);
      refreshAfterWrite(queries, ownChanges.premium());
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
