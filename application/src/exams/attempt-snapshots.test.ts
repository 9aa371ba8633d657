import { mostAnswerChanges } from '@matraz/contracts/exams/limits';
import { streamOf } from '@matraz/contracts/streams';
import { answerTo } from '@matraz/domain/exams/answer-sheet';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { newId } from '@matraz/infra/ids';
import type { SnapshotStore } from '@matraz/infra/snapshots/port';
import { createPostgresSnapshots } from '@matraz/infra/snapshots/postgres-snapshots';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeEvents } from '../command-handler/event-codec.ts';
import { snapshotEvery } from '../command-handler/long-stream.ts';
import { snapshotKind } from '../command-handler/stream-state.ts';
import { testExamDeps } from '../testing/exam-deps.ts';
import { anExam, anExamQuestion } from '../testing/exams.ts';
import { type AttemptArchive, createAttemptArchive, recordSnapshot } from './attempt-archive.ts';
import { createExam } from './create-exam.ts';
import { saveExamAnswer } from './save-exam-answer.ts';
import { startExamAttempt } from './start-exam-attempt.ts';

const commandSnapshot = snapshotKind(String(examAttempt.snapshot));
const noon = new Date('2026-11-20T12:00:00Z');
const secondsOn = (seconds: number) => ({ correlationId: newId(), now: new Date(noon.getTime() + seconds * 1000) });
/** Each round through the questions gives each of them another answer. */
const answerOf = (change: number) => (change + Math.floor(change / 20)) % 4;

let database: TestDatabase;
let store: EventStore;
let snapshots: SnapshotStore;
let examId: string;
let questionIds: string[];
let userId: string;
let eventsRead = 0;
const asked = vi.fn();
const saved = vi.fn();
/** A command does not wait for them. */
const underWay: Promise<void>[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const real = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  store = {
    ...real,
    readStream: async (...of) => {
      const read = await real.readStream(...of);
      eventsRead += read.length;
      return read;
    },
  };
  const table = createPostgresSnapshots({ pool: database.pool });
  snapshots = {
    find: (...of) => {
      asked(...of);
      return table.find(...of);
    },
    save: (stream, kind, snapshot) => {
      const ended = table.save(stream, kind, snapshot);
      saved(stream, kind, snapshot.version, ended);
      return ended;
    },
  };
  const form = anExam({ duration: 600, totalQuestions: 20, isPublished: true });
  const questions = Array.from({ length: 20 }, () => anExamQuestion());
  examId = (await createExam(testExamDeps(store), form, secondsOn(0), questions)).id;
  const { exam } = await testExamDeps(store).archive.latestExam(examId);
  questionIds = exam.questions.map(({ questionId }) => questionId);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});
/** All snapshots that were begun are written. */
const snapshotsWritten = async () => {
  await Promise.all(underWay.splice(0));
  await Promise.all(saved.mock.calls.map(([, , , ended]) => ended));
};
afterEach(snapshotsWritten);
beforeEach(() => {
  userId = newId();
  asked.mockClear();
  saved.mockClear();
});

const questionOf = (change: number) => questionIds[change % questionIds.length] ?? '';

/** A process that has just started. It knows the exam, and none of its attempts. */
const freshProcess = async (kept: SnapshotStore | undefined = snapshots, own?: AttemptArchive) => {
  const { archive: ofAll, ...others } = testExamDeps(store, kept);
  const archive = { ...ofAll, ...own };
  const keepSnapshot = async (...of: Parameters<AttemptArchive['keepSnapshot']>) => {
    const keeping = archive.keepSnapshot(...of);
    underWay.push(keeping);
    return keeping;
  };
  const deps = { ...others, archive: { ...archive, keepSnapshot } };
  await deps.archive.latestExam(examId);
  eventsRead = 0;
  return {
    record: (attemptId: string) => deps.archive.attemptRecord(attemptId),
    version: (attemptId: string) => deps.archive.attemptVersion(attemptId),
    save: (attemptId: string, change: number, { key = newId(), selectedAnswer = answerOf(change) } = {}) => {
      const answer = { userId, questionId: questionOf(change), selectedAnswer };
      return saveExamAnswer(deps, attemptId, answer, { ...secondsOn(1), userId, idempotencyKey: key });
    },
  };
};
const withoutSnapshots = () => freshProcess({ find: async () => undefined, save: async () => {} });

/** The keys of the changes are `change 1`, `change 2`, … */
const appendChanges = async (attemptId: string, changes: number, { from = 0 } = {}): Promise<void> => {
  const stream = streamOf.attempt(attemptId);
  const events = Array.from({ length: changes - from }, (_, place) => {
    const n = from + place;
    const data = { attemptId, userId, examId, questionId: questionOf(n), savedAt: noon.toISOString() };
    const event = {
      type: 'ExamAnswerSaved',
      data: { ...data, selectedAnswer: answerOf(n) },
    } as const;
    return encodeEvents([event], stream, { ...secondsOn(1), userId, idempotencyKey: `change ${n + 1}` });
  }).flat();
  for (let next = 0; next < events.length; next += 1_000)
    await store.append(stream, events.slice(next, next + 1_000), { expectedVersion: 1 + from + next });
};
const startAttempt = async (changes: number): Promise<string> => {
  const { attemptId } = await startExamAttempt(testExamDeps(store), { userId, examId }, secondsOn(0));
  await appendChanges(attemptId, changes);
  return attemptId;
};
const savedKinds = () => saved.mock.calls.map(([, kind]) => kind);

/** A first process reads the attempt and answers in it, so its snapshots are written. */
const withSnapshots = async (changes: number): Promise<string> => {
  const attemptId = await startAttempt(changes);
  const { record, save } = await freshProcess();
  await record(attemptId);
  await save(attemptId, 0, { key: 'the first process', selectedAnswer: 3 });
  await Promise.all(saved.mock.calls.map(([, , , ended]) => ended));
  expect(new Set(savedKinds())).toEqual(new Set([recordSnapshot, commandSnapshot]));
  saved.mockClear();
  asked.mockClear();
  return attemptId;
};
const lengthOf = async (attemptId: string) => (await store.readStream(streamOf.attempt(attemptId))).length;

describe('an attempt whose answers were changed 9,900 times', () => {
  test('a fresh process reads its beginning and its end, and gets the same record', async () => {
    const attemptId = await withSnapshots(9_900);
    const fresh = await freshProcess();
    const record = await fresh.record(attemptId);
    expect(eventsRead).toBeLessThan(2 * snapshotEvery);
    expect(record).toEqual(await (await withoutSnapshots()).record(attemptId));
    expect(record.attempt).toMatchObject({ changes: 9_901 });
  });

  test('a fresh process decides on its beginning and its end', async () => {
    const attemptId = await withSnapshots(9_900);
    const fresh = await freshProcess();
    await fresh.save(attemptId, 5, { selectedAnswer: 3 });
    expect(eventsRead).toBeLessThan(2 * snapshotEvery);
    // The same answer again changes nothing.
    const length = await lengthOf(attemptId);
    await fresh.save(attemptId, 5, { selectedAnswer: 3 });
    expect(await lengthOf(attemptId)).toBe(length);
    const change = async () => {
      for (let n = 0; n < 200; n++) await fresh.save(attemptId, n, { selectedAnswer: Math.floor(n / 20) % 2 });
    };
    await expect(change()).rejects.toThrow('too_many_changes');
    expect(await lengthOf(attemptId)).toBe(1 + mostAnswerChanges);
  });

  test.each([1, 5_000, 9_900])('a repeat of change %i gets the present answer and appends nothing', async (number) => {
    const attemptId = await withSnapshots(9_900);
    const length = await lengthOf(attemptId);
    const repeat = { key: `change ${number}`, selectedAnswer: answerOf(number - 1) };
    const fresh = await freshProcess();
    const reply = await fresh.save(attemptId, number - 1, repeat);
    expect(eventsRead).toBeLessThan(4 * snapshotEvery);
    const { attempt, savedAt } = await fresh.record(attemptId);
    const { questionId } = reply;
    expect(questionId).toBe(questionIds[(number - 1) % questionIds.length]);
    expect(reply).toMatchObject({
      selectedAnswer: answerTo(attempt.answers, questionId),
      savedAt: savedAt.get(questionId),
    });
    await expect(fresh.save(attemptId, number, repeat)).rejects.toThrow('idempotency_key_reused');
    expect(await lengthOf(attemptId)).toBe(length);
  });
});

test('an ordinary attempt has no snapshot, and none is looked for', async () => {
  const attemptId = await startAttempt(snapshotEvery - 3);
  const fresh = await freshProcess();
  await fresh.record(attemptId);
  await fresh.save(attemptId, 0, { selectedAnswer: 3 });
  expect(eventsRead).toBe(2 * (snapshotEvery - 2));
  expect(asked).not.toHaveBeenCalled();
  expect(saved).not.toHaveBeenCalled();
});

test('the answers of an ordinary attempt read nothing', async () => {
  const attemptId = await startAttempt(1);
  const { save } = await freshProcess();
  await save(attemptId, 1);
  eventsRead = 0;
  for (let change = 2; change < snapshotEvery - 2; change++) await save(attemptId, change);
  expect(eventsRead).toBe(0);
  expect(saved).not.toHaveBeenCalled();
});

test('a process that goes on answering writes both snapshots again and again, without a request for the page', async () => {
  const attemptId = await startAttempt(0);
  const { save } = await freshProcess();
  for (let change = 0; change < 5 * snapshotEvery; change++) {
    await save(attemptId, change);
    if (change % 10 === 0) await snapshotsWritten();
  }
  expect(saved.mock.calls.length).toBeGreaterThanOrEqual(6);
  const fresh = await freshProcess();
  await fresh.record(attemptId);
  expect(eventsRead).toBeLessThan(3 * snapshotEvery);
  eventsRead = 0;
  await fresh.save(attemptId, 0, { selectedAnswer: 3 });
  expect(eventsRead).toBeLessThanOrEqual(2 * snapshotEvery + 10);
});

test('the snapshots of an attempt whose record does not fit into memory cost little more than one read of each event', async () => {
  // Each attempt has a snapshot at this version.
  const before = 4 * snapshotEvery;
  const attemptId = await withSnapshots(before);
  const { save } = await freshProcess(snapshots, createAttemptArchive({ store, snapshots, mostBytes: 1 }));
  for (let change = before; change < before + 5 * snapshotEvery; change++) {
    await save(attemptId, change);
    await snapshotsWritten();
  }
  expect(savedKinds().filter((kind) => kind === recordSnapshot)).toHaveLength(5);
  expect(eventsRead).toBeLessThan(7.5 * snapshotEvery);
});

test('what another process appended after the snapshot is read', async () => {
  const attemptId = await withSnapshots(500);
  const other = await withoutSnapshots();
  for (let change = 1; change <= 5; change++) await other.save(attemptId, change, { selectedAnswer: 3 });
  const fresh = await freshProcess();
  expect(await fresh.record(attemptId)).toEqual(await other.record(attemptId));
  const length = await lengthOf(attemptId);
  await fresh.save(attemptId, 5, { selectedAnswer: 3 });
  expect(await lengthOf(attemptId)).toBe(length);
});

describe('a process that is thousands of events behind another one', () => {
  const behind = async () => {
    const attemptId = await startAttempt(5);
    const early = await freshProcess();
    await early.record(attemptId);
    await early.save(attemptId, 5, { key: 'early' });
    await appendChanges(attemptId, 5_000, { from: 6 });
    const other = await freshProcess();
    await other.record(attemptId);
    await other.save(attemptId, 0, { selectedAnswer: 3 });
    await Promise.all(saved.mock.calls.map(([, , , ended]) => ended));
    eventsRead = 0;
    return { attemptId, early };
  };

  test('reads the end and gets the same record', async () => {
    const { attemptId, early } = await behind();
    const record = await early.record(attemptId);
    expect(eventsRead).toBeLessThan(2 * snapshotEvery);
    expect(record).toEqual(await (await withoutSnapshots()).record(attemptId));
  });

  test('decides on the end, and knows the keys before it', async () => {
    const { attemptId, early } = await behind();
    const length = await lengthOf(attemptId);
    eventsRead = 0;
    await early.save(attemptId, 0, { selectedAnswer: 3 });
    expect(eventsRead).toBeLessThan(3 * snapshotEvery);
    const savedAt = noon.toISOString();
    expect(await early.save(attemptId, 999, { key: 'change 1000' })).toMatchObject({ savedAt });
    expect(await lengthOf(attemptId)).toBe(length);
  });
});

describe('a snapshot that does not belong to the log', () => {
  const changed = async (attemptId: string, change: string) => {
    const { rowCount } = await database.pool.query(`update es.snapshots set ${change} where stream = $1`, [
      streamOf.attempt(attemptId),
    ]);
    expect(rowCount).toBe(2);
  };
  test.each([
    ['of another history', `event_id = '${newId()}'`],
    ['of another history in which a student sent the same key', `occurred_at = occurred_at - interval '1 ms'`],
    ['beyond the end of the log', 'version = version + 1000'],
    ['that cannot be read', `state = '\\x00'`],
    ['of another shape', `kind = kind || '0'`],
  ])('%s is not used, and another one is written', async (_, change) => {
    const attemptId = await withSnapshots(500);
    await changed(attemptId, change);
    const fresh = await freshProcess();
    expect(await fresh.record(attemptId)).toEqual(await (await withoutSnapshots()).record(attemptId));
    const length = await lengthOf(attemptId);
    await fresh.save(attemptId, 0, { selectedAnswer: 3 });
    expect(await lengthOf(attemptId)).toBe(length);
    expect(new Set(savedKinds())).toEqual(new Set([recordSnapshot, commandSnapshot]));
    await Promise.all(saved.mock.calls.map(([, , , ended]) => ended));
    const again = await freshProcess();
    await again.record(attemptId);
    expect(eventsRead).toBeLessThan(2 * snapshotEvery);
  });
});

test('without the table every attempt works, and its events are read', async () => {
  const attemptId = await withSnapshots(500);
  await database.pool.query('alter table es.snapshots rename to gone');
  try {
    const fresh = await freshProcess();
    expect((await fresh.record(attemptId)).attempt).toMatchObject({ changes: 501 });
    await fresh.save(attemptId, 1, { selectedAnswer: 3 });
    expect((await fresh.record(attemptId)).attempt).toMatchObject({ changes: 502 });
  } finally {
    await database.pool.query('alter table es.gone rename to snapshots');
  }
});

test('processes that start again at random give the same attempt as one that reads everything', async () => {
  const random = seededRandom(7);
  const attemptId = await startAttempt(190);
  let process = await freshProcess();
  for (let step = 0; step < 300; step++) {
    if (random() < 0.05) process = await freshProcess();
    if (random() < 0.1) await process.record(attemptId);
    await process.save(attemptId, Math.floor(random() * 20), { selectedAnswer: Math.floor(random() * 4) });
  }
  await Promise.all(saved.mock.calls.map(([, , , ended]) => ended));
  expect(saved.mock.calls.length).toBeGreaterThan(2);
  const [fresh, whole] = [await freshProcess(), await withoutSnapshots()];
  expect(await fresh.record(attemptId)).toEqual(await whole.record(attemptId));
});

// When this test fails, an old snapshot would be a wrong record: raise the number in the name.
test('attempt-record-4.400 has the attempt, the timeline, the times of the answers and the rescorings', async () => {
  const attemptId = await startAttempt(2);
  const record = await (await freshProcess()).record(attemptId);
  const [startedAt, deadline, savedAt] = [noon, secondsOn(600).now, noon].map((date) => date.toISOString());
  const [first = '', second = ''] = questionIds;
  const at = [noon.getTime(), noon.getTime()];
  expect({ [recordSnapshot]: record }).toEqual({
    'attempt-record-4.400': {
      version: 3,
      attempt: {
        ...{ attemptId, userId, examId, examVersion: 3, ordinal: 1, startedAt, deadline, status: 'open', changes: 2 },
        answers: { questionIds: [first, second], options: [0, 1], chosenAt: at, firstChosenAt: at },
        replaced: [],
      },
      timeline: [
        { questionId: first, selectedAnswer: 0, savedAt },
        { questionId: second, selectedAnswer: 1, savedAt },
      ],
      savedAt: new Map([
        [first, savedAt],
        [second, savedAt],
      ]),
      rescorings: [],
    },
  });
});
