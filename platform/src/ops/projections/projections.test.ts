import { randomBytes, randomUUID } from 'node:crypto';
import { defineCourse } from '@matraz/application/catalog/define-course';
import { createCommandHandler } from '@matraz/application/command-handler';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { projections } from '@matraz/projector/projections';
import { startProjector } from '@matraz/projector/projector';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { defineCourses } from '../../setup/courses.ts';
import { useOps, withTerminal } from '../testing/use-ops.ts';

const ops = useOps();

/** Writes the log of a new platform: three courses. */
const fillLog = async () => {
  const store = await openEventStore({ databaseUrl: ops.database.url });
  await defineCourses({ handle: createCommandHandler({ store }) }, new Date());
  await store.close();
};

/** Runs a projector until the work is done. */
const withProjector = async (work: () => Promise<void> = async () => {}, databaseUrl = ops.database.url) => {
  const store = await openEventStore({ databaseUrl });
  const stopping = new AbortController();
  const logger = pino({ level: 'silent' });
  const projector = startProjector({ store, databaseUrl, projections, logger, signal: stopping.signal });
  try {
    await expect
      .poll(async () => (await ops.json('projections', 'status')).reply)
      .toMatchObject({ position: expect.stringMatching(/^[34]$/) });
    await work();
  } finally {
    stopping.abort();
    await projector;
    await store.close();
  }
};

const courses = async () => (await ops.database.pool.query('select title from read.course order by id')).rows;

test('status shows the position of the log and of the tables, before and after the projector ran', async () => {
  await fillLog();
  const before = await ops.json('projections', 'status');
  expect(before).toEqual({
    code: 0,
    reply: { position: null, head: '3', rebuilding: null, versions: {}, parked: 0 },
  });
  await withProjector();
  const { reply } = await ops.json('projections', 'status');
  expect(reply).toMatchObject({
    position: '3',
    head: '3',
    rebuilding: null,
    parked: 0,
    versions: { catalogue: expect.any(Number) },
  });
  expect(await ops.run('projections', 'status')).toBe(0);
  expect(ops.written.stdout).toMatch(/Leído hasta +3\n/);
});

test.each(['parked', 'verify', 'rebuild'])(
  '%s before the first run of the projector is refused with one sentence',
  async (command) => {
    await fillLog();
    expect(await ops.run('projections', command)).toBe(1);
    expect(ops.written.stderr).toBe('Todavía no hay tablas: el proyector las hace cuando parte por primera vez.\n');
  },
);

test('verify finds a table that differs from the log', async () => {
  await fillLog();
  await withProjector();
  expect(await ops.json('projections', 'verify')).toEqual({ code: 0, reply: { differing: [] } });
  await ops.database.pool.query("update read.course set title = 'Alquimia' where id = 1");
  const { code, reply } = await ops.json('projections', 'verify');
  expect(code).toBe(1);
  expect(reply.details).toEqual(['course']);
  await withTerminal(() => ops.run('projections', 'verify'));
  expect(ops.written.stderr).toContain('100/100');
  expect(ops.written.stderr).toMatch(/Comparación de tablas \[=+\] (\d+)\/\1 /);
  expect(ops.written.stderr).toMatch(/Eventos de las filas distintas \[=+\] 100\/100 /);
  const { rows } = await ops.database.pool.query("select from pg_namespace where nspname = 'read_verify'");
  expect(rows).toEqual([]);
});

test('verify prints each row that differs, with the events behind it', async () => {
  await fillLog();
  await withProjector();
  const { pool } = ops.database;
  await pool.query("update read.course set title = 'Alquimia' where id = 1; delete from read.course where id = 2");
  const { code, reply } = await ops.json('projections', 'verify');
  expect(code).toBe(1);
  expect(reply).toMatchObject({ error: expect.any(String), details: ['course'], differing: ['course'] });
  const event = { position: '1', stream: 'course-1', version: 1, type: 'CourseDefined' };
  expect(reply.differences).toMatchObject([
    {
      table: 'course',
      count: 2,
      isAtLeast: false,
      rows: expect.arrayContaining([
        expect.objectContaining({
          key: { id: '1' },
          served: expect.objectContaining({ title: 'Alquimia' }),
          expected: expect.objectContaining({ title: 'Química' }),
          eventCount: 1,
          events: [expect.objectContaining(event)],
        }),
        expect.objectContaining({
          key: { id: '2' },
          served: null,
          events: [expect.objectContaining({ position: '2' })],
        }),
      ]),
    },
  ]);
  expect(await ops.run('projections', 'verify')).toBe(1);
  expect(ops.written.stdout).toContain('title: "Alquimia", y según el registro "Química"');
  expect(ops.written.stdout).toMatch(/1 {2}\S+ {2}CourseDefined {2}versión 1 de course-1/);
  expect(ops.written.stderr).toContain('Hay tablas que no son lo que dice el registro.');
});

test('verify does not compare tables of another release', async () => {
  await fillLog();
  await withProjector();
  await ops.database.pool.query(`update read.checkpoint set versions = versions || '{"catalogue": 99}'`);
  expect(await ops.json('projections', 'verify')).toMatchObject({
    code: 1,
    reply: { error: expect.stringContaining('otra versión') },
  });
});

test('rebuild repairs a table while the projector runs, and a second request is refused', async () => {
  await fillLog();
  await withProjector();
  await ops.database.pool.query("update read.course set title = 'Alquimia' where id = 1");
  expect(await ops.json('projections', 'rebuild')).toMatchObject({ code: 0, reply: { started: true } });
  expect(await ops.run('projections', 'rebuild')).toBe(1);
  expect(ops.written.stderr).toContain('Ya hay una reconstrucción en curso');
  await withProjector(async () => {
    await expect.poll(async () => (await courses())[0]).toEqual({ title: 'Química' });
    const swap = { at: expect.any(String), ms: expect.any(Number), pauseMs: expect.any(Number) };
    await expect.poll(async () => (await ops.json('projections', 'status')).reply.swap).toEqual(swap);
  });
  expect((await ops.json('projections', 'verify')).code).toBe(0);
  await ops.run('projections', 'status');
  expect(ops.written.stdout).toMatch(/Último cambio de tablas +\S+, en \d+ ms\n/);
});

test('the role of the services can run a rebuild that the owner of the database requested', async () => {
  const { pool, url } = ops.database;
  const role = `service_${randomBytes(8).toString('hex')}`;
  await pool.query(`create role ${role} login password '${role}'; grant usage on schema es to ${role};
    grant select on es.events, es.log to ${role}; grant create on database ${new URL(url).pathname.slice(1)} to ${role}`);
  await fillLog();
  await withProjector(
    async () => {
      await pool.query("update read.course set title = 'Alquimia' where id = 1");
      expect((await ops.json('projections', 'rebuild')).code).toBe(0);
      await expect.poll(async () => (await courses())[0]).toEqual({ title: 'Química' });
    },
    Object.assign(new URL(url), { username: role, password: role }).href,
  );
  await pool.query(`drop owned by ${role} cascade; drop role ${role}`);
});

test('a log that lost its end: status, setup and other commands say so, and a rebuild replaces the tables only after a yes', async () => {
  await fillLog();
  const { pool } = ops.database;
  const course = { id: 9, title: 'Robótica', subject: 'Robótica' };
  const store = await openEventStore({ databaseUrl: ops.database.url });
  await defineCourse({ handle: createCommandHandler({ store }) }, course, { correlationId: 'test', now: new Date() });
  await store.close();
  await withProjector(async () => {
    await expect.poll(async () => (await ops.json('projections', 'status')).reply.position).toBe('4');
  });
  await pool.query('alter table es.events disable trigger user; delete from es.events where position = 4');

  expect((await ops.json('projections', 'status')).reply).toMatchObject({ log: 'shorter' });
  expect(await ops.run('projections', 'status')).toBe(0);
  expect(ops.written.stdout).toContain('El registro de eventos termina antes de lo que las tablas ya leyeron.');
  expect(await ops.run('setup')).not.toBe(0);
  expect(ops.written.stderr).toContain('ejecute npm run ops -- projections rebuild');
  await pool.query(
    "insert into accounts.users (id, issuer, subject, email) values ($1, 'test', 'ana', 'ana@liceo.cl')",
    [randomUUID()],
  );
  expect(await ops.run('accounts', 'grant-admin', 'ana@liceo.cl')).not.toBe(0);
  expect(ops.written.stderr).toContain('El registro de eventos termina antes');
  expect((await ops.json('projections', 'status')).reply.head).toBe('3');

  expect(await ops.run('projections', 'rebuild')).toBe(1);
  expect(ops.written.stderr).toContain('agregue --yes');
  expect(await ops.json('projections', 'rebuild', '--yes')).toMatchObject({ code: 0, reply: { started: true } });
  await withProjector(async () => {
    await expect.poll(async () => (await ops.json('projections', 'status')).reply).toMatchObject({ position: '3' });
  });
  expect(await courses()).toHaveLength(3);
  expect((await ops.json('projections', 'status')).reply.log).toBeUndefined();
});

test('parked lists the events that could not be projected', async () => {
  await fillLog();
  await ops.database.pool.query('select es.append($1, true)', [
    JSON.stringify([
      {
        stream: 'course-9',
        expected: 0,
        events: [
          { id: crypto.randomUUID(), type: 'CourseDefined', schemaVersion: 1, data: { broken: true }, metadata: {} },
        ],
      },
    ]),
  ]);
  await withProjector(async () => {
    await expect.poll(async () => (await ops.json('projections', 'status')).reply.parked).toBe(1);
  });
  const { reply } = await ops.json('projections', 'parked');
  expect(reply.parked).toEqual([
    { position: '4', stream: 'course-9', version: 1, type: 'CourseDefined', error: expect.any(String) },
  ]);
});
