import { randomUUID } from 'node:crypto';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream, ServerReadableStream, sendUnaryData } from '@grpc/grpc-js';
import { batchTooLarge, clientError, outOfTime, wrongExpectedVersion } from './stand-in-errors.ts';
import type { AppendOutcome, ExpectedRevision, Log, Proposed } from './stand-in-log.ts';

/** The default of the server. */
const mostBytes = 1024 * 1024;
const sizeOf = (proposed: readonly Proposed[]) =>
  proposed.reduce(
    (bytes, message) =>
      bytes +
      message.getData_asU8().length +
      message.getCustomMetadata_asU8().length +
      2 * (message.getMetadataMap().get('type') ?? '').length,
    0,
  );
const tooLarge = () =>
  clientError('invalid argument', 'maximum-append-size-exceeded', { 'maximum-append-size': String(mostBytes) });

const statistics = (): Proposed => {
  const message = new streams.AppendReq.ProposedMessage();
  const id = new shared.UUID();
  id.setString(randomUUID());
  message.setId(id);
  message.getMetadataMap().set('type', '$statsCollected').set('content-type', 'application/json');
  message.setData(Buffer.from('{}'));
  return message;
};

type Options = AppendReq.Options | BatchAppendReq.Options;
const write = (log: Log, options: Options | undefined, expected: ExpectedRevision, proposed: readonly Proposed[]) => {
  const stream = Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  return log.append(stream, expected, proposed, statistics());
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

export const append =
  (log: Log) =>
  (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): void => {
    let options: AppendReq.Options | undefined;
    const proposed: Proposed[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (message) proposed.push(message);
    });
    call.on('end', () => {
      if (sizeOf(proposed) > mostBytes) return answer(tooLarge());
      const expected = options?.hasRevision() ? Number(options.getRevision()) : options?.hasAny() ? 'any' : null;
      answer(null, toResponse(write(log, options, expected, proposed)));
    });
  };

/**
 * Several appends in one request, written in their order. Only here the server compares a deadline of the client with its own clock.
 * This stand-in implements appends of one request message each. Like the server, it leaves the request open when the client ends it.
 */
export const batchAppend =
  (log: Log) =>
  (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    call.on('data', (request: BatchAppendReq) => {
      const options = request.getOptions();
      const response = new streams.BatchAppendResp();
      response.setCorrelationId(request.getCorrelationId());
      response.setStreamIdentifier(options?.getStreamIdentifier());
      const deadline = options?.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY;
      if (deadline < Date.now()) return void call.write(response.setError(outOfTime()));
      const expected = options?.hasStreamPosition()
        ? Number(options.getStreamPosition())
        : options?.hasAny()
          ? 'any'
          : null;
      const proposed = request.getProposedMessagesList();
      if (sizeOf(proposed) > mostBytes) return void call.write(response.setError(batchTooLarge()));
      const outcome = write(log, options, expected, proposed);
      if (outcome.result !== 'success') return void call.write(response.setError(wrongExpectedVersion()));
      const success = new streams.BatchAppendResp.Success();
      success.setCurrentRevision(String(outcome.revision));
      if (outcome.position !== null) {
        const position = new shared.AllStreamPosition();
        position.setCommitPosition(String(outcome.position));
        position.setPreparePosition(String(outcome.position));
        success.setPosition(position);
      }
      call.write(response.setSuccess(success));
    });
  };
