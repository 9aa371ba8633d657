import { expect, test, vi } from 'vitest';
import { StoreBusy, VersionConflict } from '../port.ts';
import { fulfilled, newEvent, rejected } from '../testing/harness.ts';
import { type Append, type CommitBatch, createGroupCommitter } from './group-committer.ts';

const append = (stream: string, expectedVersion = 0, events = 1): Append => ({
  stream,
  expectedVersion,
  events: Array.from({ length: events }, (_, n) => newEvent(n)),
});
const written = { version: 1, position: 1n, duplicate: false };
const streamsOf = (batches: readonly (readonly Append[])[]) =>
  batches.map((batch) => batch.map(({ stream }) => stream));

/** A database that is always well, and tells the batches it got. */
const commits = (answer: CommitBatch = async (batch) => batch.map(() => written)) => {
  const batches: (readonly Append[])[] = [];
  const commit: CommitBatch = (batch) => {
    batches.push(batch);
    return answer(batch);
  };
  return { batches, commit };
};

test('what arrives together is committed together, and while a batch is in flight the next one gathers', async () => {
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

test('a batch is bounded in appends and in events; a larger append goes alone', async () => {
  const { batches, commit } = commits();
  const committer = createGroupCommitter(commit, { batchAppends: 3, batchEvents: 10 });
  const sizes = [1, 1, 1, 1, 8, 2, 50, 1];
  await Promise.all(sizes.map((size, i) => committer.append(append(`s${i}`, 0, size))));
  expect(batches.map((batch) => batch.map(({ events }) => events.length))).toEqual([[1, 1, 1], [1, 8], [2], [50], [1]]);
});

test('more waiting appends than allowed are refused at once', async () => {
  const { commit } = commits();
  const committer = createGroupCommitter(commit, { waiting: 2 });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((stream) => committer.append(append(stream))));
  expect(fulfilled(results)).toHaveLength(2);
  expect(rejected(results)).toEqual([new StoreBusy()]);
  expect(await committer.append(append('d'))).toEqual(written);
});

test('each append is answered for itself', async () => {
  const conflict = new VersionConflict('b', 0);
  const { commit } = commits(async (batch) => batch.map(({ stream }) => (stream === 'b' ? conflict : written)));
  const committer = createGroupCommitter(commit);
  const results = await Promise.allSettled(['a', 'b', 'c'].map((stream) => committer.append(append(stream))));
  expect(fulfilled(results)).toEqual([written, written]);
  expect(rejected(results)).toEqual([conflict]);
});

test('a value that the database refuses fails its own append only', async () => {
  const refused = Object.assign(new Error('unsupported Unicode escape sequence'), { code: '22P05' });
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

test('closing settles what was accepted and refuses what comes after', async () => {
  const { commit } = commits();
  const committer = createGroupCommitter(commit);
  const accepted = committer.append(append('a'));
  await committer.close();
  expect(await accepted).toEqual(written);
  await expect(committer.append(append('b'))).rejects.toThrow('closed');
});
