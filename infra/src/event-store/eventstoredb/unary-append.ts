import type { EventData, EventStoreDBClient } from '@eventstore/db-client';
import { convertToCommandError } from '@eventstore/db-client/dist/utils/CommandError.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams, { type AppendReq, type AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Position } from '../port.ts';
import { insideOf } from './client-inside.ts';
import { toPosition } from './position.ts';

/** `position` is the end of the write; null when the server does not give one. */
export type Appended = { end: number; position: Position | null } | 'wrong version';

const toHeader = (stream: string, end: number): AppendReq => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream).toString('base64'));
  const options = new streams.AppendReq.Options();
  options.setStreamIdentifier(identifier);
  if (end === 0) options.setNoStream(new shared.Empty());
  else options.setRevision(String(end - 1));
  return new streams.AppendReq().setOptions(options);
};

export const base64 = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64');

const toMessage = ({ id, type, data, metadata }: EventData): AppendReq => {
  const uuid = new shared.UUID();
  uuid.setString(id);
  const message = new streams.AppendReq.ProposedMessage();
  message.setId(uuid);
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  message.setData(base64(data));
  message.setCustomMetadata(base64(metadata));
  return new streams.AppendReq().setProposedMessage(message);
};

const toAppended = (response: AppendResp): Appended => {
  const success = response.getSuccess();
  if (!success) return 'wrong version';
  const position = success.getPosition();
  return {
    end: Number(success.getCurrentRevision()) + 1,
    position: position
      ? toPosition({ commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) })
      : null,
  };
};

/**
 * Sends one request per append. The client's `appendToStream` would use the batch request on newer servers, which has three faults:
 * it first asks for the server's features without a timeout, it sends a deadline by the clock of this machine, and when its stream
 * breaks it fails appends of other clients, whose answers then end the process.
 *
 * @param end the version that the stream must have; 0: no stream
 */
export const unaryAppend = (
  client: EventStoreDBClient,
  stream: string,
  events: readonly EventData[],
  end: number,
): Promise<Appended> => {
  const { execute, callArguments } = insideOf(client);
  return execute(
    services.StreamsClient,
    'append',
    (service) =>
      new Promise((resolve, reject) => {
        const [metadata, options] = callArguments({});
        const call = service.append(metadata, options, (error, response) => {
          if (error) reject(convertToCommandError(error));
          else resolve(toAppended(response));
        });
        call.write(toHeader(stream, end));
        for (const event of events) call.write(toMessage(event));
        call.end();
      }),
  );
};
