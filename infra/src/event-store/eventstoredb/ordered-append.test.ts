import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { Server, ServerCredentials, type ServerDuplexStream } from '@grpc/grpc-js';
import { afterEach, expect, test } from 'vitest';
import { CopyRefused, type RecordedEvent } from '../port.ts';
import { newCategory, newEvent } from '../testing/harness.ts';
import { startStandIn } from '../testing/start-stand-in.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** What a test opened. */
let opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.reverse()) await close();
  opened = [];
});

const openStore = (connectionString: string) => {
  const store = createEventStoreDbEventStore({ connectionString, timeoutMs: 20_000 });
  opened.push(() => store.close());
  return store;
};

/** A server with the batch request only. */
const startServer = async (onCall: (call: BatchCall) => void): Promise<string> => {
  const server = new Server();
  server.addService(services.StreamsService, { batchAppend: onCall });
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  opened.push(async () => server.forceShutdown());
  return `esdb://127.0.0.1:${port}?tls=false`;
};

const accept = (call: BatchCall, request: BatchAppendReq) => {
  const success = new streams.BatchAppendResp.Success();
  call.write(new streams.BatchAppendResp().setCorrelationId(request.getCorrelationId()).setSuccess(success));
};

/** Events of as many streams, so each is one append. */
const eventsOf = (count: number): RecordedEvent[] => {
  const category = newCategory();
  return Array.from({ length: count }, (_, n) => ({
    ...newEvent(n),
    stream: `${category}-${n}`,
    version: 1,
    position: BigInt(n + 1),
  }));
};

test('copied events do not wait for the answers of earlier ones, except of the first', async () => {
  const requests: BatchAppendReq[] = [];
  const url = await startServer((call) => {
    call.on('data', (request: BatchAppendReq) => {
      requests.push(request);
      // The first is answered at once, and the others when the last one has arrived.
      if (requests.length === 1) accept(call, request);
      if (requests.length === 200) for (const later of requests.slice(1)) accept(call, later);
    });
  });
  const events = eventsOf(200);
  await openStore(url).appendCopied(events, 0);
  const ids = requests.flatMap((request) => request.getProposedMessagesList().map((one) => one.getId()?.getString()));
  expect(ids).toEqual(events.map(({ metadata }) => metadata.eventId));
});

test('copied events are sent again in the same order when the server ends the request before it answers', async () => {
  const sent: (string | undefined)[][] = [];
  const url = await startServer((call) => {
    const ids: (string | undefined)[] = [];
    sent.push(ids);
    const isFirst = sent.length === 1;
    call.on('data', (request: BatchAppendReq) => {
      ids.push(request.getProposedMessagesList()[0]?.getId()?.getString());
      if (isFirst && ids.length === 20) call.end();
      else accept(call, request);
    });
  });
  const events = eventsOf(50);
  await openStore(url).appendCopied(events, 0);
  expect(sent.at(-1)).toEqual(events.map(({ metadata }) => metadata.eventId));
});

test('a copied event for a stream with another version is refused', async () => {
  const server = await startStandIn();
  opened.push(() => server.stop());
  const store = openStore(server.url);
  const [first, second] = eventsOf(2);
  if (!first || !second) throw new Error('no events');
  await expect(store.appendCopied([first, { ...second, version: 2 }], 0)).rejects.toThrow(
    new CopyRefused(`stream ${second.stream} is not at version 1`),
  );
});

test('copies leave no request open: the server takes 100 of a connection at a time', async () => {
  const server = await startStandIn();
  opened.push(() => server.stop());
  const store = openStore(server.url);
  const events = eventsOf(120);
  for (const event of events) await store.appendCopied([event], 0);
  const { events: copied } = await store.readAll({ after: 0n, limit: 200 });
  expect(copied.map(({ stream }) => stream)).toEqual(events.map(({ stream }) => stream));
});
