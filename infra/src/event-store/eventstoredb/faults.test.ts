import {
  AccessDeniedError,
  EventStoreDBClient,
  MaxAppendSizeExceededError,
  UnavailableError,
} from '@eventstore/db-client';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { describe, expect, test } from 'vitest';
import { AppendTooLarge, StoreForbidden, StoreUnavailable } from '../port.ts';
import { clientError } from '../testing/stand-in-errors.ts';
import { mayPass, named } from './faults.ts';

/** An error of gRPC that the client did not wrap: it has a numeric code and no type. */
const raw = (code: number): ServiceError =>
  Object.assign(new Error(`${code} as the server said\nmore`), { code, details: '', metadata: new Metadata() });
const ofSystem = (code: string) => Object.assign(new Error(`${code} as the socket said`), { code });

const away = ['CANCELLED', 'DEADLINE_EXCEEDED', 'RESOURCE_EXHAUSTED', 'ABORTED', 'INTERNAL', 'UNAVAILABLE'] as const;
const answered = ['INVALID_ARGUMENT', 'NOT_FOUND', 'UNIMPLEMENTED', 'DATA_LOSS'] as const;

describe('an error of the client', () => {
  test.each(away)('with the bare gRPC code %s means that the server is away', (name) => {
    const error = raw(status[name]);
    expect(named(error)).toBeInstanceOf(StoreUnavailable);
    expect(named(error)).toMatchObject({ cause: error, message: expect.not.stringContaining('more') });
    expect(mayPass(error)).toBe(true);
  });

  test.each(answered)('with the bare gRPC code %s stays as it is', (name) => {
    const error = raw(status[name]);
    expect(named(error)).toBe(error);
  });

  test.each(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ERR_HTTP2_STREAM_CANCEL', 'ERR_STREAM_DESTROYED'])(
    'with the code %s of a socket or a session means that the server is away',
    (code) => {
      expect(named(ofSystem(code))).toBeInstanceOf(StoreUnavailable);
    },
  );

  test('without a reachable node means that the server is away', async () => {
    const client = EventStoreDBClient.connectionString(
      'esdb+discover://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=1&discoveryInterval=1',
    );
    const error = await client
      .readStream('x')
      [Symbol.asyncIterator]()
      .next()
      .catch((failure) => failure);
    await client.dispose();
    expect(named(error)).toBeInstanceOf(StoreUnavailable);
  });

  test('that the client wrapped has the name of the port', () => {
    const tooLarge = clientError('invalid argument', 'maximum-append-size-exceeded', {
      'maximum-append-size': '1048576',
    });
    const errors = [
      { error: new UnavailableError(raw(status.UNAVAILABLE)), kind: StoreUnavailable },
      { error: new AccessDeniedError(raw(status.PERMISSION_DENIED)), kind: StoreForbidden },
      { error: new MaxAppendSizeExceededError(tooLarge), kind: AppendTooLarge },
    ];
    for (const { error, kind } of errors) expect(named(error)).toBeInstanceOf(kind);
  });

  test.each([
    { code: status.UNAUTHENTICATED, isLoginRefused: true },
    { code: status.PERMISSION_DENIED, isLoginRefused: false },
  ])('of access with the code $code refuses the login: $isLoginRefused', ({ code, isLoginRefused }) => {
    expect(named(new AccessDeniedError(raw(code)))).toMatchObject({ isLoginRefused });
  });

  test('that is a mistake in the code is not repeated and keeps its name', () => {
    const error = new TypeError('undefined is not a function');
    expect(mayPass(error)).toBe(false);
    expect(named(error)).toBe(error);
  });
});
