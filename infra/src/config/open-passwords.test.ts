import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { openPasswords } from './open-passwords.ts';

const openIn = (env: NodeJS.ProcessEnv) => openPasswords(loadConfig(env), env);

test.each<[string, NodeJS.ProcessEnv]>([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://ana:x@db.liceo.cl/matraz' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://ana:x@10.0.0.5/matraz?sslmode=prefer' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://ana@db.liceo.cl/matraz', PGPASSWORD: 'x' }],
  ['EVENT_STORE_URL', { EVENT_STORE_URL: 'esdb://ana:x@a.liceo.cl,b.liceo.cl?tls=false' }],
  ['EVENT_STORE_URL', { EVENT_STORE_URL: 'postgres://ana:x@db.liceo.cl/log' }],
  ['REDIS_URL', { REDIS_URL: 'redis://redis.liceo.cl:6379', REDIS_PASSWORD: 'x' }],
])('%s sends its password over the network without TLS: %o', (name, env) => {
  expect(openIn(env)).toEqual([name]);
});

test.each<NodeJS.ProcessEnv>([
  { DATABASE_URL: 'postgres://ana:x@db.liceo.cl/matraz?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://ana:x@127.0.0.1/matraz' },
  { DATABASE_URL: 'postgres://ana@postgres:5432/matraz', PGPASSWORD: 'x' },
  { EVENT_STORE_URL: 'esdb://ana:x@a.liceo.cl,b.liceo.cl?tls=true' },
  { EVENT_STORE_URL: 'esdb://eventstore:2113?tls=false' },
  { REDIS_URL: 'rediss://:x@redis.liceo.cl' },
  { REDIS_URL: 'redis://redis:6379', REDIS_PASSWORD: 'x' },
])('TLS, this machine, and the name of a container are no reason to warn: %o', (env) => {
  expect(openIn(env)).toEqual([]);
});
