import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { mailDeliveryOf } from '../mail/delivery.ts';
import { suitableApiProcesses } from '../processes/machine.ts';
import { loadConfig, requireDatabaseUrl } from './config.ts';

test('with an empty environment every setting has a default', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: undefined,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('.matraz'),
    demo: true,
    databaseUrl: undefined,
    eventStoreUrl: undefined,
    redisUrl: undefined,
    uploadsUrl: undefined,
    oidc: undefined,
    payments: undefined,
    smtp: undefined,
    adminEmails: [],
    rateLimitScale: 1,
    apiProcesses: suitableApiProcesses(),
    workerProcesses: 1,
    trustedProxies: [],
    traceRatio: 1,
  });
});

test('the public address follows the port unless it is given', () => {
  expect(loadConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(loadConfig({ PORT: '8080', PUBLIC_URL: 'https://matraz.cl/' }).publicUrl).toBe('https://matraz.cl');
});

test.each(['matraz@liceo.cl', 'Matraz <matraz@liceo.cl>', 'Preuniversitario Ñandú <no-responder@mail.liceo.cl>'])(
  'mails can come from %s',
  (from) => {
    const url = 'smtps://matraz:se%40creto@mail.liceo.cl:465';
    expect(loadConfig({ SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual({ url, from });
  },
);

test('the token for the metrics is read', () => {
  expect(loadConfig({ METRICS_TOKEN: 'a token of Prometheus' }).metricsToken).toBe('a token of Prometheus');
});

test('the address of a cluster names each node', () => {
  const url = 'esdb://admin:secret@node-1:2113,node-2:2113,node-3:2113?tls=true&tlsCAFile=/ca.crt';
  expect(loadConfig({ EVENT_STORE_URL: url }).eventStoreUrl).toBe(url);
  expect(() => loadConfig({ EVENT_STORE_URL: url.replace('esdb', 'http') })).toThrow('EVENT_STORE_URL');
});

test('a password that is not in the address is put there', () => {
  const env = {
    REDIS_URL: 'redis://r',
    REDIS_PASSWORD: 'a/b',
    EVENT_STORE_URL: 'esdb://ana@es',
    EVENT_STORE_PASSWORD: 'x',
  };
  expect(loadConfig(env)).toMatchObject({ redisUrl: 'redis://:a%2Fb@r', eventStoreUrl: 'esdb://ana:x@es' });
});

test('[security 38] the password of every new EventStoreDB is refused, except for tests on this machine', () => {
  const refused = { EVENT_STORE_URL: 'esdb://admin@es.liceo.cl', EVENT_STORE_PASSWORD: 'changeit' };
  expect(() => loadConfig(refused)).toThrow(/^EVENT_STORE_URL tiene la contraseña con la que nace todo EventStoreDB/);
  expect(loadConfig({ EVENT_STORE_URL: 'esdb://admin:changeit@localhost:2113' }).eventStoreUrl).toContain('changeit');
});

test('the api reads the sender of the mails without the server that sends them', () => {
  expect(loadConfig({ MAIL_FROM: 'matraz@liceo.cl' }, 'api')).toMatchObject({
    smtp: undefined,
    mailFrom: 'matraz@liceo.cl',
  });
});

test('the worker knows of an external provider without its secret, because then it ends no account', () => {
  const config = loadConfig(
    { OIDC_ISSUER: 'https://id.cl', SMTP_URL: 'smtps://mail.cl', MAIL_FROM: 'a@b.cl' },
    'worker',
  );
  expect(mailDeliveryOf(config)).toBe('none');
});

test('a password can contain a comma', () => {
  const url = 'postgres://ana:a,b@localhost/matraz';
  expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('an empty variable counts as unset', () => {
  expect(loadConfig({ REDIS_URL: '', PORT: '' })).toMatchObject({ redisUrl: undefined, port: 3000 });
});

test.each(['localhost', '127.0.0.1', '0.0.0.0', '::', '::1', 'fd00::5'])('MATRAZ_HOST can be %s', (host) => {
  expect(loadConfig({ MATRAZ_HOST: host }).host).toBe(host);
});

test('admin e-mails are a list in lower case', () => {
  expect(loadConfig({ ADMIN_EMAILS: ' Ana@Liceo.cl, beto@liceo.cl ' }).adminEmails).toEqual([
    'ana@liceo.cl',
    'beto@liceo.cl',
  ]);
});

test('trusted proxies are addresses and ranges', () => {
  expect(loadConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ]);
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ MATRAZ_HOST: 'mi-servidor' }, 'MATRAZ_HOST'],
  [{ PUBLIC_URL: 'matraz.cl' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://matraz.cl' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://10.0.0.5:3000' }, 'PUBLIC_URL'],
  [{ MATRAZ_DEMO: 'yes' }, 'MATRAZ_DEMO'],
  [{ DATABASE_URL: 'mysql://localhost/matraz' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'mail.liceo.cl', MAIL_FROM: 'matraz@liceo.cl' }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://mail.liceo.cl', MAIL_FROM: 'matraz@liceo.cl' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://', MAIL_FROM: 'matraz@liceo.cl' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.liceo.cl' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'matraz@liceo.cl' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.liceo.cl', MAIL_FROM: 'Matraz' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.liceo.cl', MAIL_FROM: 'a@liceo.cl, b@liceo.cl' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.liceo.cl', MAIL_FROM: 'Matraz <a@liceo.cl>\nBcc: b@liceo.cl' }, 'MAIL_FROM'],
  [{ EVENT_STORE_URL: 'http://localhost:2113' }, 'EVENT_STORE_URL'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ UPLOADS_URL: '/srv/uploads' }, 'UPLOADS_URL'],
  [{ UPLOADS_URL: 's3://' }, 'UPLOADS_URL'],
  [{ UPLOADS_URL: 'https://bucket.s3.amazonaws.com' }, 'UPLOADS_URL'],
  [{ ADMIN_EMAILS: 'ana' }, 'ADMIN_EMAILS'],
  [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE'],
  [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES'],
  [{ OIDC_ISSUER: 'http://id.cl' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'https://id.cl', OIDC_CLIENT_ID: 'matraz' }, 'OIDC_CLIENT_SECRET'],
  [{ MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1' }, 'MERCADOPAGO_WEBHOOK_SECRET'],
  [{ MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1', MERCADOPAGO_WEBHOOK_SECRET: 'corta' }, 'MERCADOPAGO_WEBHOOK_SECRET'],
  [{ MERCADOPAGO_API_URL: 'mercadopago' }, 'MERCADOPAGO_API_URL'],
  [{ MERCADOPAGO_API_URL: 'http://pagos.cl' }, 'MERCADOPAGO_API_URL'],
])('a wrong value stops with one sentence that names the variable: %o', (env, name) => {
  expect(() => loadConfig(env)).toThrow(name);
  expect(() => loadConfig(env)).toThrow(/^[^\n]+\.$/);
});

test('a service without a database names the missing variable', () => {
  expect(requireDatabaseUrl(loadConfig({ DATABASE_URL: 'postgres://db/matraz' }))).toBe('postgres://db/matraz');
  expect(() => requireDatabaseUrl(loadConfig({}))).toThrow(/^Falta la variable de entorno DATABASE_URL\.$/);
});
