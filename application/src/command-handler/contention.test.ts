import { randomUUID } from 'node:crypto';
import { streamOf } from '@matraz/contracts/streams';
import { questionAnswers } from '@matraz/domain/practice/question-answers';
import { type EventStore, VersionConflict } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { newId } from '@matraz/infra/ids';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCommandHandler } from './command-handler.ts';

let database: TestDatabase;
let store: EventStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const ana = newId();
const context = { userId: ana, correlationId: 'request', now: new Date('2026-03-02T12:00:00Z') };
const question = { id: newId(), topicId: newId(), version: 1, correctAnswer: 1, optionCount: 4, xpReward: 10 };
const answer = {
  type: 'AnswerQuestion',
  data: { userId: ana, question, selectedAnswer: 1 },
  now: context.now,
} as const;
const newAnswers = () => streamOf.answer(ana, newId());

/** The real store. It records its reads and the expected version of each append. */
const recorded = (append: EventStore['append'] = store.append) => {
  const readStream = vi.fn(store.readStream);
  const expectedVersions: number[] = [];
  return {
    readStream,
    expectedVersions,
    store: {
      ...store,
      readStream,
      append: vi.fn<EventStore['append']>((stream, events, options) => {
        expectedVersions.push(options.expectedVersion);
        return append(stream, events, options);
      }),
    },
  };
};

/** A store where another process appends first. The first `conflicts` appends get a real conflict. */
const overtaken = (conflicts: number) => {
  let left = conflicts;
  return recorded(async (stream, events, options) => {
    if (left > 0) {
      left -= 1;
      const others = events.map((event) => ({ ...event, metadata: { ...event.metadata, eventId: randomUUID() } }));
      await store.append(stream, others, options);
    }
    return store.append(stream, events, options);
  });
};

test('a process runs the commands of one stream one by one: one read and no conflict', async () => {
  const { store, readStream, expectedVersions } = recorded();
  const handle = createCommandHandler({ store });
  const stream = newAnswers();
  await Promise.all(Array.from({ length: 20 }, () => handle(questionAnswers, stream, answer, context)));
  expect(readStream.mock.calls).toEqual([[stream]]);
  expect(expectedVersions).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

describe('a stream that two processes write', () => {
  /** Two processes with the same log. */
  const processes = () => {
    const one = () => {
      const { store, readStream } = recorded();
      const pause = vi.fn(async () => {});
      return { handle: createCommandHandler({ store, pause }), readStream, pause };
    };
    return [one(), one()] as const;
  };
  /** Ana's process, after a conflict with the other one. Its reads are counted from here. */
  const afterConflict = async () => {
    const [ana, beto] = processes();
    const stream = newAnswers();
    for (const { handle } of [ana, beto, ana]) await handle(questionAnswers, stream, answer, context);
    ana.readStream.mockClear();
    return { ana, stream };
  };
  type Process = ReturnType<typeof processes>[number];

  test('is read before the next commands, so there is one conflict in each process', async () => {
    const [ana, beto] = processes();
    const stream = newAnswers();
    const turns: Process[] = [ana, beto, ana, beto, beto, ana, ana, ana, beto, ana, beto, ana];
    for (const { handle } of turns) await handle(questionAnswers, stream, answer, context);
    expect(await store.readStream(stream)).toHaveLength(turns.length);
    expect(ana.pause).toHaveBeenCalledTimes(1);
    expect(beto.pause).toHaveBeenCalledTimes(1);
  });

  test('is no longer read first when the other process has not written for four commands', async () => {
    const { ana, stream } = await afterConflict();
    for (let n = 0; n < 10; n++) await ana.handle(questionAnswers, stream, answer, context);
    expect(ana.readStream).toHaveBeenCalledTimes(4);
    expect(ana.pause).toHaveBeenCalledTimes(1);
  });

  test('refuses a command after one read and one decision, because the state is the newest', async () => {
    const { ana, stream } = await afterConflict();
    const refused = { ...answer, data: { ...answer.data, selectedAnswer: 9 } };
    const decide = vi.fn(questionAnswers.decide);
    const refusal = ana.handle({ ...questionAnswers, decide }, stream, refused, context);
    await expect(refusal).rejects.toThrow('answer_out_of_range');
    expect(ana.readStream).toHaveBeenCalledTimes(1);
    expect(decide).toHaveBeenCalledTimes(1);
  });

  test('does not count as such when a command expected a new stream', async () => {
    const [ana, beto] = processes();
    const stream = newAnswers();
    await beto.handle(questionAnswers, stream, answer, context);
    await ana.handle(questionAnswers, stream, answer, context, { expectsNew: true });
    ana.readStream.mockClear();
    await ana.handle(questionAnswers, stream, answer, context);
    expect(ana.readStream).not.toHaveBeenCalled();
  });
});

test('a command that waits for its append does not block other streams', async () => {
  const slow = Promise.withResolvers<void>();
  const [held, free] = [newAnswers(), newAnswers()];
  const { store: slowStore } = recorded(async (stream, ...rest) => {
    if (stream === held) await slow.promise;
    return store.append(stream, ...rest);
  });
  const handle = createCommandHandler({ store: slowStore });
  const first = handle(questionAnswers, held, answer, context);
  expect(await handle(questionAnswers, free, answer, context)).toMatchObject({ version: 1 });
  expect(await store.readStream(held)).toEqual([]);
  slow.resolve();
  expect(await first).toMatchObject({ version: 1 });
});

test('after a failed command the next command of the stream runs', async () => {
  const append = vi.fn(store.append).mockRejectedValueOnce(new Error('the disk is full'));
  const handle = createCommandHandler({ store: recorded(append).store });
  const stream = newAnswers();
  const [failed, next] = await Promise.allSettled([
    handle(questionAnswers, stream, answer, context),
    handle(questionAnswers, stream, answer, context),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: new Error('the disk is full') });
  expect(next).toMatchObject({ status: 'fulfilled', value: { version: 1 } });
});

test('after an append of unknown outcome the next command reads the log before it decides', async () => {
  const losesReply = vi.fn(store.append).mockImplementationOnce(async (...args) => {
    await store.append(...args);
    throw new Error('Connection terminated unexpectedly');
  });
  const { store: losing, readStream, expectedVersions } = recorded(losesReply);
  const decide = vi.fn(questionAnswers.decide);
  const handle = createCommandHandler({ store: losing });
  const stream = newAnswers();
  await expect(handle(questionAnswers, stream, answer, context)).rejects.toThrow('Connection terminated');
  await handle({ ...questionAnswers, decide }, stream, answer, context);
  expect(readStream.mock.calls).toEqual([[stream], [stream]]);
  expect(decide.mock.calls).toEqual([[answer, { isAnswered: true, latestDay: { day: '2026-03-02', answers: 1 } }]]);
  expect(expectedVersions).toEqual([0, 1]);
});

test('after a refused command the state stays cached', async () => {
  const { store, readStream } = recorded();
  const handle = createCommandHandler({ store });
  const stream = newAnswers();
  const refused = { ...answer, data: { ...answer.data, selectedAnswer: 9 } };
  await expect(handle(questionAnswers, stream, refused, context)).rejects.toThrow('answer_out_of_range');
  await handle(questionAnswers, stream, answer, context);
  expect(readStream).toHaveBeenCalledTimes(1);
});

test('after each conflict a command waits a random part of a limit that doubles up to 100 ms', async () => {
  const { store, readStream, expectedVersions } = overtaken(9);
  const pauses: number[] = [];
  const randoms = [0, 0.25, 0.5, 0.75, 0.5, 0.25, 0.5, 0.5, 0.9];
  const handle = createCommandHandler({
    store,
    random: () => randoms[pauses.length] ?? Number.NaN,
    pause: async (ms) => void pauses.push(ms),
  });
  const handled = await handle(questionAnswers, newAnswers(), answer, context);
  expect(pauses).toEqual([0, 0.25 * 4, 0.5 * 8, 0.75 * 16, 0.5 * 32, 0.25 * 64, 50, 50, 90]);
  expect(handled).toMatchObject({ version: 10, state: { isAnswered: true }, replayed: false });
  expect(expectedVersions).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(readStream).toHaveBeenCalledTimes(10);
});

test('a command gives up after 12 conflicts, and the next one reads the log', async () => {
  const { store, readStream, expectedVersions } = overtaken(12);
  const pause = vi.fn(async () => {});
  const handle = createCommandHandler({ store, pause });
  const stream = newAnswers();
  await expect(handle(questionAnswers, stream, answer, context)).rejects.toThrow(VersionConflict);
  expect(expectedVersions).toHaveLength(12);
  expect(pause).toHaveBeenCalledTimes(11);
  expect(await handle(questionAnswers, stream, answer, context)).toMatchObject({ version: 13 });
  expect(readStream).toHaveBeenCalledTimes(13);
});
