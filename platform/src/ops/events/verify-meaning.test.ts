import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { beforeEach, expect, test } from 'vitest';
import { type ReleaseData, releaseFolder } from '../../releases/release-data.ts';
import { useOps } from '../testing/use-ops.ts';

const ops = useOps();
const { userId, attemptId }: ReleaseData = JSON.parse(readFileSync(join(releaseFolder, '1.0.0.json'), 'utf8'));

beforeEach(async () => {
  expect(await ops.run('restore', join(releaseFolder, '1.0.0.tar'), '--none-erased')).toBe(0);
});

/** Appends an event as the role of the services can, without a command. */
const forge = async (stream: string, type: string, data: Record<string, unknown>) => {
  const store: EventStore = await openEventStore({ databaseUrl: ops.database.url });
  const metadata = {
    eventId: newId(),
    occurredAt: new Date().toISOString(),
    correlationId: newId(),
    causationId: newId(),
  };
  const { length } = await store.readStream(stream);
  await store.append(stream, [{ type, schemaVersion: 1, data, metadata }], { expectedVersion: length });
  await store.close();
};

test('the rules give every event of the first release', async () => {
  expect((await ops.json('seal')).code).toBe(0);
  const { code, reply } = await ops.json('events', 'verify', '--meaning');
  expect({ code, reply }).toMatchObject({ code: 0, reply: { judged: expect.any(Number) } });
  expect(reply.judged).toBe(reply.size);
});

test('forged events are named with what is wrong, although they are sealed', async () => {
  const questionId = newId();
  await forge(`answer-${userId}.${questionId}`, 'QuestionAnswered', {
    userId,
    topicId: newId(),
    questionId,
    questionVersion: 1,
    selectedAnswer: 0,
    correct: true,
    firstAttempt: true,
    xpEarned: 9_000,
    day: '2026-11-29',
  });
  await forge(`attempt-${attemptId}`, 'ExamAnswerSaved', {
    attemptId,
    userId,
    examId: newId(),
    questionId: newId(),
    selectedAnswer: 0,
    savedAt: new Date().toISOString(),
  });
  await forge(`premium-${userId}`, 'PremiumGranted', {
    userId,
    startsAt: new Date().toISOString(),
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  await forge('other-1', 'Invented', {});
  await ops.json('seal');
  expect((await ops.json('events', 'verify')).code).toBe(0);

  const forged = [
    /QuestionAnswered, versión 1 de answer-.*: la pregunta no existía en esa versión$/,
    /ExamAnswerSaved, versión \d+ de attempt-.*: el intento había terminado$/,
    /PremiumGranted, versión \d+ de premium-.*: nadie que administrara lo envió$/,
  ].map((text) => expect.stringMatching(text));
  const { code, reply } = await ops.json('events', 'verify', '--meaning');
  expect({ code, error: reply.error }).toEqual({
    code: 1,
    error: 'Ningún comando puede haber hecho estos 4 eventos:',
  });
  expect(reply.details).toEqual([
    ...forged,
    expect.stringMatching(/Invented, versión 1 de other-1: no tiene una forma conocida$/),
  ]);

  const audited = await ops.json('audit', 'student', userId);
  expect(audited).toMatchObject({ code: 1, reply: { doubts: forged.map((text) => ({ text })) } });
  expect(await ops.run('audit', 'student', userId)).toBe(1);
  expect(ops.written.stderr).toContain('Ningún comando puede haber hecho estos eventos:');
});

test('the events of a student that the rules give have no warning', async () => {
  expect(await ops.json('audit', 'student', userId)).toMatchObject({ code: 0, reply: { doubts: [] } });
});
