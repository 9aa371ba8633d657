import statuses from '@eventstore/db-client/generated/status_pb.js';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';

const codes = {
  'invalid argument': status.INVALID_ARGUMENT,
  'permission denied': status.PERMISSION_DENIED,
  unauthenticated: status.UNAUTHENTICATED,
};

/** A refusal with the name of the error in the trailers, as the client expects it. */
export const clientError = (
  code: keyof typeof codes,
  exception?: string,
  trailers: Record<string, string> = {},
): ServiceError => {
  const metadata = new Metadata();
  if (exception) metadata.set('exception', exception);
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(code), { code: codes[code], details: code, metadata });
};

/** An error reply of the batch request, encoded by hand: field 3 has the name of the error. */
const batchError = (error: 'Timeout' | 'WrongExpectedVersion' | 'MaximumAppendSizeExceeded') => {
  const name = Buffer.from(`type.googleapis.com/event_store.client.${error}`);
  const any = Buffer.from([0x0a, name.length, ...name]);
  return statuses.Status.deserializeBinary(Buffer.from([0x1a, any.length, ...any]));
};
export const outOfTime = () => batchError('Timeout');
export const wrongExpectedVersion = () => batchError('WrongExpectedVersion');
export const batchTooLarge = () => batchError('MaximumAppendSizeExceeded');
