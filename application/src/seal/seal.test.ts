import type { Receipt } from '@matraz/contracts/seal/receipt';
import { formatPublicKey, openCheckpoint, signCheckpoint } from '@matraz/domain/seal/checkpoint';
import { emptyRoot } from '@matraz/domain/seal/merkle-tree';
import { verifyReceipt } from '@matraz/domain/seal/verify-receipt';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { CopyTarget, EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { newId } from '@matraz/infra/ids';
import { selectOlderKeys, selectSeals } from '@matraz/infra/seal/seal-tables';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeExamAttempt } from '../exams/complete-exam-attempt.ts';
import { createExam } from '../exams/create-exam.ts';
import { saveExamAnswer } from '../exams/save-exam-answer.ts';
import { startExamAttempt } from '../exams/start-exam-attempt.ts';
import { testExamDeps } from '../testing/exam-deps.ts';
import { anExam, anExamQuestion } from '../testing/exams.ts';
import { OtherLog } from './follow-move.ts';
import { makeReceipt } from './make-receipt.ts';
import { LogShorterThanSeal, OtherSealKey, sealLog } from './seal-log.ts';
import { verifyLog } from './verify-log.ts';

const key = { name: 'matraz.example/registro', privateKey: new Uint8Array(32).fill(5) };
const publicKey = formatPublicKey(key);
const now = () => new Date('2026-03-02T12:00:00Z');

const event = (n: number) => ({
  type: 'Counted',
  schemaVersion: 1,
  data: { n, z: [n, { b: 1, a: 'ñ' }] },
  metadata: { eventId: newId(), occurredAt: now().toISOString(), correlationId: 'c', causationId: 'c' },
});

const context = () => ({ correlationId: newId(), now: now() });

const at = (events: readonly RecordedEvent[], index: number): RecordedEvent => {
  const found = events[index];
  if (!found) throw new Error(`no event ${index}`);
  return found;
};

/** A log in a new database for each test. A stand-in of EventStoreDB keeps its events for the whole file. */
const useLog = ({ onEventStoreDb }: { onEventStoreDb: boolean }) => {
  let server: Awaited<ReturnType<typeof startStandIn>> | undefined;
  let database: TestDatabase;
  let store: EventStore;

  beforeAll(async () => {
    if (onEventStoreDb) server = await startStandIn();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    database = await createTestDatabase();
    store = await openEventStore({ databaseUrl: database.url, eventStoreUrl: server?.url });
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const allEvents = async () => (await store.readAll({ after: 0n, limit: 5_000 })).events;
  return {
    deps: () => ({ store, pool: database.pool }),
    allEvents,
    async write(count: number) {
      const events = Array.from({ length: count }, (_, n) => event(n));
      await store.append(`counts-${newId()}`, events, { expectedVersion: 0 });
    },
    seal: (log: Pick<EventStore, 'readAll' | 'head'> = store) => sealLog({ store: log, pool: database.pool, key, now }),
    verify: (log: Pick<EventStore, 'readAll'> = store, notes: string[] = []) =>
      verifyLog({ store: log, pool: database.pool, publicKey, notes }),
    /** Removes the seal, as an attacker with all rights can. */
    async forgetSeal() {
      await database.pool.query('delete from seal.tiles');
      await database.pool.query('delete from seal.checkpoints');
      await database.pool.query('update seal.progress set size = 0, position = 0');
    },
    /** The log, read with a change. */
    changed: (change: (events: RecordedEvent[]) => RecordedEvent[]): Pick<EventStore, 'readAll' | 'head'> => {
      const changedEvents = allEvents().then(change);
      return {
        async readAll({ after, limit }) {
          const events = await changedEvents;
          const from = events.findIndex(({ position }) => position > after);
          const page = from < 0 ? [] : events.slice(from, from + limit);
          return { events: page, position: page.at(-1)?.position ?? after };
        },
        head: async () => (await changedEvents).at(-1)?.position ?? 0n,
      };
    },
  };
};

describe.each([{ engine: 'PostgreSQL' }, { engine: 'EventStoreDB' }])('on $engine', ({ engine }) => {
  const log = useLog({ onEventStoreDb: engine === 'EventStoreDB' });
  const sizeOf = (note: string) => openCheckpoint(note, publicKey)?.size;

  test('a sealed log is what was sealed, also after it has grown', async () => {
    await log.write(700);
    const first = await log.seal();
    expect(sizeOf(first.note)).toBe((await log.allEvents()).length);
    await log.write(10);
    expect(await log.verify()).toMatchObject({ sealedSize: first.size, size: first.size + 10, differences: [] });
    const second = await log.seal();
    expect(sizeOf(second.note)).toBe(first.size + 10);
    expect(await log.verify(undefined, [first.note])).toMatchObject({ sealedSize: second.size, differences: [] });
  });

  test('a log that grew in parts has the same root as one that was sealed at once', async () => {
    await log.write(300);
    await log.seal();
    await log.write(400);
    const grown = await log.seal();
    await log.forgetSeal();
    expect((await log.seal()).note).toBe(grown.note);
  });

  const takeExam = async () => {
    const deps = testExamDeps(log.deps().store);
    const form = anExam({ totalQuestions: 2, isPublished: true });
    const questions = [anExamQuestion({ question: 'Una' }), anExamQuestion({ question: 'Otra' })];
    const { id } = await createExam(deps, form, context(), questions);
    const { attemptId, userId } = await startExamAttempt(deps, { userId: newId(), examId: id }, context());
    const [first] = (await deps.archive.latestExam(id)).exam.questions;
    const answer = { userId, questionId: first?.questionId ?? '', selectedAnswer: 1 };
    await saveExamAnswer(deps, attemptId, answer, context());
    await log.write(260);
    await completeExamAttempt(deps, attemptId, { userId }, context());
    await log.write(3);
    return attemptId;
  };

  test('the receipt of an attempt exists after its events are sealed, and is valid with the public key alone', async () => {
    await log.write(300);
    const attemptId = await takeExam();
    expect(await makeReceipt(log.deps(), attemptId)).toBeUndefined();
    await log.seal();
    const receipt = JSON.parse(JSON.stringify(await makeReceipt(log.deps(), attemptId))) as Receipt;
    const types = ['ExamAttemptStarted', 'ExamAnswerSaved', 'ExamAnswersCollected', 'ExamAttemptCompleted'];
    expect(receipt.events.map(({ event }) => event.type)).toEqual(types);
    expect(verifyReceipt(receipt, publicKey)).toMatchObject({ isWhole: true });
  });
});

const changes = [
  { kind: 'changed', change: (e: RecordedEvent[]) => e.with(300, { ...at(e, 300), data: { n: -1 } }) },
  { kind: 'missing', change: (e: RecordedEvent[]) => e.toSpliced(300, 2) },
  { kind: 'added', change: (e: RecordedEvent[]) => e.toSpliced(300, 0, { ...at(e, 299), type: 'Invented' }) },
  { kind: 'reordered', change: (e: RecordedEvent[]) => e.with(300, at(e, 301)).with(301, at(e, 300)) },
];

describe.each([{ engine: 'PostgreSQL' }, { engine: 'EventStoreDB' }])(
  'what the comparison finds on $engine',
  ({ engine }) => {
    const log = useLog({ onEventStoreDb: engine === 'EventStoreDB' });

    test('an event that was changed, is missing, was added or is in another place is found at its place', async () => {
      await log.write(600);
      await log.seal();
      for (const { kind, change } of changes)
        expect((await log.verify(log.changed(change))).differences, kind).toMatchObject([{ kind, index: 300 }]);
    });

    test('events that are missing at the end are found, and nothing more is sealed', async () => {
      await log.write(600);
      const { size } = await log.seal();
      const shorter = log.changed((events) => events.slice(0, -5));
      expect((await log.verify(shorter)).differences).toEqual([{ kind: 'missing', index: size - 5 }]);
      await expect(log.seal(shorter)).rejects.toThrow(LogShorterThanSeal);
    });

    test('when log and seal were changed together, a checkpoint that was kept elsewhere shows it', async () => {
      await log.write(300);
      const { note, size } = await log.seal();
      const forged = log.changed((events) => events.with(7, { ...at(events, 7), data: { n: -1 } }));
      await log.forgetSeal();
      await log.seal(forged);
      expect((await log.verify(forged)).differences).toEqual([]);
      expect((await log.verify(forged, [note])).differences).toEqual([{ kind: 'other-root', size }]);
    });
  },
);

describe('who may seal', () => {
  const log = useLog({ onEventStoreDb: false });

  test('two processes at once seal each event once', async () => {
    await log.write(900);
    const [one, other] = await Promise.all([log.seal(), log.seal()]);
    expect(other?.note).toBe(one?.note);
    expect(await log.verify()).toMatchObject({ sealedSize: 900, differences: [] });
  });

  test('only a log that contains the own last seal is signed, also when that seal is older than the last one', async () => {
    await log.write(300);
    const first = await log.seal();
    await log.write(700);
    await log.seal();
    const sealAfter = (last: string, publicKeys: string[] = []) =>
      sealLog({ ...log.deps(), now, key, kept: { last, publicKeys } });
    // The process had stopped before it wrote the later seal to its file.
    expect((await sealAfter(first.note)).size).toBe(1_000);

    const root = new Uint8Array(32);
    const olderKey = { name: key.name, privateKey: new Uint8Array(32) };
    for (const [note, size] of [
      [signCheckpoint({ origin: key.name, size: 300, root }, key), 300],
      [signCheckpoint({ origin: key.name, size: 1_001, root }, key), 1_001],
      [signCheckpoint({ origin: key.name, size: 300, root }, olderKey), undefined],
      ['half a no', undefined],
    ] as const)
      await expect(sealAfter(note), String(size)).rejects.toMatchObject({ name: 'OwnSealDiffers', size });
    const empty = signCheckpoint({ origin: key.name, size: 0, root: emptyRoot }, olderKey);
    expect((await sealAfter(empty, [formatPublicKey(olderKey)])).size).toBe(1_000);
  });

  test('a log is sealed with another key only when that is asked for', async () => {
    await log.write(3);
    const { note } = await log.seal();
    const other = { ...key, privateKey: new Uint8Array(32) };
    await expect(sealLog({ ...log.deps(), now, key: other })).rejects.toThrow(OtherSealKey);
    expect((await log.seal()).note).toBe(note);

    const replaced = await sealLog({ ...log.deps(), now, key: other, isNewKey: true });
    expect(openCheckpoint(replaced.note, formatPublicKey(other))?.size).toBe(3);
    expect((await log.verify()).differences).toEqual([{ kind: 'signature', note: replaced.note }]);
  });

  test('with a new key the older seals stay, and are compared with their own key', async () => {
    const other = { ...key, privateKey: new Uint8Array(32) };
    const nextDay = () => new Date('2026-03-03T12:00:00Z');
    await log.write(3);
    const { note } = await log.seal();
    const replaced = await sealLog({ ...log.deps(), now: nextDay, key: other, isNewKey: true });
    expect(replaced).toMatchObject({ size: 3, publicKey: formatPublicKey(other) });
    const verify = (pages?: Pick<EventStore, 'readAll'>, notes: string[] = []) =>
      verifyLog({ ...log.deps(), ...(pages && { store: pages }), publicKey: formatPublicKey(other), notes });
    expect(await verify(undefined, [note])).toMatchObject({ sealedSize: 3, differences: [] });
    const { pool } = log.deps();
    expect((await selectSeals(pool)).map((seal) => seal.publicKey)).toEqual([publicKey, formatPublicKey(other)]);
    expect(await selectOlderKeys(pool)).toEqual([{ publicKey, usedUntil: nextDay() }]);

    await sealLog({ ...log.deps(), now: nextDay, key, isNewKey: true });
    expect((await selectOlderKeys(pool)).map((older) => older.publicKey)).toEqual([formatPublicKey(other)]);
  });
});

describe('after a move to another engine, whose positions differ', () => {
  const log = useLog({ onEventStoreDb: false });
  /** Works with a copy of the log in EventStoreDB. */
  const withCopy = async (work: (copy: CopyTarget) => Promise<void>) => {
    const server = await startStandIn();
    const copy = await openEventStore({ eventStoreUrl: server.url });
    try {
      await work(copy);
    } finally {
      await copy.close();
      await server.stop();
    }
  };
  const another = (n: number) => [`counts-${newId()}`, [event(n)], { expectedVersion: 0 }] as const;

  test('the seal goes on, each event is sealed once, and receipts have their proofs', async () => {
    await log.write(600);
    await log.seal();
    await log.write(100);
    const before = await log.seal();
    await withCopy(async (copy) => {
      await copy.appendCopied(await log.allEvents(), 0);
      await copy.append(...another(1));
      const compared: number[] = [];
      const onCompared = (events: number, size: number) => compared.push(events / size);
      const after = await sealLog({ ...log.deps(), store: copy, now, key, onCompared });
      expect(after.size).toBe(before.size + 1);
      expect(compared).toEqual([0, 256 / 700, 512 / 700]);
      expect(await log.verify(copy, [before.note])).toMatchObject({ sealedSize: after.size, differences: [] });
      const exam = testExamDeps(copy);
      const { id } = await createExam(exam, anExam({ totalQuestions: 1, isPublished: true }), context(), [
        anExamQuestion(),
      ]);
      const { attemptId, userId } = await startExamAttempt(exam, { userId: newId(), examId: id }, context());
      await completeExamAttempt(exam, attemptId, { userId }, context());
      await log.seal(copy);
      const receipt = await makeReceipt({ store: copy, pool: log.deps().pool }, attemptId);
      expect(receipt && verifyReceipt(receipt, publicKey)).toMatchObject({ isWhole: true });
    });
    // The old log lacks the events that came after the move.
    await expect(log.seal()).rejects.toThrow(OtherLog);
  });

  test('and back, the tree is the same', async () => {
    await log.write(300);
    const before = await log.seal();
    await withCopy(async (copy) => {
      await copy.appendCopied(await log.allEvents(), 0);
      expect((await log.seal(copy)).note).toBe(before.note);
    });
    await log.write(1);
    expect((await log.seal()).size).toBe(before.size + 1);
    expect(await log.verify()).toMatchObject({ sealedSize: before.size + 1, differences: [] });
  });

  test('a log that is no copy is refused, and the seal stays as it is', async () => {
    await log.write(300);
    const before = await log.seal();
    await withCopy(async (other) => {
      await other.append(...another(1));
      await expect(log.seal(other)).rejects.toThrow(OtherLog);
    });
    expect((await log.seal()).note).toBe(before.note);
  });
});
