import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Log, StoredEvent } from './stand-in-log.ts';

type Call = ServerWritableStream<ReadReq, InstanceType<typeof streams.ReadResp>>;

/** Number of filtered events between two checkpoints. */
const checkpointInterval = 32;

const streamIdentifier = (name: string) => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name));
  return identifier;
};

const toResponse = (event: StoredEvent) => {
  const id = new shared.UUID();
  id.setString(event.id);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(streamIdentifier(event.stream));
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.commit));
  recorded.setPreparePosition(String(event.prepare));
  recorded.getMetadataMap().set('type', event.type);
  recorded.getMetadataMap().set('content-type', event.contentType);
  recorded.getMetadataMap().set('created', '17724528000000000');
  recorded.setData(event.data);
  recorded.setCustomMetadata(event.metadata);
  const readEvent = new streams.ReadResp.ReadEvent();
  readEvent.setEvent(recorded);
  readEvent.setCommitPosition(String(event.commit));
  return new streams.ReadResp().setEvent(readEvent);
};

const readStream = (call: Call, log: Log, options: ReadReq.Options) => {
  const from = options.getStream();
  const name = Buffer.from(from?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const own = log.stream(name);
  if (!own) {
    const notFound = new streams.ReadResp.StreamNotFound();
    notFound.setStreamIdentifier(streamIdentifier(name));
    call.write(new streams.ReadResp().setStreamNotFound(notFound));
  } else {
    const start = from?.hasRevision() ? Number(from.getRevision()) : 0;
    for (const event of own.slice(start, start + Number(options.getCount()))) call.write(toResponse(event));
  }
  call.end();
};

type Pair = { commit: bigint; prepare: bigint };
const isBefore = (a: Pair, b: Pair) => a.commit < b.commit || (a.commit === b.commit && a.prepare < b.prepare);

const startOf = (options: ReadReq.Options): Pair | null => {
  const position = options.getAll()?.getPosition();
  return position
    ? { commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) }
    : null;
};

/** Forwards: includes the event at the position. Backwards: starts before it. */
const readAll = (call: Call, log: Log, options: ReadReq.Options) => {
  const start = startOf(options);
  const count = Number(options.getCount());
  const backwards = options.getReadDirection() === 1;
  const from = start === null ? 0 : log.events.findIndex((event) => !isBefore(event, start));
  const at = from === -1 ? log.events.length : from;
  const page = backwards ? log.events.slice(0, start === null ? undefined : at).toReversed() : log.events.slice(at);
  for (const event of page.slice(0, count)) call.write(toResponse(event));
  call.end();
};

const matcher = (filter: ReadReq.Options.FilterOptions | undefined): ((event: StoredEvent) => boolean) => {
  const onStream = filter?.getStreamIdentifier();
  const expression = onStream ?? filter?.getEventType();
  if (!expression) return () => true;
  const text = (event: StoredEvent) => (onStream ? event.stream : event.type);
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => text(event).startsWith(prefix));
  const regex = new RegExp(expression.getRegex());
  return (event) => regex.test(text(event));
};

const checkpoint = ({ commit, prepare }: StoredEvent) => {
  const reached = new streams.ReadResp.Checkpoint();
  reached.setCommitPosition(String(commit));
  reached.setPreparePosition(String(prepare));
  return new streams.ReadResp().setCheckpoint(reached);
};

/** Starts after the position, ends with the call. */
const subscribe = (call: Call, log: Log, options: ReadReq.Options) => {
  const start = startOf(options);
  const matches = matcher(options.getFilter());
  const from = start === null ? 0 : log.events.findIndex((event) => isBefore(start, event));
  let next = from === -1 ? log.events.length : from;
  let sinceCheckpoint = 0;

  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId('stand-in');
  call.write(new streams.ReadResp().setConfirmation(confirmation));

  const send = () => {
    for (let event = log.events[next]; event; event = log.events[next]) {
      next += 1;
      if (matches(event)) call.write(toResponse(event));
      else sinceCheckpoint += 1;
      if (sinceCheckpoint < checkpointInterval) continue;
      call.write(checkpoint(event));
      sinceCheckpoint = 0;
    }
  };
  const stop = log.onAppend(send);
  call.on('cancelled', stop).on('close', stop);
  send();
};

export const read = (call: Call, log: Log): void => {
  const options = call.request.getOptions();
  if (!options) return void call.end();
  if (options.hasStream()) readStream(call, log, options);
  else if (options.hasSubscription()) subscribe(call, log, options);
  else readAll(call, log, options);
};
