import type { CallName } from '@matraz/contracts/routes';
import type { FastifyRequest } from 'fastify';

/**
 * All limits. `most` is how many there may be in these seconds. `everywhere`: all processes and machines count together, because the event
 * is rare and matters. The others count in each process.
 */
export const limits = {
  /** Every request: what takes longer to arrive is cut off, and a larger body is refused. */
  request: { seconds: 30, bytes: 1024 * 1024 },
  /** The forms of login and registration. */
  form: { bytes: 16 * 1024 },
  /**
   * Requests of an account to one call. Polling in several tabs and the parallel creation of hundreds of questions stay below. Each call has
   * its own count, so a page that polls too often can still save answers.
   */
  account: { most: 1_200, seconds: 60 },
  /** Update streams of an account. The tabs of a browser share one. A further browser is refused and works without live updates. */
  updateStreams: { most: 8 },
  /** Look-ups that find no session. An invented id counts for its address, an id of an ended session for itself. */
  unknownSessions: { most: 300, seconds: 60 },
  /** Counted by address, because a visitor has no account. The limit is high, because the computers of a school share one address. */
  login: { most: 600, seconds: 60, everywhere: true },
  registration: { most: 100, seconds: 15 * 60, everywhere: true },
  /** Requests for a link to a new password, by address. */
  forgottenPasswords: { most: 100, seconds: 15 * 60, everywhere: true },
  /** The same by e-mail, with or without an account: a stranger must not fill a mailbox. */
  mailsToAddress: { most: 3, seconds: 15 * 60, everywhere: true },
  /** Mails to a guardian, by the account that asks. */
  guardianMails: { most: 5, seconds: 24 * 60 * 60, everywhere: true },
  /** Copies of the own data, by account: each reads everything. */
  exports: { most: 10, seconds: 60 * 60, everywhere: true },
  /** Reports of questions, by account. */
  questionReports: { most: 30, seconds: 24 * 60 * 60, everywhere: true },
  /** Codes of classes that an account types. A code has 31 letters at 8 places. */
  classCodes: { most: 60, seconds: 15 * 60, everywhere: true },
  /** Access words of assigned exams that an account types. */
  accessWords: { most: 30, seconds: 15 * 60, everywhere: true },
  /** Searches of an account, which come while she types. */
  searches: { most: 240, seconds: 60 },
  /** Notices of the payment provider, which come from a few addresses. */
  notice: { most: 600, seconds: 60, everywhere: true },
  /** Wrong passwords of an account at one address, or in a browser that knows it. After more of them each next try has to wait. */
  wrongPasswords: { most: 10, seconds: 15 * 60, everywhere: true },
  /** Wrong passwords of an account, from everywhere: many machines may guess one password. */
  wrongPasswordsOfAccount: { most: 20, seconds: 15 * 60, everywhere: true },
  /** Wrong passwords at one address for all accounts together. A class of 40 in which each student types ten stays below. */
  wrongPasswordsOfAddress: { most: 500, seconds: 15 * 60, everywhere: true },
  /** Seconds between two tries after too many wrong passwords: doubled after each further one. */
  waitBetweenPasswords: { first: 30, longest: 15 * 60 },
  /** Mails about unknown browsers to an account. */
  newBrowserMails: { most: 3, seconds: 24 * 60 * 60, everywhere: true },
  /** Wrong codes of an app and recovery codes, for each account. */
  wrongCodes: { most: 10, seconds: 15 * 60, everywhere: true },
  /** Reports of errors in browsers, by address. A visitor may send them too. */
  browserErrors: { most: 120, seconds: 60, bytes: 32 * 1024 },
  /** The same of all addresses together. */
  allBrowserErrors: { most: 600, seconds: 60 },
  /** Messages that were not reported before. Anyone can invent one. */
  newBrowserErrors: { most: 20, seconds: 15 * 60 },
} as const;

/** @param scale RATE_LIMIT_SCALE */
export const scaled = (most: number, scale: number): number => Math.max(1, Math.ceil(most * scale));

/** For the rate-limit plugin: the limit of a route by address. */
export const addressLimit = (name: 'login' | 'registration' | 'forgottenPasswords' | 'notice', scale: number) => ({
  max: scaled(limits[name].most, scale),
  timeWindow: limits[name].seconds * 1_000,
  everywhere: true,
});

/** Requests of an account to a call, and the bytes of their bodies. */
export const limitOf = (name: CallName) => {
  if (name === 'reportClientError') return limits.browserErrors;
  return { ...(name === 'search' ? limits.searches : limits.account), bytes: limits.request.bytes };
};

/**
 * For the rate-limit plugin: the limit of a call by account. It runs after the access check, so the request has an account, except to the few
 * public calls.
 */
export const accountLimit = (name: CallName, scale: number) => ({
  max: scaled(limitOf(name).most, scale),
  timeWindow: limitOf(name).seconds * 1_000,
  hook: 'preParsing' as const,
  keyGenerator: (request: FastifyRequest) => request.userId ?? request.ip,
});
