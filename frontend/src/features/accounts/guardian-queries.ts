import { legalVersion } from '@matraz/contracts/accounts/legal';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';
import { currentUser } from '../../shared/session/session.ts';

/** Its key begins with the user: the guardian's answer changes both. */
export const guardianRequest = queryOptions({
  queryKey: ['user', 'guardian'],
  queryFn: () => call('getGuardianRequest'),
});

/** @returns accepts the texts. Null: the person needs no guardian */
export const useGiveConsent = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (guardianEmail: string | null) =>
      call('giveConsent', { body: { version: legalVersion, guardianEmail } }),
    onSuccess: (user) => queries.setQueryData(currentUser.queryKey, user),
  });
};

export const useAskGuardian = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (guardianEmail: string) => call('askGuardian', { body: { guardianEmail } }),
    onSuccess: (request) => queries.setQueryData(guardianRequest.queryKey, request),
  });
};
