import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';

const storageKey = 'matraz-seal-public-key';

/**
 * The public key of this platform's log. It is kept in the browser, so that later checks need no network.
 *
 * @returns null when it is not known: no network and never seen before, or nothing was sealed yet
 */
export const usePublicKey = (): { publicKey: string | null; isPending: boolean } => {
  const { data, isPending } = useQuery({
    queryKey: ['seal'],
    queryFn: async () => {
      const { seal } = await call('getSeal');
      if (seal) localStorage.setItem(storageKey, seal.publicKey);
      return seal;
    },
    networkMode: 'always',
    retry: false,
  });
  return { publicKey: data?.publicKey ?? localStorage.getItem(storageKey), isPending };
};
