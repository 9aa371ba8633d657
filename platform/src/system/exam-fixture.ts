import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { expectScoresOfLog } from '@matraz/application/testing/scores-of-log';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createStaffInvitation } from '@matraz/infra/identity/staff-invitations';
import { createAuthenticator } from '@matraz/infra/identity/testing/software-authenticator';
import { createPool } from '@matraz/infra/postgres/pool';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import type { Browser } from '@matraz/infra/testing/browser';
import { expect, vi } from 'vitest';
import { describeDoubt } from '../ops/events/describe-doubt.ts';
import { judgeLog } from '../ops/events/judge-events.ts';
import { createOutput } from '../ops/output.ts';
import { type Completion, followCompletions } from './completions.ts';
import { openLog } from './engines.ts';
import { openBrowser } from './open-browser.ts';
import {
  type DataDir,
  killProcesses,
  type RunningPlatform,
  startPlatform,
  temporaryDataDir,
} from './running-platform.ts';

/** Of every registered account. */
export const password = 'una clave larga y propia';
const adminEmail = 'directora@liceo.test';

export interface ExamFixture {
  dataDir: string;
  platform: RunningPlatform;
  /** The log of the platform, opened directly. */
  log: EventStore;
  databaseUrl: string;
  admin: Browser;
  /** The correct option of the question at place n is n modulo 4. */
  makeExam(fields: { duration: number; questions?: number }): Promise<MadeExam>;
  register(email: string): Promise<Browser>;
  logIn(email: string): Promise<Browser>;
  /** The completions of these attempts in the log until now. */
  completions(attemptIds: readonly string[]): Completion[];
  /** Asserts that commands can have made all events, and that every score can be recomputed. @returns the number of attempts with a score */
  expectScores(): Promise<number>;
  /** Stops the platform and starts it again with the same data. */
  restart(env: NodeJS.ProcessEnv): Promise<void>;
  end(): Promise<void>;
}

/** Starts the whole platform without the demo, with an administrator who creates exams. */
export const startExamFixture = async (
  env: NodeJS.ProcessEnv = {},
  dataDir: DataDir = temporaryDataDir(),
): Promise<ExamFixture> => {
  const start = (extraEnv: NodeJS.ProcessEnv) =>
    startPlatform({
      dataDir: dataDir.path,
      env: { MATRAZ_DEMO: '0', RATE_LIMIT_SCALE: '1000', ...extraEnv },
    });
  let platform = await start(env);
  let admin: Browser;
  const followed = followCompletions();
  const connect = async () => {
    const databaseUrl = readConnectionFile(dataDir.path)?.databaseUrl ?? '';
    const log = await openLog(databaseUrl);
    const stopFollowing = await followed.follow(log);
    const disconnect = async () => {
      await stopFollowing();
      await log.close();
    };
    return { databaseUrl, log, disconnect };
  };
  let { databaseUrl, log, disconnect } = await connect();
  const register = async (email: string) => {
    const browser = openBrowser(platform.url);
    await browser.register({ email, password });
    return browser;
  };
  const logIn = async (email: string) => {
    const browser = openBrowser(platform.url);
    await browser.logIn({ email, password });
    return browser;
  };
  const registerAdmin = async () => {
    const pool = createPool(databaseUrl, { max: 1 });
    const { token } = await createStaffInvitation({ pool }, { email: adminEmail, role: 'admin', now: new Date() });
    await pool.end();
    const browser = openBrowser(platform.url);
    const form = await browser.visit(`/api/login?screen=registro&invitation=${token}`);
    await browser.submit(form, { firstName: 'Ana', lastName: 'Prueba', email: adminEmail, password });
    return browser;
  };
  /** Outside the demo an administrator needs a second factor. @returns her recovery codes */
  const addPasskey = async (browser: Browser): Promise<string[]> => {
    const authenticator = createAuthenticator({ origin: platform.url, rpId: new URL(platform.url).hostname });
    const { body: options } = await browser.post('/api/user/passkeys/start', { proof: { password } });
    const made = { name: 'Llave', passkey: authenticator.make(options) };
    return (await browser.post('/api/user/passkeys', made)).body.recoveryCodes;
  };
  admin = await registerAdmin();
  const recoveryCodes = await addPasskey(admin);
  const logInAdmin = async () => {
    const browser = openBrowser(platform.url);
    const page = await browser.logIn({ email: adminEmail, password });
    await browser.visit(page.url, { form: { code: recoveryCodes.pop() ?? '' } });
    return browser;
  };

  return {
    dataDir: dataDir.path,
    get platform() {
      return platform;
    },
    get log() {
      return log;
    },
    get databaseUrl() {
      return databaseUrl;
    },
    get admin() {
      return admin;
    },
    makeExam: ({ duration, questions = 4 }) =>
      makeExam(admin, {
        duration,
        totalQuestions: questions,
        scored: questions,
        pilots: 0,
        keyOf: (place) => place % 4,
      }),
    register,
    logIn,
    completions: (attemptIds) => followed.completions.filter(({ attemptId }) => attemptIds.includes(attemptId)),
    async expectScores() {
      const { doubts } = await judgeLog(log, createOutput({ json: true }));
      expect(doubts.map(describeDoubt)).toEqual([]);
      return (await expectScoresOfLog(log)).size;
    },
    async restart(extraEnv) {
      await disconnect();
      await platform.stop();
      platform = await start(extraEnv);
      ({ databaseUrl, log, disconnect } = await connect());
      // A busy machine may refuse the first requests with 503.
      const login = () => fetch(new URL('/api/login', platform.url), { redirect: 'manual' });
      await vi.waitFor(async () => expect((await login()).status).not.toBe(503), { timeout: 60_000, interval: 500 });
      admin = await logInAdmin();
    },
    async end() {
      await disconnect();
      killProcesses(dataDir.path);
      dataDir.remove();
    },
  };
};
