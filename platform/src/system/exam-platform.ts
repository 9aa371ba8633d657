import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { expectScoresOfLog } from '@matraz/application/testing/scores-of-log';
import type { EventStore } from '@matraz/infra/event-store/port';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { type Browser, createBrowser } from '@matraz/infra/testing/browser';
import { type Completion, followCompletions } from './completions.ts';
import { openLog } from './engines.ts';
import { endAll, type RunningPlatform, startPlatform, temporaryDataDir } from './running-platform.ts';

const password = 'una clave larga y propia';
const adminEmail = 'directora@liceo.test';

export interface ExamPlatform {
  platform: RunningPlatform;
  /** Past the platform, into its log. */
  log: EventStore;
  databaseUrl: string;
  /** The key of the question at place n is option n modulo 4. */
  makeExam(fields: { duration: number; questions?: number }): Promise<MadeExam>;
  enter(email: string): Promise<Browser>;
  logIn(email: string): Promise<Browser>;
  /** Every completion of these attempts that the log has told so far. */
  completions(attemptIds: readonly string[]): Completion[];
  /** Every score that stands in the log can be recomputed from it. @returns how many attempts have one */
  expectScores(): Promise<number>;
  /** Stops and starts again with the same data. */
  restart(env: NodeJS.ProcessEnv): Promise<void>;
  end(): Promise<void>;
}

/** The whole platform, without demo, with an administrator who makes exams. */
export const startExamPlatform = async (env: NodeJS.ProcessEnv = {}): Promise<ExamPlatform> => {
  const dataDir = temporaryDataDir();
  const start = (more: NodeJS.ProcessEnv) =>
    startPlatform({
      dataDir: dataDir.path,
      env: { MATRAZ_DEMO: '0', ADMIN_EMAILS: adminEmail, RATE_LIMIT_SCALE: '1000', ...more },
    });
  let platform = await start(env);
  let admin: Browser;
  const followed = followCompletions();
  const connect = async () => {
    const databaseUrl = readConnectionFile(dataDir.path)?.databaseUrl ?? '';
    const log = openLog(databaseUrl);
    const stopFollowing = await followed.follow(log);
    const disconnect = async () => {
      await stopFollowing();
      await log.close();
    };
    return { databaseUrl, log, disconnect };
  };
  let { databaseUrl, log, disconnect } = await connect();
  const client = () => createBrowser(platform.url);
  const enter = async (email: string) => {
    const entering = client();
    await entering.register({ email, password });
    return entering;
  };
  const logIn = async (email: string) => {
    const entering = client();
    await entering.logIn({ email, password });
    return entering;
  };
  admin = await enter(adminEmail);

  return {
    get platform() {
      return platform;
    },
    get log() {
      return log;
    },
    get databaseUrl() {
      return databaseUrl;
    },
    makeExam: ({ duration, questions = 4 }) =>
      makeExam(admin, {
        ...{ duration, totalQuestions: questions, scored: questions, pilots: 0 },
        keyOf: (place) => place % 4,
      }),
    enter,
    logIn,
    completions: (attemptIds) => followed.completions.filter(({ attemptId }) => attemptIds.includes(attemptId)),
    async expectScores() {
      return (await expectScoresOfLog(log)).size;
    },
    async restart(more) {
      await disconnect();
      await platform.stop();
      platform = await start(more);
      ({ databaseUrl, log, disconnect } = await connect());
      admin = await logIn(adminEmail);
    },
    async end() {
      await disconnect();
      endAll(dataDir.path);
      dataDir.remove();
    },
  };
};
