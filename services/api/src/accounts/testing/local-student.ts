import { openAccount } from '@matraz/application/accounts/open-account';
import { openLocalUser } from '@matraz/infra/identity/local-accounts';
import { newId } from '@matraz/infra/ids';
import { storeQuickHash } from '@matraz/infra/testing/quick-password';
import { type Client, clientOf } from '../../testing/client.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { openSession } from '../session-store.ts';

export interface LocalStudent extends Client {
  userId: string;
  email: string;
  password: string;
  /** Another session of hers. */
  elsewhere(): Promise<Client>;
}

/** A student of the embedded provider with a session. */
export const localStudent = async ({ app, deps }: TestApi): Promise<LocalStudent> => {
  const id = newId();
  const person = {
    firstName: 'Antonia',
    lastName: 'Ñuñoa',
    email: `antonia.${id}@liceo.cl`,
    password: 'cordillera-2026',
  };
  const userId = await openLocalUser(deps, person, id);
  await storeQuickHash(deps, person);
  await openAccount(deps, userId, { userId, correlationId: newId(), now: deps.clock() });
  const elsewhere = async () => clientOf(app, `matraz=${await openSession(deps, userId)}`);
  return { ...(await elsewhere()), userId, email: person.email, password: person.password, elsewhere };
};
