import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { streamOf } from '@matraz/contracts/streams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { type ProcessName, readPidFile } from '@matraz/infra/processes/pid-file';
import { createTestDatabase, makeTemplate } from '@matraz/infra/testing/database';
import { startTestPostgres } from '@matraz/infra/testing/embedded-postgres';
import { projectRoot } from '@matraz/platform/project-root';
import { status } from '@matraz/projector/operations';
import { newEvent } from './new-event.ts';
import { processorMs } from './processes.ts';

const students = 750;
const answersOfStudent = 80;
const batchSize = 500;

/** First answers of each student to each question, as they come when all of them study at the same time. */
const fillLog = async (store: EventStore): Promise<void> => {
  const [users, topics] = [Array.from({ length: students }, newId), Array.from({ length: 20 }, newId)];
  const questions = Array.from({ length: answersOfStudent }, newId);
  const answers = questions.flatMap((questionId, place) =>
    users.map((userId) => {
      const isCorrect = place % 3 > 0;
      const event = newEvent('QuestionAnswered', {
        ...{ userId, topicId: topics[place % topics.length] as string, questionId, questionVersion: 1 },
        ...{ selectedAnswer: place % 4, correct: isCorrect, firstAttempt: true, xpEarned: isCorrect ? 10 : 0 },
        day: '2026-03-02',
      });
      return { stream: streamOf.answer(userId, questionId), event };
    }),
  );
  for (let from = 0; from < answers.length; from += batchSize) {
    const batch = answers.slice(from, from + batchSize);
    await Promise.all(batch.map(({ stream, event }) => store.append(stream, [event], { expectedVersion: 0 })));
  }
};

/**
 * Projects one log of practice answers from its beginning, with one projector and with partitions. Prints the rates and the processor
 * time of each process after its start.
 */
export const measurePartitions = async (counts: readonly number[]): Promise<void> => {
  const server = await startTestPostgres();
  await makeTemplate(server.url);
  const database = await createTestDatabase({ serverUrl: server.url });
  const { pool, url } = database;
  const store = await openEventStore({ databaseUrl: url });
  await fillLog(store);
  const head = await store.head();
  const rows: Record<string, string | number>[] = [];
  for (const partitions of counts) {
    const dataDir = mkdtempSync(join(tmpdir(), 'matraz-partitions-'));
    // The log cannot be read until all processes have started.
    const gate = await pool.connect();
    await gate.query('begin; lock table es.events');
    const projector = fork(join(projectRoot, 'services', 'projector', 'src', 'main.ts'), {
      env: {
        ...process.env,
        ...{ DATABASE_URL: url, MATRAZ_DATA_DIR: dataDir, MATRAZ_PROGRESS_PARTITIONS: String(partitions) },
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(projector, 'message');
    const numbers = Array.from({ length: partitions > 1 ? partitions + 1 : 0 }, (_, index) => index + 1);
    const names: ProcessName[] =
      partitions > 1 ? numbers.map((number) => `projector-${number}` as const) : ['projector'];
    const spent = () => names.map((name) => processorMs(String(readPidFile(dataDir, name))));
    const before = spent();
    await gate.query('commit');
    gate.release();
    const startedAt = performance.now();
    while ((await status({ pool, store })).position !== head) await delay(20);
    const seconds = (performance.now() - startedAt) / 1_000;
    const after = spent();
    rows.push({
      partitions,
      events: Number(head),
      seconds: Number(seconds.toFixed(1)),
      'events/s': Math.round(Number(head) / seconds),
      'processor of each process, ms': after.map((ms, place) => ms - (before[place] ?? 0)).join(', '),
    });
    projector.kill('SIGTERM');
    await once(projector, 'exit');
    rmSync(dataDir, { recursive: true });
    const { rows: schemas } = await pool.query("select nspname from pg_namespace where nspname ~ '^read'");
    await pool.query(`drop schema ${schemas.map(({ nspname }) => nspname)} cascade`);
  }
  console.table(rows);
  await store.close();
  await database.drop();
  await server.stop();
};
