import { streamOf } from '@matraz/contracts/streams';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { createPool } from '@matraz/infra/postgres/pool';
import type { Bench, Case } from '../case.ts';

const poison = (type: string, data: Record<string, unknown>, schemaVersion = 1): NewEvent => {
  const [eventId, correlationId] = [newId(), newId()];
  const metadata = { eventId, correlationId, causationId: correlationId, occurredAt: new Date().toISOString() };
  return { type, schemaVersion, data, metadata };
};

/** Events that no release writes. Each is refused at another place: schema, version, PostgreSQL. */
const poisons = (): [stream: string, event: NewEvent][] => {
  const [userId, questionId, topicId, attemptId, examId] = [newId(), newId(), newId(), newId(), newId()];
  const answer = {
    userId,
    questionId,
    topicId,
    questionVersion: 1,
    selectedAnswer: 1,
    correct: true,
    firstAttempt: true,
  };
  return [
    [streamOf.answer(userId, questionId), poison('QuestionAnswered', {})],
    [streamOf.answer(userId, newId()), poison('QuestionAnswered', { ...answer, xpEarned: 2 ** 40 })],
    [streamOf.answer(userId, newId()), poison('QuestionAnswered', { ...answer, xpEarned: 1, device: 'phone' }, 99)],
    [streamOf.attempt(attemptId), poison('ExamAttemptStarted', { attemptId, userId, examId, deadline: 'nunca' })],
    [streamOf.attempt(newId()), poison('ExamAttemptCompleted', { attemptId })],
    [streamOf.exam(examId), poison('ExamQuestionVoided', { examId, questionId: 7 })],
  ];
};

const parkedOf = async ({ fixture }: Bench): Promise<number> => {
  const pool = createPool(fixture.databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from read.parked');
  await pool.end();
  return rows[0]?.count ?? 0;
};

/** Afterwards projector and worker start with these events in the log. */
export const poisonEvent: Case = {
  name: 'poison-event',
  fault: 'six events that cannot be read, then a restart of projector and worker',
  async run(bench) {
    const { fixture, round, report } = bench;
    const appended = poisons();
    await round(async () => {
      for (const [stream, event] of appended) await fixture.log.append(stream, [event], { expectedVersion: 0 });
      await fixture.log.append(`unknown-${newId()}`, [poison('NoSuchEvent', {})], { expectedVersion: 0 });
    });
    await round(async () => {
      for (const name of ['projector', 'worker'] as const) process.kill(fixture.platform.pidOf(name), 'SIGKILL');
    });
    const parked = await parkedOf(bench);
    if (parked !== appended.length)
      report({ kind: 'read model', text: `${parked} parked events, not ${appended.length}` });
  },
};
