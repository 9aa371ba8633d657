import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { noTracing, type Tracing } from '@matraz/infra/tracing/tracing';
import { expect, test, vi } from 'vitest';
import { answered, id, recorded } from '../testing/events.ts';
import { traceBatch } from './trace-batch.ts';

const answers = ['q0', 'q1'].map((question) => answered(id('u0'), id(question), id('t0')));
const requests = ['b7ad6b7169203331', 'c7ad6b7169203331'];
const causedBy = (event: RecordedEvent, causationId: string): RecordedEvent => ({
  ...event,
  metadata: { ...event.metadata, causationId },
});
const traced = recorded(answers).map((event, index) => causedBy(event, requests[index] as string));
/** Its causation id is the id of an event. */
const untraced = recorded(answers);

/** Notes the spans that are started and ended. */
const createTestTracing = () => {
  const started: unknown[] = [];
  const ended: unknown[] = [];
  const tracing: Tracing = {
    ...noTracing,
    isOn: true,
    start(name, { causationId }, options) {
      started.push([name, causationId, options]);
      return { id: undefined, end: (outcome) => void ended.push(outcome) };
    },
  };
  return { tracing, started, ended };
};

test('each event of a request that was traced has a span in the trace of its request', async () => {
  const { tracing, started, ended } = createTestTracing();
  const endedBefore: number[] = [];
  await traceBatch(tracing, [...traced, ...untraced], async () => void endedBefore.push(ended.length));
  const options = { kind: 'consumer', attributes: { 'matraz.batch_events': 4 } };
  expect(started).toEqual(requests.map((request) => ['project QuestionAnswered', request, options]));
  expect(endedBefore).toEqual([0]);
  expect(ended).toEqual([undefined, undefined]);
});

test('the spans of a batch that could not be written are failed, and the error goes to the caller', async () => {
  const { tracing, ended } = createTestTracing();
  await expect(traceBatch(tracing, traced, () => Promise.reject(new Error('full disk')))).rejects.toThrow('full disk');
  expect(ended).toEqual([{ isFailed: true }, { isFailed: true }]);
});

test('without tracing the batch is written, and no span is started', async () => {
  const { tracing, started } = createTestTracing();
  const write = vi.fn(async () => {});
  await traceBatch({ ...tracing, isOn: false }, traced, write);
  expect(write).toHaveBeenCalledOnce();
  expect(started).toEqual([]);
});
