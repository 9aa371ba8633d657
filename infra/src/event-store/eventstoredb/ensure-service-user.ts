import { isDeepStrictEqual } from 'node:util';
import { BACKWARDS, END, type EventStoreDBClient, jsonEvent, StreamNotFoundError } from '@eventstore/db-client';
import services from '@eventstore/db-client/generated/users_grpc_pb.js';
import users from '@eventstore/db-client/generated/users_pb.js';
import { type ServiceError, status } from '@grpc/grpc-js';
import { insideOf } from './client-inside.ts';
import { openClient } from './open-client.ts';
import { type Acl, logRights, streamRights } from './service-rights.ts';

interface Login {
  user: string;
  password: string;
}

type Answer = (error: ServiceError | null) => void;

/** Calls the service for users, which the client does not have. */
const callUsers = (
  client: EventStoreDBClient,
  name: string,
  send: (service: services.UsersClient, args: [never, never], answer: Answer) => void,
): Promise<ServiceError | null> => {
  const { execute, callArguments } = insideOf(client);
  return execute(services.UsersClient, name, (service) => {
    return new Promise<ServiceError | null>((resolve) => {
      send(service, callArguments({}) as [never, never], resolve);
    });
  });
};

/** Version 23.10 answers with another code than newer ones. */
const exists = ({ code, metadata }: ServiceError): boolean =>
  code === status.ALREADY_EXISTS || metadata.get('exception').includes('user-conflict');

/** Creates a user without a group. When it exists, its password is replaced. */
export const ensureUser = async (client: EventStoreDBClient, { user, password }: Login): Promise<void> => {
  const created = new users.CreateReq.Options().setLoginName(user).setFullName(user).setPassword(password);
  const refusal = await callUsers(client, 'create', (service, args, answer) =>
    service.create(new users.CreateReq().setOptions(created), ...args, answer),
  );
  if (refusal === null) return;
  if (!exists(refusal)) throw refusal;
  const reset = new users.ResetPasswordReq.Options().setLoginName(user).setNewPassword(password);
  const failure = await callUsers(client, 'resetPassword', (service, args, answer) =>
    service.resetPassword(new users.ResetPasswordReq().setOptions(reset), ...args, answer),
  );
  if (failure !== null) throw failure;
};

/** Changes the last event of a stream of the server. Without a change nothing is written. */
const change = async (
  client: EventStoreDBClient,
  { stream, type }: { stream: string; type: string },
  changed: (data: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> => {
  let before: Record<string, unknown> = {};
  try {
    const last = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
    for await (const { event } of client.readStream(stream, last))
      before = (event?.data ?? {}) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  const after = changed(before);
  if (!isDeepStrictEqual(before, after)) await client.appendToStream(stream, jsonEvent({ type, data: after }));
};

/**
 * Makes the user of the services, and the rules of the server that let it append and read only. It can be interrupted and repeated.
 *
 * @param address with the login of an administrator
 */
export const ensureServiceUser = async (address: string, { user, password }: Login): Promise<void> => {
  const client = openClient(address);
  try {
    await ensureUser(client, { user, password });
    await change(client, { stream: '$settings', type: '$settings' }, (settings) => ({
      ...settings,
      $userStreamAcl: streamRights(user, (settings.$userStreamAcl ?? {}) as Acl),
    }));
    await change(client, { stream: '$$$all', type: '$metadata' }, (metadata) => ({
      ...metadata,
      $acl: logRights(user, (metadata.$acl ?? {}) as Acl),
    }));
  } finally {
    await client.dispose();
  }
};
