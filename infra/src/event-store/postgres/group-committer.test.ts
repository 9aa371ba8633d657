import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { StoreBusy, VersionConflict } from '../port.ts';
import { fulfilled, newEvent, rejected } from '../testing/harness.ts';
import { type Append, type CommitBatch, createGroupCommitter } from './group-committer.ts';

const append = (stream: string, expectedVersion = 0, events = 1): Append => ({
  stream,
  expectedVersion,
  events: Array.from({ length: events }, (_, n) => newEvent(n)),
});
const databaseError = (code: string) => Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
const written = { version: 1, position: 1n, duplicate: false };
const streamsOf = (batches: readonly (readonly Append[])[]) =>
  batches.map((batch) => batch.map(({ stream }) => stream));

/** A database that records its batches. */
const commits = (answer: CommitBatch = async (batch) => batch.map(() => written)) => {
  const batches: (readonly Append[])[] = [];
  const commit: CommitBatch = (batch) => {
    batches.push(batch);
    return answer(batch);
  };
  return { batches, commit };
};

test('concurrent appends are committed together, and appends during a commit go into the next batch', async () => {
  const flight = Promise.withResolvers<void>();
  const { batches, commit } = commits(async (batch) => {
    await flight.promise;
    return batch.map(() => written);
  });
  const committer = createGroupCommitter(commit);
  const first = ['a', 'b', 'c'].map((stream) => committer.append(append(stream)));
  await vi.waitUntil(() => batches.length === 1, { timeout: 10_000 });
  const second = ['d', 'e'].map((stream) => committer.append(append(stream)));
  flight.resolve();
  await Promise.all([...first, ...second]);
  expect(streamsOf(batches)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('a batch holds one append per stream, in the order of the calls', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit);
  await Promise.all([append('a'), append('a', 1), append('b'), append('a', 2)].map(committer.append));
  expect(streamsOf(batches)).toEqual([['a', 'b'], ['a'], ['a']]);
  expect(batches.flat().flatMap(({ stream, expectedVersion }) => (stream === 'a' ? [expectedVersion] : []))).toEqual([
    0, 1, 2,
  ]);
});

test("a caller's next append joins the next batch", async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit, { batchAppends: 2 });
  const twice = async (stream: string) => {
    await committer.append(append(stream));
    await committer.append(append(stream, 1));
  };
  await Promise.all([twice('a'), committer.append(append('b')), committer.append(append('c'))]);
  expect(streamsOf(batches)).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ]);
});

test('callers that need some steps after an answer still share the next batch', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit);
  const steps = { a: 0, b: 20 };
  const twice = async (stream: 'a' | 'b') => {
    await committer.append(append(stream));
    for (let step = 0; step < steps[stream]; step++) await Promise.resolve();
    await committer.append(append(stream, 1));
  };
  await Promise.all([twice('a'), twice('b')]);
  expect(streamsOf(batches)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('streams take turns, so a stream with many appends does not delay the others', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit, { batchAppends: 2 });
  const busy = [0, 1, 2, 3].map((version) => append('busy', version));
  await Promise.all([...busy, append('a'), append('b'), append('c')].map(committer.append));
  expect(streamsOf(batches)).toEqual([['busy', 'a'], ['b', 'c'], ['busy'], ['busy'], ['busy']]);
});

test('streams keep their turns when an append is too large for the batch', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit, { batchEvents: 10 });
  const appends = [append('a'), append('a', 1), append('large', 0, 10), append('b')];
  await Promise.all(appends.map(committer.append));
  expect(streamsOf(batches)).toEqual([['a'], ['large'], ['b', 'a']]);
});

test('a batch has a limit of appends and of events, and a larger append goes alone', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit, { batchAppends: 3, batchEvents: 10 });
  const sizes = [1, 1, 1, 1, 8, 2, 50, 1];
  await Promise.all(sizes.map((size, i) => committer.append(append(`s${i}`, 0, size))));
  expect(batches.map((batch) => batch.map(({ events }) => events.length))).toEqual([[1, 1, 1], [1, 8], [2], [50], [1]]);
});

test('by default a batch has at most 256 appends and 2,000 events', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit);
  await Promise.all(Array.from({ length: 257 }, (_, i) => committer.append(append(`s${i}`))));
  expect(batches.map(({ length }) => length)).toEqual([256, 1]);
  batches.splice(0);
  await Promise.all([1_999, 1, 1].map((size, i) => committer.append(append(`s${i}`, 0, size))));
  expect(batches.map(({ length }) => length)).toEqual([2, 1]);
});

test('by default 10,000 appends may wait', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit);
  const results = await Promise.allSettled(Array.from({ length: 10_001 }, () => append('a')).map(committer.append));
  expect(rejected(results)).toEqual([new StoreBusy()]);
  expect(results.at(-1)?.status).toBe('rejected');
  expect(batches).toHaveLength(10_000);
});

test('more waiting appends than allowed are refused at once', async () => {
  const { commit } = commits();
  const committer = createGroupCommitter(commit, { waiting: 2 });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((stream) => committer.append(append(stream))));
  expect(fulfilled(results)).toHaveLength(2);
  expect(rejected(results)).toEqual([new StoreBusy()]);
  expect(await committer.append(append('d'))).toEqual(written);
});

test('each append gets its own result', async () => {
  const conflict = new VersionConflict('b', 0);
  const { commit } = commits(async (batch) => batch.map(({ stream }) => (stream === 'b' ? conflict : written)));
  const committer = createGroupCommitter(commit);
  const results = await Promise.allSettled(['a', 'b', 'c'].map((stream) => committer.append(append(stream))));
  expect(fulfilled(results)).toEqual([written, written]);
  expect(rejected(results)).toEqual([conflict]);
});

/** A code of each class for refused data. With these codes nothing was written. */
const refusals = [
  ['a text that PostgreSQL cannot store', '22P05'],
  ['an event id of another stream', '23505'],
  ['an index row that is too big', '54000'],
];
test.each(refusals)('%s fails its own append only (%s)', async (_, code) => {
  const refused = databaseError(code);
  const { batches, commit } = commits(async (batch) => {
    if (batch.some(({ stream }) => stream === 'b')) throw refused;
    return batch.map(() => written);
  });
  const committer = createGroupCommitter(commit);
  const results = await Promise.allSettled(['a', 'b', 'c'].map((stream) => committer.append(append(stream))));
  expect(fulfilled(results)).toEqual([written, written]);
  expect(rejected(results)).toEqual([refused]);
  expect(streamsOf(batches)).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
});

test('a refused append that is alone in its batch is tried once', async () => {
  const refused = databaseError('23505');
  const { batches, commit } = commits(() => Promise.reject(refused));
  await expect(createGroupCommitter(commit).append(append('a'))).rejects.toBe(refused);
  expect(batches).toHaveLength(1);
});

test.each([
  ['the server shuts down', databaseError('57P01')],
  ['the disk is full', databaseError('53100')],
  ['a system call fails, with a number like a SQLSTATE', Object.assign(new Error('away'), { code: 'E2254' })],
])('%s: the whole batch fails, because it may have been committed', async (_, error) => {
  const { batches, commit } = commits(() => Promise.reject(error));
  const committer = createGroupCommitter(commit);
  const results = await Promise.allSettled(['a', 'b'].map((stream) => committer.append(append(stream))));
  expect(rejected(results)).toEqual([error, error]);
  expect(batches).toHaveLength(1);
});

test('an append without an answer is rejected, not left waiting', async () => {
  const { commit } = commits(async () => [written]);
  const committer = createGroupCommitter(commit);
  const results = await Promise.allSettled(['a', 'b'].map((stream) => committer.append(append(stream))));
  expect(fulfilled(results)).toEqual([written]);
  expect(rejected(results)).toEqual([new Error('the store gave no answer for this append')]);
});

test('a lost connection fails the whole batch, which may have been committed, and is not tried again', async () => {
  const lost = new Error('Connection terminated unexpectedly');
  let isUp = false;
  const { batches, commit } = commits(async (batch) => {
    if (!isUp) throw lost;
    return batch.map(() => written);
  });
  const committer = createGroupCommitter(commit);
  const results = await Promise.allSettled(['a', 'b'].map((stream) => committer.append(append(stream))));
  expect(rejected(results)).toEqual([lost, lost]);
  expect(batches).toHaveLength(1);
  isUp = true;
  expect(await committer.append(append('a'))).toEqual(written);
});

test('close waits until the running commit and the waiting appends are settled', async () => {
  const flights = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const happened: string[] = [];
  const { batches, commit } = commits(async (batch) => {
    await flights[batches.length - 1]?.promise;
    return batch.map(() => written);
  });
  const committer = createGroupCommitter(commit);
  const appendTo = (stream: string) => committer.append(append(stream)).then(() => happened.push(stream));
  const inFlight = appendTo('in flight');
  await vi.waitUntil(() => batches.length === 1, { timeout: 10_000 });
  const behind = appendTo('behind');
  const closing = committer.close().then(() => happened.push('closed'));
  const late = expect(committer.append(append('late'))).rejects.toThrow('the event store is closed');
  for (const { resolve } of flights) {
    await turn();
    resolve();
  }
  await Promise.all([inFlight, behind, closing, late]);
  expect(happened).toEqual(['in flight', 'behind', 'closed']);
  expect(streamsOf(batches)).toEqual([['in flight'], ['behind']]);
});

test('a second close, or a close without appends, ends at once', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit);
  await Promise.all([committer.close(), committer.close()]);
  expect(batches).toEqual([]);
});
