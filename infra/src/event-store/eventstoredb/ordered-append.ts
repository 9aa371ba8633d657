import { randomUUID } from 'node:crypto';
import { type EventData, type EventStoreDBClient, WrongExpectedVersionError } from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import { convertToCommandError } from '@eventstore/db-client/dist/utils/CommandError.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { CopyRefused } from '../port.ts';
import { insideOf } from './client-inside.ts';
import { base64 } from './unary-append.ts';

/** One append. `version`: of the first event; `bytes`: of all events. */
export interface Run {
  stream: string;
  version: number;
  events: EventData[];
  bytes: number;
}

/** The bytes of all appends that wait for their answers at a time. */
const mostBytesWaiting = 1_000_000;

const toMessage = ({ id, type, data, metadata }: EventData) => {
  const uuid = new shared.UUID();
  uuid.setString(id);
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(uuid);
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  message.setData(base64(data));
  message.setCustomMetadata(base64(metadata));
  return message;
};

const toRequest = ({ stream, version, events }: Run, id: string): BatchAppendReq => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream).toString('base64'));
  // No deadline: the server would compare it with its own clock.
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(identifier);
  if (version === 1) options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(version - 2));
  const correlation = new shared.UUID();
  correlation.setString(id);
  return new streams.BatchAppendReq()
    .setCorrelationId(correlation)
    .setOptions(options)
    .setProposedMessagesList(events.map(toMessage))
    .setIsFinal(true);
};

const failureOf = (response: BatchAppendResp, { stream, version }: Run): Error | undefined => {
  const status = response.getError();
  if (!status) return undefined;
  const error = unpackToCommandError(status, stream);
  if (!(error instanceof WrongExpectedVersionError)) return error;
  return new CopyRefused(`stream ${stream} is not at version ${version - 1}`);
};

/**
 * Many appends, written in their order. The batch request of the server takes them from one gRPC stream one after the other, so they need
 * not wait for each other's answers. Requests on streams of their own would be reordered.
 *
 * Only the first append waits alone. A server that is not ready refuses it, and then no later append is written before it.
 *
 * @throws CopyRefused when a stream has another version
 * @throws any other error: a part of the appends may be written, from the first on. It is safe to repeat all of them
 */
export const appendInOrder = (
  client: EventStoreDBClient,
  runs: readonly Run[],
  onAnswer: () => void,
): Promise<void> => {
  const { execute, callArguments } = insideOf(client);
  return execute(
    services.StreamsClient,
    'batchAppend',
    (service) =>
      new Promise((resolve, reject) => {
        const [metadata, options] = callArguments({}, { deadline: Number.POSITIVE_INFINITY });
        const call = service.batchAppend(metadata, options);
        const waiting = new Map<string, Run>();
        let bytesWaiting = 0;
        let sent = 0;
        let answered = 0;
        const fail = (error: Error) => {
          reject(error);
          call.cancel();
        };
        const sendMore = () => {
          for (let run = runs[sent]; run; run = runs[sent]) {
            const mustWait = answered === 0 || bytesWaiting + run.bytes > mostBytesWaiting;
            if (waiting.size > 0 && mustWait) return;
            const id = randomUUID();
            waiting.set(id, run);
            bytesWaiting += run.bytes;
            sent += 1;
            call.write(toRequest(run, id));
          }
          if (waiting.size > 0) return;
          resolve();
          // After `end` the server would keep the request open, and a connection has 100 requests at most.
          call.cancel();
        };
        call.on('error', (error) => reject(convertToCommandError(error)));
        call.on('end', () => fail(new Error('the server ended the request')));
        call.on('data', (response: BatchAppendResp) => {
          const id = response.getCorrelationId()?.getString() ?? '';
          const run = waiting.get(id);
          if (!run) return fail(new Error('the server answered an append that was not sent'));
          const failure = failureOf(response, run);
          if (failure) return fail(failure);
          onAnswer();
          waiting.delete(id);
          bytesWaiting -= run.bytes;
          answered += 1;
          sendMore();
        });
        sendMore();
      }),
  );
};
