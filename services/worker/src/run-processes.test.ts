import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore, NewEvent } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { examDeadline } from './exams/exam-deadline.process.ts';
import { voidedQuestions } from './exams/voided-questions.process.ts';
import { type Action, typesOf } from './process-manager.ts';
import { runProcesses, type Standing } from './run-processes.ts';

let database: TestDatabase;
let store: EventStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = openEventStore({ databaseUrl: database.url });
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

const start = (standing: Standing) => {
  const actions: Action[] = [];
  const lines: string[] = [];
  const stopping = new AbortController();
  const running = runProcesses({
    processes: [examDeadline, voidedQuestions],
    agenda: { apply: (action) => void actions.push(action) },
    logger: createLogger('test', { write: (line: string) => void lines.push(line) }),
    signal: stopping.signal,
    ...{ standing, store },
  });
  stops.push(async () => {
    stopping.abort();
    await running;
  });
  return { actions, lines };
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
  schedule: { type: 'RescoreVoided', examId },
  id: `rescore-${examId}`,
  at: new Date('2026-03-02T12:00:10.000Z'),
});

test('first comes what is known at the start, then what the log has from that place on, then what happens', async () => {
  const [before, afterwards, live] = [newId(), newId(), newId()];
  const position = await voided(before);
  await voided(afterwards);
  const { actions } = start({ position, actions: [{ cancel: 'known' }] });
  await expect.poll(() => actions).toEqual([{ cancel: 'known' }, rescoring(afterwards)]);
  await voided(live);
  await expect.poll(() => actions.slice(2)).toEqual([rescoring(live)]);
});

test('an event that cannot be read stops nothing, and the log of the worker names it', async () => {
  const { actions, lines } = start({ position: await store.head(), actions: [] });
  const [broken, good] = [newId(), newId()];
  await voided(broken, 'no id at all');
  await voided(good);
  await expect.poll(() => actions).toEqual([rescoring(good)]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { stream: `exam-${broken}`, version: 1, msg: 'an event was not understood' },
  ]);
});

test('an event that leads to nothing here, also one of newer code, is passed over without a word', async () => {
  const { actions, lines } = start({ position: await store.head(), actions: [] });
  await append(`certificate-${newId()}`, 'CertificateIssued', { userId: newId() });
  const examId = newId();
  await voided(examId);
  await expect.poll(() => actions).toEqual([rescoring(examId)]);
  expect(lines).toEqual([]);
});

test('each type is asked for once, whatever number of processes reacts to it', () => {
  expect(typesOf([examDeadline, voidedQuestions, examDeadline])).toEqual([
    'ExamAttemptStarted',
    'ExamAttemptCompleted',
    'ExamQuestionVoided',
  ]);
});
