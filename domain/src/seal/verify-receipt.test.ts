import { type Receipt, receipt, type SealedEvent } from '@matraz/contracts/seal/receipt';
import { expect, test } from 'vitest';
import { toBase64 } from './base64.ts';
import { formatPublicKey, signCheckpoint } from './checkpoint.ts';
import { leafOf } from './event-leaf.ts';
import { inclusionPath } from './merkle-tree.ts';
import { receiptLink, receiptOfLink } from './short-receipt.ts';
import { growTree, hashOfRange, type Tile } from './tiles.ts';
import { verifyReceipt } from './verify-receipt.ts';

const key = { name: 'matraz.example/registro', privateKey: new Uint8Array(32).fill(3) };
const publicKey = formatPublicKey(key);

const attemptId = '0193b1c2-7d5e-7000-8000-000000000001';
const [userId, examId, questionId] = [2, 3, 4].map((n) => `0193b1c2-7d5e-7000-8000-00000000000${n}`);
const time = '2026-03-02T12:00:00.000Z';

const event = (stream: string, version: number, type: string, data: Record<string, unknown>): SealedEvent => ({
  stream,
  version,
  type,
  schemaVersion: 1,
  data,
  metadata: { eventId: `event-${stream}-${version}`, occurredAt: time, correlationId: 'c', causationId: 'c' },
});

const own = [
  event(`attempt-${attemptId}`, 1, 'ExamAttemptStarted', {
    attemptId,
    userId,
    examId,
    examVersion: 3,
    ordinal: 1,
    startedAt: time,
    deadline: time,
  }),
  event(`attempt-${attemptId}`, 2, 'ExamAnswerSaved', {
    attemptId,
    userId,
    examId,
    questionId,
    selectedAnswer: 2,
    savedAt: time,
  }),
];
const others = Array.from({ length: 20 }, (_, i) => event(`course-${i}`, 1, 'CourseDefined', { courseId: i }));
const log = [...others.slice(0, 7), own[0], ...others.slice(7, 15), own[1], ...others.slice(15)].flatMap(
  (e) => e ?? [],
);

const makeReceipt = async (events: readonly SealedEvent[] = own, id = attemptId): Promise<Receipt> => {
  const tree = growTree(0);
  for (const one of log) tree.add(leafOf(one));
  const tiles = new Map(tree.takeChanged().map((tile: Tile) => [`${tile.level}/${tile.index}`, tile.hashes]));
  const prove = async (one: SealedEvent) => {
    const index = log.findIndex(({ stream, version }) => stream === one.stream && version === one.version);
    const path = inclusionPath(index, log.length).map((range) =>
      hashOfRange(range, async (level, i) => tiles.get(`${level}/${i}`) ?? []),
    );
    return { event: one, index, path: (await Promise.all(path)).map(toBase64) };
  };
  return {
    format: 'matraz-receipt/1',
    attemptId: id,
    publicKey,
    checkpoint: signCheckpoint({ origin: key.name, size: log.length, root: tree.root() }, key),
    events: await Promise.all(events.map(prove)),
  };
};

test('a receipt with all events of an attempt is valid and whole', async () => {
  const made = await makeReceipt();
  expect(verifyReceipt(made, publicKey)).toMatchObject({ checkpoint: { size: 22 }, isWhole: true });
});

test('a receipt survives a file: the order of fields in JSON does not matter', async () => {
  const made = await makeReceipt();
  const reordered = made.events.map(({ event: { metadata, data, ...rest }, ...proof }) => ({
    ...proof,
    event: { metadata: Object.fromEntries(Object.entries(metadata).reverse()), data, ...rest },
  }));
  const read = receipt.parse(JSON.parse(JSON.stringify({ ...made, events: reordered })));
  expect(verifyReceipt(read, publicKey)).toMatchObject({ isWhole: true });
});

test('a receipt with the last event only is valid but not whole', async () => {
  expect(verifyReceipt(await makeReceipt(own.slice(1)), publicKey)).toMatchObject({ isWhole: false });
});

const completed = event(`attempt-${attemptId}`, 3, 'ExamAttemptCompleted', {
  attemptId,
  userId,
  examId,
  reason: 'submitted',
  finishedAt: time,
  timeElapsed: 60,
  examTitle: 'Ensayo de Química',
  paesScore: 100,
  correct: 0,
  scored: 1,
  answered: 1,
  total: 1,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 0,
  voided: [],
});

test.each<[string, (events: SealedEvent[]) => SealedEvent[], string]>([
  ['all its events', (events) => events, 'whole'],
  ['its result only', (events) => events.slice(-1), 'short'],
  ['its start only', (events) => events.slice(0, 1), 'cut'],
  ['an answer only', (events) => events.slice(1, 2), 'cut'],
  ['no result', (events) => events.slice(0, -1), 'cut'],
  ['a missing answer', (events) => events.filter(({ version }) => version !== 2), 'cut'],
])('a receipt with %s says how much it has', async (_, left, extent) => {
  log.push(completed);
  expect(verifyReceipt(await makeReceipt(left([...own, completed])), publicKey)).toMatchObject({ extent });
  log.pop();
});

test('a changed answer is not in the log', async () => {
  const made = await makeReceipt();
  const [start, answer] = made.events;
  if (!start || !answer) throw new Error('two events');
  const changed = { ...answer, event: { ...answer.event, data: { ...answer.event.data, selectedAnswer: 1 } } };
  expect(verifyReceipt({ ...made, events: [start, changed] }, publicKey)).toBe('not-in-log');
});

test('a proof for another place is refused', async () => {
  const made = await makeReceipt();
  const events = made.events.map((proven) => ({ ...proven, index: proven.index + 1 }));
  expect(verifyReceipt({ ...made, events }, publicKey)).toBe('not-in-log');
});

test('a proof of another length is refused', async () => {
  const made = await makeReceipt();
  const events = made.events.map((proven) => ({ ...proven, path: proven.path.slice(1) }));
  expect(verifyReceipt({ ...made, events }, publicKey)).toBe('not-in-log');
});

test('a receipt that has an event twice in place of another is not whole', async () => {
  const [start] = own;
  if (!start) throw new Error('no event');
  expect(verifyReceipt(await makeReceipt([start, start]), publicKey)).toMatchObject({ isWhole: false });
});

test('a receipt that another key signed is refused', async () => {
  const other = formatPublicKey({ ...key, privateKey: new Uint8Array(32).fill(4) });
  expect(verifyReceipt(await makeReceipt(), other)).toBe('signature');
});

test('events of another attempt are refused', async () => {
  expect(verifyReceipt(await makeReceipt(own, examId), publicKey)).toBe('other-attempt');
});

test('one event of another stream is enough to refuse a receipt', async () => {
  expect(verifyReceipt(await makeReceipt([...own, ...others.slice(0, 1)]), publicKey)).toBe('other-attempt');
});

test.each([
  ['that is not of an attempt', 'CourseDefined'],
  ['whose type is a property of every object', 'toString'],
  ['whose data fit no version of its type', 'ExamAnswerSaved'],
])('an event %s is refused', async (_, type) => {
  const strange = event(`attempt-${attemptId}`, 3, type, {});
  log.push(strange);
  expect(verifyReceipt(await makeReceipt([...own, strange]), publicKey)).toBe('unreadable');
  log.pop();
});

test('a receipt survives the address of a QR code with its last result, and stays valid', async () => {
  const made = await makeReceipt();
  const link = receiptLink(made, 'https://matraz.example');
  expect(link).toMatch(/^https:\/\/matraz\.example\/verificar#[\w-]+$/);
  const read = receiptOfLink(new URL(link).hash);
  expect(read?.events.map(({ event }) => event.type)).toEqual(['ExamAttemptStarted']);
  expect(read && verifyReceipt(read, publicKey)).toMatchObject({ isWhole: true });
});

test('the address of a receipt has no padding and only its last event that is no answer', async () => {
  const { events, ...made } = await makeReceipt();
  for (const length of [1, 2, 3, 4, 5, 6]) {
    const link = receiptLink({ ...made, publicKey: 'x'.repeat(length), events: [...events, ...events] }, '');
    expect(link).toMatch(/^\/verificar#[\w-]+$/);
    expect(receiptOfLink(link.slice(link.indexOf('#')))?.events).toEqual(events.slice(0, 1));
  }
});

test.each(['', '#', '#hola', '#####', `#${'A'.repeat(50)}`])('the address part %j is no receipt', (hash) => {
  expect(receiptOfLink(hash)).toBeUndefined();
});
