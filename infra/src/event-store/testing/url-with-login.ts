import services from '@eventstore/db-client/generated/users_grpc_pb.js';
import users from '@eventstore/db-client/generated/users_pb.js';
import { status } from '@grpc/grpc-js';
import { insideOf } from '../eventstoredb/client-inside.ts';
import { openClient } from '../eventstoredb/open-client.ts';
import type { OtherLogin } from './eventstoredb-harness.ts';

const reader = { name: 'matraz-contract', password: 'matraz-contract-2026' };

/** Makes a user without any group. A test server may have it from an earlier run. */
const makeReader = async (url: string): Promise<void> => {
  const client = openClient(url);
  const { execute, callArguments } = insideOf(client);
  const options = new users.CreateReq.Options();
  options.setLoginName(reader.name).setFullName(reader.name).setPassword(reader.password);
  try {
    await execute(
      services.UsersClient,
      'create',
      (service) =>
        new Promise<void>((resolve, reject) => {
          service.create(new users.CreateReq().setOptions(options), ...callArguments({}), (error) => {
            if (error && error.code !== status.ALREADY_EXISTS) reject(error);
            else resolve();
          });
        }),
    );
  } finally {
    await client.dispose();
  }
};

/** @returns the address of a real server with another login; null when its address has no login or no TLS, because then none is sent */
export const urlWithLogin = async (url: string, login: OtherLogin): Promise<string | null> => {
  const [, scheme, rest] = /^(\w+:\/\/)[^@/]+@(.+)$/.exec(url) ?? [];
  if (!scheme || /[?&]tls=false/i.test(url)) return null;
  if (login === 'without $admins') await makeReader(url);
  const name = login === 'unknown' ? 'nobody' : reader.name;
  return `${scheme}${name}:${reader.password}@${rest}`;
};
