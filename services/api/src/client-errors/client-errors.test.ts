import { Writable } from 'node:stream';
import { createLogger } from '@matraz/infra/logging/logger';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Client } from '../testing/client.ts';
import { publicUrl, startTestApi, type TestApi } from '../testing/test-api.ts';

const url = '/api/client-errors';
const chrome109 = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36';
const aReport = (fields: object = {}) => ({
  release: 'index-Bx81Zq_2.js',
  browser: chrome109,
  path: '/exam-attempt/:id',
  message: 'TypeError: AbortSignal.any is not a function',
  stack: 'at send (https://matraz.cl/assets/attempt-page-Bx81Zq_2.js:1:48213)',
  ...fields,
});

let now = new Date();
let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());
beforeEach(() => api.deps.pool.query('truncate ops.client_errors'));

const shown = async () => (await admin.get('/api/admin/status')).body.clientErrors;

/** An api with other settings on the same database. */
const another = async (changed: Partial<TestApi['deps']>) => {
  const app = buildApp({ ...api.deps, ...changed });
  await app.ready();
  onTestFinished(() => app.close());
  return (payload: object = aReport(), remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url, payload, remoteAddress });
};

test('a visitor reports an error, and administrators see it', async () => {
  const { status, text } = await api.visitor.post(url, aReport());
  expect([status, text]).toEqual([204, '']);
  expect(await shown()).toEqual([
    { ...aReport(), browser: 'Chrome 109', reports: 1, firstAt: now.toISOString(), lastAt: now.toISOString() },
  ]);
});

test('the same message is one row, with how often it came and what came last', async () => {
  const first = now;
  await api.visitor.post(url, aReport());
  now = new Date(now.getTime() + 60_000);
  await api.visitor.post(url, aReport({ path: '/review/due', stack: 'elsewhere' }));
  expect(await shown()).toMatchObject([
    { reports: 2, firstAt: first.toISOString(), lastAt: now.toISOString(), path: '/review/due', stack: 'elsewhere' },
  ]);
});

test('the metrics count reports by the family of the browser', async () => {
  const count = async (browser: string) =>
    Number(
      new RegExp(`matraz_client_errors_total{browser="${browser}"} (\\d+)`).exec(
        (await api.visitor.get('/metrics')).text,
      )?.[1],
    );
  const [chrome, other] = [await count('Chrome'), await count('otro')];
  await api.visitor.post(url, aReport());
  await api.visitor.post(url, aReport({ browser: 'x'.repeat(300) }));
  expect([await count('Chrome'), await count('otro')]).toEqual([chrome + 1, other + 1]);
});

test('nothing personal is kept or logged: no e-mail, id, token or User-Agent', async () => {
  const secrets = ['ana@liceo.cl', '01930000-0000-7000-8000-000000000001', 'u5Jk2LmN0pQrS7tUvWx9Yz1aB3cD4eF6'];
  const lines: string[] = [];
  const logger = createLogger('api', new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const report = await another({ logger });
  const text = secrets.join(' ');
  const path = `/exam-attempt/${secrets[1]}?code=${secrets[2]}`;
  expect((await report(aReport({ message: text, stack: text, release: text.slice(0, 60), path }))).statusCode).toBe(
    204,
  );
  const line = lines.find((one) => one.includes('an error in a browser')) ?? '';
  const row = JSON.stringify((await api.deps.pool.query('select * from ops.client_errors')).rows);
  for (const place of [line, row]) {
    for (const secret of [...secrets, 'Mozilla']) expect(place).not.toContain(secret);
    expect(place).toContain('/exam-attempt/[id]');
  }
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', browser: 'Chrome 109' });
});

test('a log line is short, however long the report is', async () => {
  const lines: string[] = [];
  const logger = createLogger('api', new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const report = await another({ logger });
  await report(aReport({ message: 'a '.repeat(150), stack: 'at b\n'.repeat(400), path: '/c '.repeat(60) }));
  expect(lines.find((one) => one.includes('an error in a browser'))?.length).toBeLessThan(2_000);
});

test('of a message the 1st, the 10th and the 100th report have a log line', async () => {
  const lines: string[] = [];
  const logger = createLogger('api', new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const report = await another({ logger, config: { ...api.deps.config, rateLimitScale: 100 } });
  for (let n = 0; n < 101; n++) await report();
  const logged = lines.filter((line) => line.includes('an error in a browser'));
  expect(logged.map((line) => JSON.parse(line).reports)).toEqual([1, 10, 100]);
});

test('a flood of invented messages takes neither the place of real ones nor more than 20 places in 15 minutes', async () => {
  const report = await another({ config: { ...api.deps.config, rateLimitScale: 100 } });
  await report();
  let length = 0;
  const invented = () => 'Invented '.repeat(++length % 30) + 'a '.repeat(length / 30);
  const invent = async (times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) {
      statuses.push((await report(aReport({ message: invented() }))).statusCode);
    }
    return statuses.filter((status) => status === 204).length;
  };
  expect(await invent(30)).toBe(19);
  expect((await report()).statusCode).toBe(204);
  for (let quarter = 0; quarter < 12; quarter++) {
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await invent(21)).toBe(20);
  }
  const { rows } = await api.deps.pool.query('select message, reports from ops.client_errors');
  expect(rows.length).toBeLessThanOrEqual(200);
  expect(rows).toContainEqual({ message: aReport().message, reports: 2 });
});

test('at most 200 messages are kept, the most frequent and the newest ones', async () => {
  await api.deps.pool.query(
    `insert into ops.client_errors select 'new ' || n, 1, $1, $1, '', '', '', '' from generate_series(1, 250) n`,
    [new Date(now.getTime() - 24 * 60 * 60_000)],
  );
  await api.visitor.post(url, aReport());
  const { rows } = await api.deps.pool.query('select message from ops.client_errors');
  expect(rows.length).toBeGreaterThanOrEqual(180);
  expect(rows.length).toBeLessThanOrEqual(200);
  expect(rows).toContainEqual({ message: aReport().message });
});

test('administrators see the last ten messages', async () => {
  for (let n = 1; n <= 12; n++) {
    now = new Date(now.getTime() + 1_000);
    await api.visitor.post(url, aReport({ message: `Error ${n}` }));
  }
  const messages = (await shown()).map(({ message }: { message: string }) => message);
  expect(messages).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Error ${n}`));
});

test('a page of another site cannot report, with or without a session', async () => {
  const strangers: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site', origin: publicUrl },
  ];
  for (const headers of strangers) {
    for (const client of [api.visitor, admin]) {
      expect(await client.post(url, aReport(), headers)).toMatchObject({
        status: 403,
        body: { code: 'cross_site_request' },
      });
    }
  }
  const ours = { 'sec-fetch-site': 'same-origin', origin: publicUrl };
  expect((await api.visitor.post(url, aReport(), ours)).status).toBe(204);
});

test.each([
  ['a message that is too long', aReport({ message: 'a'.repeat(301) }), 400],
  ['a stack that is too long', aReport({ stack: 'a'.repeat(2_001) }), 400],
  ['an empty message', aReport({ message: '' }), 400],
  ['a report without a stack', { ...aReport(), stack: undefined }, 400],
  ['the id of a user', aReport({ userId: 'ana' }), 400],
  ['a body that is too large', aReport({ stack: 'a'.repeat(40_000) }), 413],
])('%s is refused', async (_, report, status) => {
  expect((await api.visitor.post(url, report)).status).toBe(status);
  expect(await shown()).toEqual([]);
});

test('an address may report some errors per minute, and all addresses together some more', async () => {
  const config = { ...api.deps.config, rateLimitScale: 3 / 120 };
  const report = await another({ config });
  const from = async (address: string, times: number) => {
    const statuses = [];
    for (let n = 0; n < times; n++) statuses.push((await report(aReport(), address)).statusCode);
    return statuses;
  };
  expect(await from('10.0.0.1', 4)).toEqual([204, 204, 204, 429]);
  for (const address of ['10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5']) {
    expect(await from(address, 3)).toEqual([204, 204, 204]);
  }
  expect(await from('10.0.0.6', 1)).toEqual([429]);
  expect((await shown())[0].reports).toBe(15);
});
