import { randomUUID } from 'node:crypto';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Server, ServerCredentials, type ServerReadableStream, type sendUnaryData } from '@grpc/grpc-js';
import { type AppendOutcome, createLog } from './stand-in-log.ts';
import { read } from './stand-in-read.ts';

/**
 * A process of its own that speaks EventStoreDB's protocol and keeps the log in memory. It shows that the adapter's calls are
 * right, not that a server is: the same contract runs against a real one where there is one.
 */
const log = createLog();

const statistics = () => {
  const message = new streams.AppendReq.ProposedMessage();
  const id = new shared.UUID();
  id.setString(randomUUID());
  message.setId(id);
  message.getMetadataMap().set('type', '$statsCollected').set('content-type', 'application/json');
  message.setData(Buffer.from('{}'));
  return message;
};

const toResponse = (outcome: AppendOutcome): AppendResp => {
  if (outcome.result === 'success') {
    const success = new streams.AppendResp.Success();
    success.setCurrentRevision(String(outcome.revision));
    if (outcome.position === null) {
      success.setNoPosition(new shared.Empty());
    } else {
      const position = new streams.AppendResp.Position();
      position.setCommitPosition(String(outcome.position));
      position.setPreparePosition(String(outcome.position));
      success.setPosition(position);
    }
    return new streams.AppendResp().setSuccess(success);
  }
  const refused = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.current === null) refused.setCurrentNoStream(new shared.Empty());
  else refused.setCurrentRevision(String(outcome.current));
  return new streams.AppendResp().setWrongExpectedVersion(refused);
};

const append = (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) => {
  let options: AppendReq.Options | undefined;
  const proposed: AppendReq.ProposedMessage[] = [];
  call.on('data', (request: AppendReq) => {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message) proposed.push(message);
  });
  call.on('end', () => {
    const stream = Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
    const expected = options?.hasRevision() ? Number(options.getRevision()) : null;
    answer(null, toResponse(log.append(stream, expected, proposed, statistics())));
  });
};

const server = new Server();
server.addService(services.StreamsService, { append, read: (call: Parameters<typeof read>[0]) => read(call, log) });
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  process.send?.({ port });
});
process.on('disconnect', () => process.exit());
