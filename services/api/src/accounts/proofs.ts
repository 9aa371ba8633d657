import type { Proof, SignedByPasskey } from '@matraz/contracts/accounts/proof';
import { localAccountOf } from '@matraz/infra/identity/factors/factors';
import { usePasskey } from '@matraz/infra/identity/factors/passkeys';
import { relyingPartyOf } from '@matraz/infra/identity/factors/relying-party';
import { createGuessLimit } from '@matraz/infra/identity/guess-limit';
import { isOwnPassword } from '@matraz/infra/identity/own-password';
import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import { limits, scaled } from '../http/limits/limits.ts';

export interface Proofs {
  /**
   * Asks for the password or a passkey again before a change that could take the account away: an open session on a shared computer is
   * not enough.
   *
   * @param sessionHash of the request. A passkey signs a challenge that `startProof` gave to this session; without it none is accepted.
   * @throws HttpProblem wrong_password, passkey_refused
   * @throws TooManyGuesses
   */
  require(userId: string, proof: Proof, sessionHash?: string | null): Promise<void>;
}

export const createProofs = ({
  pool,
  counters,
  config,
  clock,
}: Pick<Deps, 'pool' | 'config' | 'clock'> & { counters: SharedCounters }): Proofs => {
  const most = scaled(limits.wrongPasswords.most, config.rateLimitScale);
  const guesses = createGuessLimit(counters.open('wrong passwords in a session', limits.wrongPasswords), most);
  const relyingParty = relyingPartyOf(config.publicUrl);

  const isOwnPasskey = async (userId: string, response: SignedByPasskey, sessionHash: string | null | undefined) => {
    if (!relyingParty || !sessionHash) return false;
    const challenge = { purpose: 'proof', boundTo: sessionHash, now: clock() } as const;
    const used = await usePasskey(pool, relyingParty, { response, challenge, demo: config.demo });
    return used !== undefined && used.subject === (await localAccountOf(pool, userId))?.subject;
  };

  return {
    async require(userId, proof, sessionHash) {
      if ('passkey' in proof) {
        if (!(await isOwnPasskey(userId, proof.passkey, sessionHash))) throw new HttpProblem('passkey_refused');
        return;
      }
      const guess = async () => (await isOwnPassword(pool, userId, proof.password)) || undefined;
      if (!(await guesses.attempt(userId, userId, guess))) throw new HttpProblem('wrong_password');
    },
  };
};
