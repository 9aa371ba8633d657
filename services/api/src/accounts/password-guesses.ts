import { addressKey, createGuessLimit } from '@matraz/infra/identity/guess-limit';
import { type LocalAccount, logInLocally } from '@matraz/infra/identity/local-accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits, scaled } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import { createKnownBrowsers } from './known-browsers.ts';

export interface PasswordGuesses {
  /**
   * The account, if the password is right. A wrong password counts for the browser when the account was opened there before. Otherwise
   * it counts for the account and the address. So guesses from elsewhere do not lock the student out.
   *
   * @throws TooManyGuesses
   */
  check(request: FastifyRequest, credentials: { email: string; password: string }): Promise<LocalAccount | undefined>;
  /** Called after a right password. */
  rememberBrowser(request: FastifyRequest, reply: FastifyReply, email: string): void;
  /** The student has a new password, so her wrong ones no longer count. */
  forgive(request: FastifyRequest, email: string): Promise<void>;
}

/** @param path the path of the pages that ask for passwords */
export const createPasswordGuesses = (
  { pool, config, secrets, counters }: Pick<AccountsDeps, 'pool' | 'config' | 'secrets' | 'counters'>,
  { path }: { path: string },
): PasswordGuesses => {
  const most = scaled(limits.wrongPasswords.most, config.rateLimitScale);
  const guessLimit = (of: string) =>
    createGuessLimit(counters.open(`wrong passwords by ${of}`, limits.wrongPasswords), most);
  const [ofAccount, ofAddress, ofBrowser] = [guessLimit('account'), guessLimit('address'), guessLimit('browser')];
  const knownBrowsers = createKnownBrowsers({ config, secrets }, { path });
  const browserOf = (request: FastifyRequest, email: string) => {
    const id = knownBrowsers.idFor(request, email);
    return id === undefined ? undefined : `${id} ${email.toLowerCase()}`;
  };

  return {
    check(request, { email, password }) {
      const whose = email.toLowerCase();
      const logIn = () => logInLocally({ pool }, { email, password }, config);
      const browser = browserOf(request, email);
      if (browser !== undefined) return ofBrowser.attempt(browser, whose, logIn);
      return ofAccount.attempt(whose, whose, () => ofAddress.attempt(addressKey(request.ip), whose, logIn));
    },
    rememberBrowser: (request, reply, email) => knownBrowsers.remember(request, reply, email),
    async forgive(request, email) {
      const whose = email.toLowerCase();
      const browser = browserOf(request, email);
      await ofAccount.forgive(whose, whose);
      await ofAddress.forgive(addressKey(request.ip), whose);
      if (browser !== undefined) await ofBrowser.forgive(browser, whose);
    },
  };
};
