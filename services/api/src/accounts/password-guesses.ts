import { addressKey, createGuessLimit } from '@matraz/infra/identity/guess-limit';
import { type LocalAccount, logInLocally } from '@matraz/infra/identity/local-accounts';
import type { Limit } from '@matraz/infra/limits/open-counters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits, scaled } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import { createKnownBrowsers } from './known-browsers.ts';

export interface PasswordGuesses {
  /**
   * The account, if the password is right. A browser that opened the account before has a count of its own, so guesses from elsewhere
   * do not keep the student out. Other wrong passwords count for the account at this address. They also count for the account
   * everywhere and for the address, where more are allowed.
   *
   * @throws TooManyGuesses after too many, until some time has passed
   */
  check(request: FastifyRequest, credentials: { email: string; password: string }): Promise<LocalAccount | undefined>;
  /** Whether the account was opened in this browser before. */
  knowsBrowser(request: FastifyRequest, email: string): boolean;
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
  const { first, longest } = limits.waitBetweenPasswords;
  const guessLimit = (of: string, limit: Limit) =>
    createGuessLimit(counters.open(`wrong passwords by ${of}`, limit), scaled(limit.most, config.rateLimitScale), {
      counter: counters.open(`waits by ${of}`, { most: 1, seconds: longest }),
      first,
      longest,
    });
  const ofBrowser = guessLimit('browser', limits.wrongPasswords);
  const ofPair = guessLimit('account and address', limits.wrongPasswords);
  const ofAccount = guessLimit('account', limits.wrongPasswordsOfAccount);
  const ofAddress = guessLimit('address', limits.wrongPasswordsOfAddress);
  const knownBrowsers = createKnownBrowsers({ config, secrets }, { path });
  const browserOf = (request: FastifyRequest, email: string) => {
    const id = knownBrowsers.idFor(request, email);
    return id === undefined ? undefined : `${id} ${email.toLowerCase()}`;
  };

  return {
    check(request, { email, password }) {
      const whose = email.toLowerCase();
      const address = addressKey(request.ip);
      const logIn = () => logInLocally({ pool }, { email, password }, config);
      const browser = browserOf(request, email);
      if (browser !== undefined) return ofBrowser.attempt(browser, whose, logIn);
      return ofPair.attempt(`${address} ${whose}`, whose, () =>
        ofAccount.attempt(whose, whose, () => ofAddress.attempt(address, whose, logIn)),
      );
    },
    knowsBrowser: (request, email) => browserOf(request, email) !== undefined,
    rememberBrowser: (request, reply, email) => knownBrowsers.remember(request, reply, email),
    async forgive(request, email) {
      const whose = email.toLowerCase();
      const address = addressKey(request.ip);
      const browser = browserOf(request, email);
      await ofPair.forgive(`${address} ${whose}`, whose);
      await ofAccount.forgive(whose, whose);
      await ofAddress.forgive(address, whose);
      if (browser !== undefined) await ofBrowser.forgive(browser, whose);
    },
  };
};
