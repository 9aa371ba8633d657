import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newId } from '@matraz/infra/ids';
import { createPool } from '@matraz/infra/postgres/pool';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import type { Versions } from '@matraz/infra/read-models/runner-tables';
import type { Browser } from '@matraz/infra/testing/browser';
import { startTestPostgres, type TestPostgres } from '@matraz/infra/testing/embedded-postgres';
import { projections } from '@matraz/projector/projections';
import { startProjector } from '@matraz/projector/projector';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { type ReleaseData, releaseFolder } from '../releases/release-data.ts';
import { openBrowser } from './open-browser.ts';
import { type OwnService, startOwnService } from './own-service.ts';
import { temporaryDataDir } from './running-platform.ts';

/** Answers that are saved before and after each replacement. */
const answersBetween = 20;

const lastRelease = globSync('*.tar', { cwd: releaseFolder })
  .map((file) => basename(file, '.tar'))
  .sort(new Intl.Collator('en', { numeric: true }).compare)
  .at(-1);
const student: ReleaseData = JSON.parse(readFileSync(join(releaseFolder, `${lastRelease}.json`), 'utf8'));

const dataDir = temporaryDataDir();
let postgres: TestPostgres;
let env: NodeJS.ProcessEnv;
let databaseUrl: string;
const running = new Map<string, OwnService>();
beforeAll(async () => {
  postgres = await startTestPostgres();
  databaseUrl = Object.assign(new URL(postgres.url), { pathname: '/matraz' }).href;
  const port = String(await freeLocalPort());
  env = {
    ...process.env,
    VITEST: undefined,
    NODE_ENV: undefined,
    DATABASE_URL: databaseUrl,
    EVENT_STORE_URL: '',
    MATRAZ_DATA_DIR: dataDir.path,
    MATRAZ_DEMO: '0',
    MATRAZ_API_PROCESSES: '1',
    RATE_LIMIT_SCALE: '1000',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
  };
});
afterAll(async () => {
  await Promise.all(Array.from(running.values(), (service) => service.stop()));
  await postgres?.stop();
  dataDir.remove();
});

/** @throws when the command does not end with exit code 0 */
const ops = (...args: string[]): string =>
  execFileSync(process.execPath, ['platform/src/ops/main.ts', ...args], { cwd: projectRoot, env, encoding: 'utf8' });

/** A checkout of the release before, with its packages and its frontend built. */
const oldRoot = process.env.MATRAZ_OLD_RELEASE;

/** The api of this test is today's, and every login reads the table of consents. */
const readByBoth = 'account';

/** The projector of the release before: its projections, in this process. */
const startOldProjector = async (): Promise<OwnService> => {
  const store = await openEventStore({ databaseUrl });
  const stopping = new AbortController();
  const projecting = startProjector({
    store,
    databaseUrl,
    projections: projections.map((one) => (one.name === readByBoth ? one : (one.previous ?? one))),
    logger: pino({ level: 'silent' }),
    signal: stopping.signal,
  });
  return {
    async stop() {
      stopping.abort();
      await projecting;
      await store.close();
    },
  };
};

/** Without a checkout of it the api and the worker of the release before are today's. */
const startOld = (name: 'projector' | 'worker' | 'api'): Promise<OwnService> =>
  name === 'projector' && oldRoot === undefined ? startOldProjector() : startOwnService(name, env, oldRoot);

const versionsServed = async (): Promise<Versions | undefined> => {
  const pool = createPool(databaseUrl, { max: 1 });
  const { rows } = await pool
    .query<{ versions: Versions }>('select versions from read.checkpoint')
    .catch(() => ({ rows: [] }))
    .finally(() => pool.end());
  return rows[0]?.versions;
};
const ourVersions = Object.fromEntries(projections.map(({ name, version }) => [name, version]));

/** Saves answers one after the other, as a page does, until it is stopped. */
const saveAnswers = (browser: Browser, attemptId: string, questionIds: readonly string[]) => {
  /** The last choice of each question that the api acknowledged. */
  const saved = new Map<string, number>();
  /** Replies for which a page has no rule: it would show a failure. */
  const unexpected: object[] = [];
  const counts = { acknowledged: 0, withoutReply: 0 };
  let isStopped = false;
  const save = async (questionId: string, selectedAnswer: number): Promise<void> => {
    const headers = { 'idempotency-key': newId() };
    for (;;) {
      const url = `/api/exam-attempts/${attemptId}/answers`;
      const reply = await browser.post(url, { questionId, selectedAnswer }, headers).catch(() => null);
      if (reply?.status === 200) break;
      if (reply === null) counts.withoutReply += 1;
      else {
        unexpected.push({ status: reply.status, text: reply.text });
        return;
      }
      await delay(100);
    }
    counts.acknowledged += 1;
    saved.set(questionId, selectedAnswer);
  };
  const saving = (async () => {
    for (let step = 0; !isStopped; step++) {
      const questionId = questionIds[step % questionIds.length];
      if (questionId) await save(questionId, Math.floor(step / questionIds.length + step) % 4);
      await delay(20);
    }
  })();
  return {
    saved,
    unexpected,
    counts,
    async more() {
      const before = counts.acknowledged;
      await expect.poll(() => counts.acknowledged).toBeGreaterThan(before + answersBetween);
    },
    async stop() {
      isStopped = true;
      await saving;
    },
  };
};

test('projector, worker and api are replaced one after the other while a student saves exam answers', async () => {
  ops('restore', join(releaseFolder, `${lastRelease}.tar`), '--none-erased');
  ops('setup');
  running.set('projector', await startOld('projector'));
  await expect.poll(versionsServed).toMatchObject({ catalogue: expect.any(Number) });
  running.set('worker', await startOld('worker'));
  running.set('api', await startOld('api'));

  const browser = openBrowser(env.PUBLIC_URL ?? '');
  await browser.logIn(student);
  const [{ id: examId }] = (await browser.get('/api/exams')).body;
  const attemptId: string = (await browser.persist(`/api/exams/${examId}/start`)).body.id;
  const { questions } = (await browser.get(`/api/exam-attempts/${attemptId}`)).body.exam;
  const answers = saveAnswers(
    browser,
    attemptId,
    questions.map(({ id }: { id: string }) => id),
  );
  await answers.more();
  for (const name of ['projector', 'worker', 'api'] as const) {
    await running.get(name)?.stop();
    running.set(name, await startOwnService(name, env));
    // The api reads columns that only the new tables have.
    if (name === 'projector') await expect.poll(versionsServed).toEqual(ourVersions);
    await answers.more();
  }
  await answers.stop();
  console.log(`a release: ${JSON.stringify(answers.counts)}`);
  expect(answers.unexpected).toEqual([]);

  expect((await browser.get('/api/topics')).body.length).toBeGreaterThan(0);
  await browser.persist(`/api/exam-attempts/${attemptId}/complete`);
  const { answers: kept } = (await browser.get(`/api/exam-attempts/${attemptId}`)).body;
  const keptChoices = kept.map(({ questionId, selectedAnswer }: { questionId: string; selectedAnswer: number }) => [
    questionId,
    selectedAnswer,
  ]);
  expect(new Map(keptChoices)).toEqual(answers.saved);
  ops('audit', 'attempt', attemptId);
  ops('audit', 'attempt', student.attemptId);
  ops('projections', 'verify');
});
