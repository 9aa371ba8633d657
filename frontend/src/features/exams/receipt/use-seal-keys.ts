import type { ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';
import { browserStorage } from '../../../shared/session/browser-storage.ts';

/** The public keys of this platform's log: the one in use, and those that signed before it. */
export type SealKeys = Pick<NonNullable<ReplyOf<Calls['getSeal']>['seal']>, 'publicKey' | 'olderKeys'>;

const storageKey = 'matraz-seal-keys';

/**
 * The keys are kept in the browser, so that later checks need no network.
 *
 * @returns null when they are not known: no network and never seen before, or nothing was sealed yet
 */
export const useSealKeys = (): { keys: SealKeys | null; isPending: boolean } => {
  const { data, isPending } = useQuery({
    queryKey: ['seal'],
    queryFn: async () => {
      const { seal } = await call('getSeal');
      if (!seal) return null;
      const { publicKey, olderKeys } = seal;
      browserStorage.write(storageKey, JSON.stringify({ publicKey, olderKeys }));
      return { publicKey, olderKeys };
    },
    networkMode: 'always',
    retry: false,
  });
  return { keys: data ?? browserStorage.readJson<SealKeys>(storageKey), isPending };
};
