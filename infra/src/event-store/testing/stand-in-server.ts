import featuresServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features, { type SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type sendUnaryData } from '@grpc/grpc-js';
import { append, batchAppend } from './stand-in-append.ts';
import { clientError } from './stand-in-errors.ts';
import { createLog } from './stand-in-log.ts';
import { read } from './stand-in-read.ts';
import type { StandInOptions } from './start-stand-in.ts';

/**
 * A separate process that implements EventStoreDB's protocol with a log in memory. It tests the calls of the adapter. Where Docker is
 * available, the same contract runs against a real server.
 */
const { login = 'administrator' }: StandInOptions = JSON.parse(process.argv[2] ?? '{}');
const log = createLog();

const getSupportedMethods = (_: unknown, answer: sendUnaryData<SupportedMethods>) => {
  const supported = new features.SupportedMethods();
  supported.setEventStoreServerVersion('23.10.6');
  const method = new features.SupportedMethod();
  method.setServiceName('event_store.client.streams.streams');
  method.setMethodName('batchappend');
  supported.addMethods(method);
  answer(null, supported);
};

type ReadCall = Parameters<typeof read>[0];
const refusalOf = (call: ReadCall) => {
  if (login === 'unknown') return clientError('unauthenticated');
  const isOfAll = call.request.getOptions()?.hasAll() ?? false;
  return login === 'without $admins' && isOfAll ? clientError('permission denied', 'access-denied') : null;
};

/** The server has the same limit for each connection. */
const server = new Server({ 'grpc.max_concurrent_streams': 100 });
server.addService(services.StreamsService, {
  append: append(log),
  batchAppend: batchAppend(log),
  read: (call: ReadCall) => {
    const refusal = refusalOf(call);
    if (refusal) call.emit('error', refusal);
    else read(call, log);
  },
});
server.addService(featuresServices.ServerFeaturesService, { getSupportedMethods });
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  process.send?.({ port });
});
process.on('disconnect', () => process.exit());
