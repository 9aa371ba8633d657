import { readFileSync } from 'node:fs';
import { defineCourse } from '@matraz/application/catalog/define-course';
import { sealLog } from '@matraz/application/seal/seal-log';
import { makeExam } from '@matraz/application/testing/exams';
import { formatPublicKey } from '@matraz/domain/seal/checkpoint';
import { type NewEvent, VersionConflict } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { type ClockJump, writeClockJump } from '@matraz/infra/postgres/clock-jump';
import { writeLastBackup } from '@matraz/infra/postgres/last-backup';
import { createPool } from '@matraz/infra/postgres/pool';
import { writeQueueDepth } from '@matraz/infra/queue/queue-depth';
import { clearProblem, writeVerification } from '@matraz/infra/seal/seal-tables';
import { loadSigningKey } from '@matraz/infra/seal/signing-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Client } from '../testing/client.ts';
import { publicUrl, startTestApi, type TestApi } from '../testing/test-api.ts';

let now = new Date();
let jump: ClockJump | null = null;
let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now, clockJump: () => jump });
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

const event = (): NewEvent => {
  const metadata = { eventId: newId(), occurredAt: now.toISOString(), correlationId: newId(), causationId: newId() };
  return { type: 'Tested', schemaVersion: 1, data: {}, metadata };
};
const status = async () => (await admin.get('/api/admin/status')).body;
const metrics = (headers: Record<string, string> = {}) =>
  api.app.inject({ url: '/metrics', headers, remoteAddress: headers.from ?? '127.0.0.1' });

test('the status is for administrators', async () => {
  expect((await api.visitor.get('/api/admin/status')).status).toBe(401);
  expect((await (await api.account()).get('/api/admin/status')).status).toBe(403);
});

test('the status tells whether the database takes writes, and how much of the disk is free', async () => {
  const { database, disks } = await status();
  expect(database).toEqual({ writes: 'ok' });
  expect(disks[0]).toEqual({ folder: 'data', freeBytes: expect.any(Number), sizeBytes: expect.any(Number) });
  const { body } = await metrics();
  expect(body).toContain('matraz_database_takes_writes 1\n');
  expect(body).toMatch(/^matraz_disk_free_bytes\{folder="data"\} \d+$/m);
  expect(body).toMatch(/^matraz_disk_size_bytes\{folder="data"\} \d+$/m);
});

test('appends are measured, and those that fail are counted', async () => {
  const numberOf = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await metrics()).body)?.[1]);
  const [appends, failures] = ['matraz_append_duration_seconds_count', 'matraz_append_failures_total'];
  const before = await numberOf(appends);
  expect(await numberOf(failures)).toBe(0);
  const append = (expectedVersion: number) =>
    api.deps.store.append(`course-${newId()}`, [event()], { expectedVersion });
  await append(0);
  await expect(append(7)).rejects.toThrow(VersionConflict);
  expect(await numberOf(appends)).toBe(before + 2);
  await api.deps.pool.query('alter table es.events rename to away');
  await expect(append(0)).rejects.toThrow();
  await api.deps.pool.query('alter table es.away rename to events');
  expect(await numberOf(appends)).toBe(before + 2);
  expect(await numberOf(failures)).toBe(1);
});

test('the status tells a jump of the clock', async () => {
  expect((await status()).clockJump).toBeNull();
  expect((await metrics()).body).toContain('matraz_clock_jump_seconds 0\n');
  jump = { at: now, seconds: -10_800 };
  await writeClockJump(api.deps.pool, jump);
  expect((await status()).clockJump).toEqual({ at: now.toISOString(), seconds: -10_800 });
  expect((await metrics()).body).toContain('matraz_clock_jump_seconds -10800\n');
  jump = null;
});

test('the status tells open and overdue attempts', async () => {
  const exam = await makeExam(admin, { isPublished: true, duration: 600 });
  const student = await api.account();
  await student.post(`/api/exams/${exam.id}/start`);
  expect((await status()).attempts).toEqual({ open: 1, overdue: 0 });
  now = new Date(now.getTime() + 12 * 60_000);
  expect((await status()).attempts).toEqual({ open: 1, overdue: 1 });
});

test('the status tells how old the oldest event is that no table contains, and how many are parked', async () => {
  expect((await status()).readModels).toEqual({ behindSeconds: 0, behindEvents: 0, parked: 0, isRebuilding: false });
  await api.projector.stop();
  await defineCourse(api.deps, { id: 3, title: 'Biología', subject: 'Biología' }, { correlationId: newId(), now });
  now = new Date(now.getTime() + 30_000);
  expect((await status()).readModels).toMatchObject({ behindSeconds: 30, behindEvents: 1 });
  expect((await metrics()).body).toContain('matraz_projection_lag_events 1\n');
});

test('the status tells the last seal and the last comparison', async () => {
  expect(await status()).toMatchObject({ seal: null, sealProblem: 'missing', verification: null });
  const { body } = await metrics();
  expect(body).not.toMatch(/^matraz_(sealed|seal_lag)/m);
  for (const metric of ['seal_working', 'log_verified']) expect(body).toContain(`matraz_${metric} 0\n`);
  const { store, pool, config } = api.deps;
  const key = loadSigningKey(config.dataDir, publicUrl);
  const { size } = await sealLog({ store, pool, key, now: () => now });
  await writeVerification(pool, { verifiedAt: now, size, problem: 'Faltan eventos' });
  expect(await status()).toMatchObject({
    seal: { size, sealedAt: now.toISOString(), behindSeconds: 0 },
    sealProblem: null,
    verification: { size, verifiedAt: now.toISOString(), problem: 'Faltan eventos' },
  });
  expect((await metrics()).body).toContain('matraz_log_verified 0');
  now = new Date(now.getTime() + 90_000);
  expect((await metrics()).body).toContain('matraz_log_comparison_age_seconds 90');
});

test('the status, /readyz and a metric tell that sealing stopped, and that the last seal is not signed', async () => {
  const { store, pool, config } = api.deps;
  const key = loadSigningKey(config.dataDir, publicUrl);
  const seen = async () => {
    const { sealProblem } = await status();
    const { checks } = (await api.visitor.get('/readyz')).body;
    const working = /^matraz_seal_working (\d)$/m.exec((await metrics()).body)?.[1];
    return { sealProblem, check: checks.seal, working };
  };
  await sealLog({ store, pool, key, now: () => now });
  expect(await seen()).toEqual({ sealProblem: null, check: 'ok', working: '1' });
  now = new Date(now.getTime() + 11 * 60_000);
  expect(await seen()).toEqual({ sealProblem: 'stopped', check: 'failing', working: '0' });
  // Someone with the role of the services says that there is a new seal.
  await pool.query('select seal.record_checkpoint($1, $2, $3)', ['a note', formatPublicKey(key), now]);
  expect(await seen()).toEqual({ sealProblem: 'unsigned', check: 'failing', working: '0' });
  await sealLog({ store, pool, key, now: () => now });
  expect(await seen()).toEqual({ sealProblem: null, check: 'ok', working: '1' });
});

test('a comparison that is two days old is no longer a good one', async () => {
  const { pool } = api.deps;
  const verified = async () => /^matraz_log_verified (\d)$/m.exec((await metrics()).body)?.[1];
  await clearProblem(pool, now, 1);
  expect(await verified()).toBe('1');
  now = new Date(now.getTime() + 48 * 3_600_000);
  expect(await verified()).toBe('0');
});

test('the status tells the jobs of the worker, and how old their count is', async () => {
  expect(await status()).toMatchObject({ queue: null });
  expect((await metrics()).body).not.toMatch(/^matraz_queue/m);
  const measuredAt = new Date(now.getTime() - 15_000);
  const depth = { scheduled: 7, waiting: 2, oldestSeconds: 3.5 };
  await writeQueueDepth(api.deps.pool, { scheduled: 1, waiting: 0, oldestSeconds: 0, measuredAt: new Date(0) });
  await writeQueueDepth(api.deps.pool, { ...depth, measuredAt });
  expect((await status()).queue).toEqual({ ...depth, measuredAt: measuredAt.toISOString() });
  const { body } = await metrics();
  for (const line of ['scheduled_jobs 7', 'waiting_jobs 2', 'oldest_seconds 3.5', 'age_seconds 15'])
    expect(body).toContain(`matraz_queue_${line}\n`);
});

test('the status tells the last backup', async () => {
  expect(await status()).toMatchObject({ backup: null });
  expect((await metrics()).body).not.toMatch(/^matraz_backup_age/m);
  await writeLastBackup(api.deps.pool, { madeAt: new Date(now.getTime() - 60_000), events: 12 });
  await writeLastBackup(api.deps.pool, { madeAt: new Date(now.getTime() - 30_000), events: 13 });
  expect((await status()).backup).toEqual({ madeAt: new Date(now.getTime() - 30_000).toISOString(), events: 13 });
  expect((await metrics()).body).toContain('matraz_backup_age_seconds 30');
});

test('Prometheus reads the status and the times of requests, by route and without ids', async () => {
  const { statusCode, body } = await metrics();
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^matraz_open_attempts 1$/m);
  expect(body).toMatch(
    /^http_request_duration_seconds_count\{method="POST",route="\/api\/exams\/:id\/start",status="200"\} 1$/m,
  );
});

test('without the database Prometheus still reads the metrics of the processes', async () => {
  expect((await metrics()).body).toContain('matraz_status_read 1\n');
  const pool = createPool('postgres://nobody@127.0.0.1:1/none');
  const app = buildApp({ ...api.deps, pool });
  const { statusCode, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(body).toContain('matraz_status_read 0\n');
  expect(body).toContain('matraz_database_takes_writes 0\n');
  expect(body).toMatch(/^matraz_disk_free_bytes\{folder="data"\} \d+$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(body).not.toMatch(/^matraz_(open|overdue|projection|sealed|queue)/m);
  await app.close();
  await pool.end();
});

test.each(['grafana/matraz.json', 'prometheus/alerts.yml'])('every metric of %s exists', async (name) => {
  const file = readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
  const named = new Set(
    file.match(/\b(matraz|http|process|nodejs)_\w+/g)?.map((name) => name.replace(/_(count|bucket)$/, '')),
  );
  const { body } = await metrics();
  const measured = new Set(Array.from(body.matchAll(/^# TYPE (\w+) /gm), ([, name]) => name));
  expect([...named].filter((name) => !measured.has(name))).toEqual([]);
  expect(named.size).toBeGreaterThan(10);
});

interface Dashboard {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
}

test('every query of the Grafana dashboard finds a series with its labels', async () => {
  const file = new URL('../../../../docs/grafana/matraz.json', import.meta.url);
  const { panels }: Dashboard = JSON.parse(readFileSync(file, 'utf8'));
  await writeLastBackup(api.deps.pool, { madeAt: now, events: 12 });
  const series = (await metrics()).body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const labelsOf = ({ expr, legendFormat }: Dashboard['panels'][0]['targets'][0]) => [
    ...(/ by \(([^)]+)\)/.exec(expr)?.[1]?.split(', ') ?? []),
    ...Array.from(legendFormat.matchAll(/\{\{(\w+)\}\}/g), ([, label]) => label),
  ];
  const isFound = (target: Dashboard['panels'][0]['targets'][0]) => {
    const name = /\b(matraz|http|process|nodejs)_\w+/.exec(target.expr)?.[0];
    const isSeries = (line: string) => line.startsWith(`${name} `) || line.startsWith(`${name}{`);
    return series.some((line) => isSeries(line) && labelsOf(target).every((label) => line.includes(`${label}="`)));
  };
  const missing = panels.flatMap(({ title, targets }) =>
    targets.filter((target) => !isFound(target)).map(({ expr }) => `${title}: ${expr}`),
  );
  expect(missing).toEqual([]);
});

test('the metrics are for programs of this machine; with a token set, only for those that have it', async () => {
  expect((await metrics({ from: '10.0.0.7' })).statusCode).toBe(404);
  expect((await metrics({ 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);

  const config = { ...api.deps.config, metricsToken: 'a token of Prometheus' };
  const app = buildApp({ ...api.deps, config });
  const read = (headers: Record<string, string>) => app.inject({ url: '/metrics', headers });
  expect((await read({})).statusCode).toBe(404);
  expect((await read({ authorization: 'Bearer another token' })).statusCode).toBe(404);
  expect((await read({ authorization: 'Bearer a token of Prometheus' })).statusCode).toBe(200);
  await app.close();
});
