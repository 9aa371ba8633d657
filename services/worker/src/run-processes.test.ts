import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore, NewEvent } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { correctedQuestions } from './exams/corrected-questions.process.ts';
import { examDeadline } from './exams/exam-deadline.process.ts';
import { type Action, eventTypesOf } from './process-manager.ts';
import { type Checkpoint, runProcesses } from './run-processes.ts';

let database: TestDatabase;
let store: EventStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await openEventStore({ databaseUrl: database.url });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const noon = '2026-03-02T12:00:00.000Z';
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const start = (checkpoint: Checkpoint) => {
  const actions: Action[] = [];
  const correlationIds: (string | undefined)[] = [];
  const lines: string[] = [];
  const stopping = new AbortController();
  const running = runProcesses({
    processes: [examDeadline, correctedQuestions],
    schedule: {
      apply(action, correlationId) {
        actions.push(action);
        correlationIds.push(correlationId);
      },
    },
    logger: createLogger('test', { write: (line: string) => void lines.push(line) }),
    signal: stopping.signal,
    checkpoint,
    store,
  });
  stops.push(async () => {
    stopping.abort();
    await running;
  });
  return { actions, correlationIds, lines };
};
const append = async (stream: string, type: string, data: object) => {
  const eventId = newId();
  const metadata = { eventId, occurredAt: noon, correlationId: eventId, causationId: eventId };
  const event = { type, schemaVersion: 1, data, metadata } as NewEvent;
  return (await store.append(stream, [event], { expectedVersion: 0 })).position;
};
const voided = async (examId: string, questionId: string = newId()) =>
  append(`exam-${examId}`, 'ExamQuestionVoided', { examId, questionId });
const rescoring = (examId: string): Action => ({
  command: { type: 'RescoreCorrected', examId },
  id: `rescore-${examId}`,
  at: new Date('2026-03-02T12:00:10.000Z'),
});

test('first the actions of the checkpoint are applied, then the later events of the log, then live events', async () => {
  const [before, afterwards, live] = [newId(), newId(), newId()];
  const position = await voided(before);
  await voided(afterwards);
  const { actions } = start({ position, actions: [{ cancel: 'known' }] });
  await expect.poll(() => actions).toEqual([{ cancel: 'known' }, rescoring(afterwards)]);
  await voided(live);
  await expect.poll(() => actions.slice(2)).toEqual([rescoring(live)]);
});

test('an event that cannot be read is skipped, and the worker logs its stream and version', async () => {
  const { actions, lines } = start({ position: await store.head(), actions: [] });
  const [broken, good] = [newId(), newId()];
  await voided(broken, 'no id at all');
  const [event] = await store.readStream(`exam-${broken}`);
  await voided(good);
  await expect.poll(() => actions).toEqual([rescoring(good)]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      stream: `exam-${broken}`,
      version: 1,
      correlationId: event?.metadata.correlationId,
      msg: 'an event was not understood',
    },
  ]);
});

test('a scheduled command gets the correlation id of its event', async () => {
  const { actions, correlationIds } = start({ position: await store.head(), actions: [] });
  const examId = newId();
  await voided(examId);
  await expect.poll(() => actions).toEqual([rescoring(examId)]);
  const [event] = await store.readStream(`exam-${examId}`);
  expect(correlationIds).toEqual([event?.metadata.correlationId]);
});

test('an event without a handler, also of an unknown type, is skipped without a log line', async () => {
  const { actions, lines } = start({ position: await store.head(), actions: [] });
  await append(`certificate-${newId()}`, 'CertificateIssued', { userId: newId() });
  const examId = newId();
  await voided(examId);
  await expect.poll(() => actions).toEqual([rescoring(examId)]);
  expect(lines).toEqual([]);
});

test('each event type is subscribed to once, however many processes react to it', () => {
  expect(eventTypesOf([examDeadline, correctedQuestions, examDeadline])).toEqual([
    'ExamAttemptStarted',
    'ExamTimeExtended',
    'ExamPaused',
    'ExamResumed',
    'ExamAttemptReopened',
    'ExamAttemptCompleted',
    'ExamQuestionVoided',
    'ExamQuestionRekeyed',
    'ExamQuestionReinstated',
  ]);
});
