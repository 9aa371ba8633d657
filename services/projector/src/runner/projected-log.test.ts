import { expect, onTestFinished, test } from 'vitest';
import { projections } from '../projections.ts';
import { newEvent, recorded, timeOf } from '../testing/events.ts';
import { eachWithPlatform, type Platform } from '../testing/platform.ts';
import { randomExamLog } from '../testing/random-exams.ts';
import { projectedLog, typesOf } from './projected-log.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

const log = randomExamLog(1, 120);
const write = async () => {
  for (const [place, { stream, version }] of recorded(log).entries()) {
    const event = log[place];
    if (event) await platform.store.append(stream, [newEvent(event, timeOf(place))], { expectedVersion: version - 1 });
  }
};
const saved = log.filter(({ type }) => type === 'ExamAnswerSaved').length;

test('the projections pass over saved exam answers, which are most events of an exam', async () => {
  await write();
  const types = typesOf(projections);
  const { events, position } = await projectedLog(platform.store, types).readAll({ after: 0n, limit: 1_000 });
  expect(saved).toBeGreaterThan(40);
  expect(events).toHaveLength(log.length - saved);
  expect(position).toBe(BigInt(log.length));
});

test('the checkpoint reaches the end of a log that ends with saved answers, before and after the start', async () => {
  await write();
  const last = recorded(log).findLast(({ type }) => type === 'ExamAnswerSaved');
  const { stream = '', data } = last ?? {};
  const answer = log.findLast(({ type }) => type === 'ExamAnswerSaved');
  const append = async () => {
    const version = (await platform.store.readStream(stream)).length;
    if (answer) await platform.store.append(stream, [newEvent(answer, timeOf(0))], { expectedVersion: version });
  };
  expect(data).toBeDefined();
  await append();
  const stop = platform.start();
  onTestFinished(stop);
  await platform.caughtUp();
  await append();
  await platform.caughtUp();
  expect((await platform.status()).position).toBe(BigInt(log.length + 2));
});
