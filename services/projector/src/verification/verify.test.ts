import type { MatrazEvent } from '@matraz/contracts/events';
import type { ColumnType, Table } from '@matraz/infra/read-models/table';
import { expect, test } from 'vitest';
import { projections } from '../projections.ts';
import { id, newEvent, recorded } from '../testing/events.ts';
import { eachWithPlatform, type Platform } from '../testing/platform.ts';
import { randomExamLog } from '../testing/random-exams.ts';
import { randomLog } from '../testing/random-log.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

const start = new Date(Date.UTC(2026, 2, 1)).toISOString();
const end = new Date(Date.UTC(2026, 3, 1)).toISOString();
const payment = { paymentId: id('pay'), userId: id('u0') };
const purchase: MatrazEvent[] = [
  {
    type: 'CheckoutStarted',
    data: {
      ...payment,
      planId: 'monthly',
      amount: 6_000,
      currency: 'CLP',
      days: 30,
      startedAt: start,
      expiresAt: end,
    },
  },
  {
    type: 'PremiumPurchased',
    data: { ...payment, planId: 'monthly', providerPaymentId: 'mp 1', startsAt: start, expiresAt: end },
  },
];

const write = async (log: readonly MatrazEvent[]) => {
  for (const [place, { stream, version, metadata }] of recorded(log).entries()) {
    const event = newEvent(log[place] as MatrazEvent, metadata.occurredAt);
    await platform.store.append(stream, [event], { expectedVersion: version - 1 });
  }
};
const project = async () => {
  const stop = platform.start();
  await platform.caughtUp();
  await stop();
};

/** Another value of a column. */
const changed: Record<ColumnType, (column: string) => string> = {
  uuid: () => `'${id('other')}'`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
  int: (column) => `coalesce(${column}, 0) + 1`,
  numeric: (column) => `${column} + 1`,
  boolean: (column) => `not ${column}`,
  timestamptz: (column) => `coalesce(${column}, '2026-01-01Z') + interval '1 day'`,
  date: (column) => `${column} + 1`,
  jsonb: () => `'["other"]'`,
  'uuid[]': (column) => `${column} || '${id('other')}'::uuid`,
  'int[]': (column) => `${column} || 7`,
  tsvector: (column) => `${column} || 'other'::tsvector`,
};

/** Changes one column of one row, or deletes a row that has only its key. @returns the key; undefined for an empty table */
const breakRow = async ({ name, columns, primaryKey }: Table) => {
  const [column] = Object.keys(columns).filter((found) => !primaryKey.includes(found));
  const type = column && columns[column]?.type;
  const where = `ctid = (select ctid from read.${name} order by ${primaryKey} limit 1)`;
  const [row] = await platform.rows(
    `${column && type ? `update read.${name} set ${column} = ${changed[type](column)}` : `delete from read.${name}`}
    where ${where} returning ${primaryKey.map((part) => `${part}::text`)}`,
  );
  const served = column ? { [column]: expect.anything() } : null;
  return row && { table: name, count: 1, rows: [{ key: row, served }] };
};

test('a broken row of every table is found, with the events that it was made of', async () => {
  await write([...randomLog(2026, 500), ...randomExamLog(2026, 250), ...purchase]);
  await project();
  expect(await platform.verify()).toEqual([]);

  const tables = projections.flatMap((projection) => projection.tables);
  const broken = [];
  for (const table of tables) broken.push(await breakRow(table));
  const expected = broken.filter((row) => row !== undefined);
  // Four tables have no row in this log.
  expect(expected.length).toBe(tables.length - 4);

  const found = await platform.verify();
  expect(found.map(({ table }) => table)).toEqual(expected.map(({ table }) => table));
  for (const [place, difference] of found.entries()) {
    expect(difference).toMatchObject(expected[place] as object);
    const { table, rows } = difference;
    const [row] = rows;
    expect({ table, events: row?.eventCount }).toMatchObject({ events: expect.toSatisfy((events) => events > 0) });
    expect(row?.served).not.toEqual(row?.expected);
    for (const { position, stream, version, type } of row?.events ?? []) {
      const { events } = await platform.store.readAll({ after: position - 1n, limit: 1 });
      expect(events).toMatchObject([{ stream, version, type }]);
    }
  }
});

test('a missing row, a row without events and a missing table are found', async () => {
  await platform.school.open();
  await platform.school.study(40);
  await project();
  const ghost = id('ghost');
  await platform.rows(`insert into read.student_xp values ('${ghost}', 5)`);
  const [{ user_id }] = await platform.rows(
    `delete from read.last_study_day where user_id = (select min(user_id::text)::uuid from read.last_study_day)
    returning user_id::text`,
  );
  await platform.rows('drop table read.activity_day');

  const found = await platform.verify();
  expect(found).toMatchObject([
    { table: 'student_xp', count: 1, rows: [{ key: { user_id: ghost }, expected: null, events: [], eventCount: 0 }] },
    { table: 'activity_day', count: 0, rows: [] },
    { table: 'last_study_day', count: 1, rows: [{ key: { user_id }, served: null }] },
  ]);
  const answers = await platform.rows(
    `select position from es.events where type = 'QuestionAnswered' and data ->> 'userId' = '${user_id}' order by 1`,
  );
  const [missing] = found.find(({ table }) => table === 'last_study_day')?.rows ?? [];
  expect(missing?.events.map(({ position }) => String(position))).toEqual(answers.map(({ position }) => position));
});

test('of a large difference some rows are shown', async () => {
  await platform.school.open();
  await project();
  await platform.rows(
    `insert into read.student_xp select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n
    from generate_series(1, 20000) n`,
  );
  const [found] = await platform.verify();
  expect(found).toMatchObject({ table: 'student_xp', isAtLeast: true });
  expect(found?.rows).toHaveLength(100);
});

test('while students answer and the tables are rebuilt, nothing differs', async () => {
  await platform.school.open();
  await platform.school.study(500);
  platform.start();
  await platform.caughtUp();
  const stopStudying = platform.keepStudying(() => platform.caughtUp());
  for (let round = 0; round < 3; round += 1) {
    await platform.requestRebuild();
    expect(await platform.verify()).toEqual([]);
  }
  await stopStudying();
});
