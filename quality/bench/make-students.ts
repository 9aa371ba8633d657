import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { streamOf } from '@matraz/contracts/streams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { examAttemptId, newId } from '@matraz/infra/ids';
import { status } from '@matraz/projector/operations';
import { concurrency, type Fixture, type Student } from './fixture.ts';
import { newEvent } from './new-event.ts';
import { openPool } from './open-pool.ts';
import { askStart } from './student-requests.ts';

const batchSize = 500;

const opened = (userId: string) => newEvent('AccountOpened', { userId }, { userId });

/**
 * Students with an account and a session, made in the log and the tables and not by requests, so no process of the platform knows them.
 *
 * @returns students before their first exam. `attemptId` is the attempt that they will start.
 */
export const makeStudents = async (
  { databaseUrl, pool, examId }: Pick<Fixture, 'databaseUrl' | 'pool' | 'examId'>,
  count: number,
): Promise<Student[]> => {
  const store = await openEventStore({ databaseUrl });
  const students: Student[] = [];
  while (students.length < count) {
    const batch = Array.from({ length: Math.min(batchSize, count - students.length) }, () => ({
      userId: newId(),
      session: randomBytes(32).toString('base64url'),
    }));
    const userIds = batch.map(({ userId }) => userId);
    await pool.query(
      `insert into accounts.users (id, issuer, subject, first_name, last_name, email)
      select id, 'urn:matraz:bench', id::text, 'Ana', 'Rojas', id || '@liceo.test' from unnest($1::uuid[]) id`,
      [userIds],
    );
    await pool.query(
      `insert into accounts.sessions (id_hash, user_id, created_at, last_seen_at)
      select hash, id, now(), now() from unnest($1::bytea[], $2::uuid[]) as made (hash, id)`,
      [batch.map(({ session }) => createHash('sha256').update(session).digest()), userIds],
    );
    await Promise.all(
      userIds.map((userId) => store.append(streamOf.account(userId), [opened(userId)], { expectedVersion: 0 })),
    );
    students.push(
      ...batch.map(({ userId, session }) => ({
        cookie: `matraz=${session}`,
        attemptId: examAttemptId(userId, examId, 1),
      })),
    );
  }
  while ((await status({ pool, store })).position !== (await store.head())) await delay(50);
  await store.close();
  return students;
};

/** @returns students who have just started the exam */
export const makeStudentsInExam = async (fixture: Fixture, count: number): Promise<Student[]> => {
  const students = await makeStudents(fixture, count);
  const pool = openPool(fixture.platform.url, concurrency);
  const waiting = students.values();
  const client = async () => {
    for (const student of waiting) {
      const { status } = await pool.ask(askStart(student, fixture.examId));
      if (status !== 200) throw new Error(`status ${status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  await pool.close();
  return students;
};
