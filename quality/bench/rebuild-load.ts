import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import { createPool } from '@matraz/infra/postgres/pool';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { createBrowser } from '@matraz/infra/testing/browser';
import { requestRebuild, status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import { startProjector } from '@matraz/projector/projector';
import { percentile } from './benchmark.ts';

const students = 8;
/** Each student answers about twice in a second. */
const pauseMs = 400;

interface Seen {
  answers: number;
  /** Milliseconds until the reply to an answer. */
  times: number[];
  /** Replies that were not 200. */
  errors: number;
  /** Reads that showed less than an earlier read, or less than the student's own answers. */
  less: number;
  /** Replies whose answer was not readable within 2 s. The header says so. */
  pending: number;
}

const study = async (url: string, seen: Seen, signal: AbortSignal) => {
  const student = createBrowser(url);
  await student.register({ email: `carga-${newId()}@liceo.test`, password: 'una clave larga y propia' });
  const topics = (await student.get('/api/topics')).body;
  const details = await Promise.all(topics.map(async ({ id }: { id: string }) => student.get(`/api/topics/${id}`)));
  const questions = details.flatMap(({ body }) => body.questions).filter(({ locked }) => !locked);
  let [xp, shownXp, shownAnswers] = [0, 0, 0];
  const answered = new Set<string>();
  for (let turn = 0; !signal.aborted; turn += 1) {
    const { id } = questions[turn % questions.length];
    const startedAt = performance.now();
    const reply = await student.post(
      `/api/questions/${id}/answer`,
      { selectedAnswer: turn % 4 },
      { 'idempotency-key': newId() },
    );
    seen.times.push(performance.now() - startedAt);
    const [user, stats] = [await student.get('/api/auth/user'), await student.get('/api/user/stats')];
    seen.errors += [reply, user, stats].filter(({ status: code }) => code !== 200).length;
    if (reply.status === 200) {
      answered.add(id);
      xp += reply.body.xpEarned;
      seen.answers += 1;
    }
    const isPending = reply.headers['x-projection-lag'] === 'pending';
    seen.pending += isPending ? 1 : 0;
    const now = { xp: user.body?.xp ?? 0, answers: stats.body?.questionsAnswered ?? 0 };
    const [leastXp, leastAnswers] = isPending ? [shownXp, shownAnswers] : [xp, answered.size];
    if (now.xp < leastXp || now.answers < leastAnswers) seen.less += 1;
    [shownXp, shownAnswers] = [now.xp, now.answers];
    await delay(pauseMs, undefined, { signal }).catch(() => {});
  }
};

/**
 * Rebuilds the read tables of a running platform while students answer: once on request, once for a new version of a projection, with a
 * newer projector beside the platform's own. Prints how long it took, and what the students saw.
 */
export const measureRebuildLoad = async (url: string): Promise<void> => {
  const databaseUrl = readConnectionFile(process.env.MATRAZ_DATA_DIR ?? '.matraz')?.databaseUrl;
  if (!databaseUrl) throw new Error('MATRAZ_DATA_DIR is not the folder of a running platform');
  const pool = createPool(databaseUrl, { max: 2 });
  const store = await openEventStore({ databaseUrl });
  const measure = async (what: string, start: () => Promise<() => Promise<void>>) => {
    const before = (await status({ pool, store })).swap?.at;
    const seen: Seen = { answers: 0, times: [], errors: 0, less: 0, pending: 0 };
    const stopping = new AbortController();
    const studying = Promise.all(Array.from({ length: students }, () => study(url, seen, stopping.signal)));
    await delay(5_000);
    const startedAt = performance.now();
    const end = await start();
    let swap = (await status({ pool, store })).swap;
    while (swap === undefined || swap.at === before) {
      await delay(100);
      swap = (await status({ pool, store })).swap;
    }
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    await delay(5_000);
    stopping.abort();
    await studying;
    await end();
    const { times, ...counts } = seen;
    return {
      what,
      events: Number(await store.head()),
      seconds,
      'swap, ms': swap.ms,
      'pause, ms': swap.pauseMs,
      ...counts,
      'p50, ms': Math.round(percentile(times, 0.5)),
      'p99, ms': Math.round(percentile(times, 0.99)),
      load: loadavg()[0]?.toFixed(1),
      cores: cpus().length,
    };
  };

  const onRequest = await measure('rebuild on request', async () => {
    await requestRebuild({ pool, projections });
    return async () => {};
  });
  const newVersion = await measure('new version, older projector beside', async () => {
    const next = projections.map((projection) => ({ ...projection, version: projection.version + 1 }));
    const stopping = new AbortController();
    const logger = createLogger('newer', { write: () => {} });
    const running = startProjector({ store, databaseUrl, projections: next, logger, signal: stopping.signal });
    return async () => {
      stopping.abort();
      await running;
      // The tables are the same, so the projector of the platform goes on with them.
      const versions = Object.fromEntries(projections.map(({ name, version }) => [name, version]));
      await pool.query('update read.checkpoint set versions = $1', [versions]);
    };
  });
  console.table([onRequest, newVersion]);
  await store.close();
  await pool.end();
};
