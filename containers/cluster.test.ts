import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { loadConfig } from '@matraz/infra/config/config';
import { config } from 'docker-compose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCompose } from './compose.ts';

const nodes = ['eventstore-1', 'eventstore-2', 'eventstore-3'];
const compose = await findCompose();
/** Both files together, as docker compose reads them. */
const configOf = async (env: string): Promise<string> => {
  const files = ['docker-compose.yml', 'docker-compose.cluster.yml'];
  const composeOptions = ['--env-file', env, '--profile', 'ops'];
  return (await config({ ...compose, config: files, composeOptions })).out;
};
let folder: string;

const makeCertificates = () =>
  execFileSync('sh', [join(import.meta.dirname, 'cluster', 'make-certificates.sh'), folder, ...nodes], {
    encoding: 'utf8',
  });
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const certificateOf = (node: string) => ({ cert: read(node, 'node.crt'), key: read(node, 'node.key') });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matraz-certificates-'));
  expect(makeCertificates().match(/^made /gm)).toHaveLength(4);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One node connects to another one, as both check the certificate of the other. @returns the common name that each one sees */
const handshake = async (client: string, server: string, servername = server) => {
  const ca = read('trusted', 'ca.crt');
  const listener = createServer({ ...certificateOf(server), ca, requestCert: true, rejectUnauthorized: true });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const { port } = listener.address() as AddressInfo;
  const accepted = once(listener, 'secureConnection') as Promise<[TLSSocket]>;
  const socket = connect({ port, host: '127.0.0.1', servername, ca, ...certificateOf(client) });
  const [[peer]] = await Promise.all([accepted, once(socket, 'secureConnect')]);
  const names = [peer, socket].map((side) => side.getPeerCertificate().subject.CN);
  socket.destroy();
  listener.close();
  return names;
};

test('each node accepts the others by the common name, and is known by its own name and as localhost', async () => {
  const common = ['eventstoredb-node', 'eventstoredb-node'];
  expect(await handshake('eventstore-1', 'eventstore-2')).toEqual(common);
  expect(await handshake('eventstore-2', 'eventstore-3', 'localhost')).toEqual(common);
  await expect(handshake('eventstore-1', 'eventstore-2', 'eventstore-3')).rejects.toThrow('altnames');
});

test('a second run keeps what fits and makes again what does not', () => {
  const before = read('eventstore-1', 'node.crt');
  expect(makeCertificates()).toBe('');
  // The run that placed the new key died before it placed the certificate.
  writeFileSync(join(folder, 'eventstore-2', 'node.key'), read('eventstore-3', 'node.key'));
  expect(makeCertificates()).toBe(`made ${join(folder, 'eventstore-2')}/node.crt\n`);
  expect(read('eventstore-1', 'node.crt')).toBe(before);
});

test.runIf(compose)(
  'docker compose accepts both files together, and the services accept the address of the cluster',
  async () => {
    const env = join(folder, 'env');
    const passwords = 'EVENTSTORE_PASSWORD=0123abcd\nEVENTSTORE_SERVICE_PASSWORD=4567ef\n';
    writeFileSync(env, `${passwords}COMPOSE_PROFILES=\n`);
    const configured = await configOf(env);
    const addresses = configured.match(/esdb:\S+/g) ?? [];
    expect(addresses).toHaveLength(5);
    // Only the setup has the administrator's password.
    expect(configured.match(/EVENT_STORE_ADMIN_PASSWORD: 0123abcd/g)).toHaveLength(1);
    for (const url of addresses) expect(url).toMatch(/^esdb:\/\/matraz-service@/);
    for (const url of addresses) expect(loadConfig({ EVENT_STORE_URL: url }).eventStoreUrl).toBe(url);
    for (const node of nodes) expect(configured).toMatch(new RegExp(`KURRENTDB_NODE_HOST_ADVERTISE_AS: ${node}$`, 'm'));
  },
);

test.runIf(compose)('without a password for the cluster nothing starts', async () => {
  await expect(configOf('.env.example')).rejects.toMatchObject({ err: expect.stringContaining('EVENTSTORE_PASSWORD') });
});
