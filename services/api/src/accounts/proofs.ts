import { createGuessLimit } from '@matraz/infra/identity/guess-limit';
import { isOwnPassword } from '@matraz/infra/identity/own-password';
import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import { limits, scaled } from '../http/limits/limits.ts';

export interface Proofs {
  /**
   * Asks for the password again before a change that could take the account away: an open session on a shared computer is not enough.
   *
   * @throws HttpProblem wrong_password
   * @throws TooManyGuesses
   */
  require(userId: string, proof: { password: string }): Promise<void>;
}

export const createProofs = ({
  pool,
  counters,
  config,
}: Pick<Deps, 'pool' | 'config'> & { counters: SharedCounters }): Proofs => {
  const most = scaled(limits.wrongPasswords.most, config.rateLimitScale);
  const guesses = createGuessLimit(counters.open('wrong passwords in a session', limits.wrongPasswords), most);
  return {
    async require(userId, { password }) {
      const guess = async () => (await isOwnPassword(pool, userId, password)) || undefined;
      if (!(await guesses.attempt(userId, userId, guess))) throw new HttpProblem('wrong_password');
    },
  };
};
