import { randomUUID } from 'node:crypto';
import { rebuildSeal } from '@matraz/application/seal/rebuild-seal';
import { followMovedLog, sealLog, TreeDiffers } from '@matraz/application/seal/seal-log';
import { verifyLog } from '@matraz/application/seal/verify-log';
import { formatPublicKey } from '@matraz/domain/seal/checkpoint';
import { leafOf } from '@matraz/domain/seal/event-leaf';
import { hashLeaf } from '@matraz/domain/seal/merkle-tree';
import { growTree, type Tile } from '@matraz/domain/seal/tiles';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { selectClockJump, writeClockJump } from '@matraz/infra/postgres/clock-jump';
import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import { createWriteProbe } from '@matraz/infra/postgres/write-probe';
import {
  extendTree,
  SealProgressLost,
  selectEdge,
  selectLastSeal,
  selectProgress,
  selectVerification,
  writeVerification,
} from '@matraz/infra/seal/seal-tables';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureServiceRole, serviceRole } from './service-role.ts';

const password = 'a-password-of-the-test';
let database: TestDatabase;
let service: pg.Client;

const serviceUrl = () => {
  const url = new URL(database.url);
  url.username = serviceRole;
  url.password = password;
  return url.href;
};

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureServiceRole(database.pool, 'another password');
  await ensureServiceRole(database.pool, password);
  service = new pg.Client({ connectionString: serviceUrl() });
  await service.connect();
});
afterAll(async () => {
  await service.end();
  await database.drop();
});

test('the services can add events', async () => {
  const event = { id: randomUUID(), type: 'Tested', schemaVersion: 1, data: {}, metadata: {} };
  const batch = [{ stream: 'test-1', expected: 0, events: [event] }];
  const { rows } = await service.query('select outcome from es.append($1, true)', [JSON.stringify(batch)]);
  expect(rows).toEqual([{ outcome: 'ok' }]);
});

test.each([
  "update es.events set data = '{}'",
  'delete from es.events',
  'truncate es.events',
  'alter table es.events disable trigger append_only',
  'drop trigger append_only on es.events',
  'drop table es.events',
  'drop schema es cascade',
  'set session_replication_role = replica',
  // Readers begin after position 0, and do not come back to a gap.
  `insert into es.events (position, stream, version, event_id, type, schema_version, data, metadata)
  values (0, 'premium-x', 1, gen_random_uuid(), 'PremiumGranted', 1, '{}', '{}')`,
  'delete from seal.progress',
  'update seal.progress set size = 0',
  'truncate seal.tiles',
  "update seal.tiles set hashes = '\\\\x00'",
  'delete from seal.checkpoints',
  "update seal.checkpoints set note = ''",
  'update seal.last_verification set problem = null',
  'delete from seal.last_verification',
  "insert into seal.public_keys values ('a key of the attacker', now(), now())",
  'drop function seal.lock()',
  `create or replace function seal.record_verification(timestamptz, bigint, text) returns void language sql as 'select'`,
])('[security 40] the services cannot run: %s', async (statement) => {
  await expect(service.query(statement)).rejects.toMatchObject({ code: '42501' });
});

describe('the seal', () => {
  const key = { name: 'matraz.example/registro', privateKey: new Uint8Array(32).fill(5) };
  const now = () => new Date('2026-03-02T12:00:00Z');
  let pool: Pool;
  let store: EventStore;
  beforeAll(async () => {
    pool = createPool(serviceUrl());
    store = await openEventStore({ databaseUrl: serviceUrl() });
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
  });
  const write = async (count: number) => {
    const metadata = () => ({
      eventId: randomUUID(),
      occurredAt: now().toISOString(),
      correlationId: 'c',
      causationId: 'c',
    });
    const events = Array.from({ length: count }, (_, n) => ({
      type: 'Counted',
      schemaVersion: 1,
      data: { n },
      metadata: metadata(),
    }));
    await store.append(`counts-${randomUUID()}`, events, { expectedVersion: 0 });
  };
  const seal = () => sealLog({ store, pool, key, now });
  const rebuild = () => rebuildSeal({ store, pool: database.pool, publicKeys: [formatPublicKey(key)] });
  const verify = () => verifyLog({ store, pool, publicKey: formatPublicKey(key) });
  const refused = { code: expect.stringMatching(/^(23001|42501)$/) };

  test('is made by the services, over the borders of tiles', async () => {
    for (const count of [1, 254, 2, 700]) {
      await write(count);
      await seal();
    }
    const { size } = await seal();
    expect(await verify()).toMatchObject({ size, sealedSize: size, checkpointSize: size, differences: [] });
  });

  test('grows over the border of a level of tiles', async () => {
    const client = await pool.connect();
    const { size: before, position } = await selectProgress(client);
    const tree = growTree(before, await selectEdge(client, before));
    const firstPositions = new Map<number, bigint>();
    for (let size = before; size < 256 * 256 + 300; size += 1) {
      if (size % 256 === 0) firstPositions.set(size / 256, position + BigInt(size - before + 1));
      tree.add(hashLeaf(`${size}`));
    }
    const { size } = tree;
    const grown = { size, position: position + BigInt(size), tiles: tree.takeChanged(), firstPositions };
    await client.query('begin');
    await extendTree(client, before, grown);
    expect(await selectProgress(client)).toMatchObject({ size });
    await client.query('rollback');
    client.release();
  });

  test.each([
    ['goes back', '$1 - 1, $2 - 2, array[0], array[0], array[a], array[$2]'],
    ['goes on without its tiles', "$1 + 1, $2 + 1, '{}', '{}', '{}', '{}'"],
    ['gets a hole', '$1 + 256, $2 + 256, array[0], array[$1 / 256], array[a], array[$2 + 1]'],
    ['gets another hash in a sealed tile', '$1 + 1, $2 + 1, array[0], array[0], array[a], array[$2 + 1]'],
  ])('never %s', async (_, rest) => {
    const { size, position } = (await pool.query('select size::int, position::int from seal.progress')).rows[0];
    const text = `select seal.extend(${size}, ${rest.replaceAll('$1', size).replaceAll('$2', position)})`;
    const hash = "decode(repeat('00', 32), 'hex')";
    await expect(pool.query(text.replaceAll('array[a]', `array[${hash}]`))).rejects.toMatchObject(refused);
    expect((await verify()).differences).toEqual([]);
  });

  test('has no seal of another key, and none of a far day, which would take the place of all later ones', async () => {
    const other = formatPublicKey({ ...key, privateKey: new Uint8Array(32) });
    const record = (publicKey: string, at: string) =>
      pool.query(`select seal.record_checkpoint('a note', $1, ${at})`, [publicKey]);
    await expect(record(other, 'now()')).rejects.toMatchObject(refused);
    await expect(record(formatPublicKey(key), "now() + interval '1 year'")).rejects.toMatchObject(refused);
  });

  test('follows a log that was moved when the owner prepares the platform, and not before', async () => {
    // As if the log had been in another engine, with other positions.
    await database.pool.query('update seal.tiles set first_position = first_position + 5000 where level = 0');
    for (const table of ['progress', 'checkpoints'])
      await database.pool.query(`update seal.${table} set position = position + 5000`);
    await write(3);
    await expect(seal()).rejects.toMatchObject(refused);
    await followMovedLog(database.pool, store);
    const { size } = await seal();
    expect(await verify()).toMatchObject({ size, sealedSize: size, differences: [] });
  });

  const other = hashLeaf('other');
  const replaceLast = (tiles: Tile[], level: number) =>
    tiles.find((tile) => tile.level === level)?.hashes.splice(-1, 1, other);
  test.each<[string, { level?: number; skipped?: bigint }]>([
    ['a leaf that is not of the log', { level: 0 }],
    ['another hash above the leaves', { level: 1 }],
    ['a position that leaves an event out', { skipped: 1n }],
  ])('is not signed with %s, and is made again by the owner', async (_, { level, skipped = 0n }) => {
    const { size: before, position } = await selectProgress(pool);
    await write(300);
    const { events } = await store.readAll({ after: position, limit: 300 });
    const tree = growTree(before, await selectEdge(pool, before));
    const firstPositions = new Map<number, bigint>();
    for (const event of events) {
      if (tree.size % 256 === 0) firstPositions.set(tree.size / 256, event.position);
      tree.add(leafOf(event));
    }
    const tiles = tree.takeChanged();
    if (level !== undefined) replaceLast(tiles, level);
    const client = await pool.connect();
    const end = (events.at(-1)?.position ?? 0n) + skipped;
    await extendTree(client, before, { size: tree.size, position: end, tiles, firstPositions });
    client.release();
    await write(3);
    const lastNote = async () =>
      (await pool.query('select note from seal.checkpoints order by size desc limit 1')).rows[0].note;
    const note = await lastNote();
    await expect(seal()).rejects.toThrow(TreeDiffers);
    expect(await lastNote()).toBe(note);

    await rebuild();
    const { size } = await seal();
    expect(await verify()).toMatchObject({ size, sealedSize: size, differences: [] });
  });

  /** What the role of the services can write: a longer tree, then a seal of it for today and one for tomorrow, which hides the first. */
  const writeFalseSeals = async (note: string) => {
    const { size: before, position } = await selectProgress(pool);
    const tree = growTree(before, await selectEdge(pool, before));
    tree.add(other);
    const firstPositions = new Map([[before / 256, position + 1n]]);
    const client = await pool.connect();
    const tiles = tree.takeChanged();
    await extendTree(client, before, { size: tree.size, position: position + 1n, tiles, firstPositions });
    client.release();
    for (const at of ["now() - interval '1 day'", "now() + interval '20 hours'"])
      await pool.query(`select seal.record_checkpoint($1, $2, ${at})`, [note, formatPublicKey(key)]);
  };
  test.each<[string, () => Promise<string>, string]>([
    ['that no key signed', async () => 'a note', 'signature'],
    ['that was signed for another size', async () => (await seal()).note, 'other-size'],
  ])('with a stored note %s is told, and made again by the owner', async (_, makeNote, kind) => {
    await write(2);
    await seal();
    const note = await makeNote();
    await write(2);
    await writeFalseSeals(note);
    await expect(seal()).rejects.toThrow(TreeDiffers);
    expect((await verify()).differences).toContainEqual(expect.objectContaining({ kind }));

    expect(await rebuild()).toMatchObject({ dropped: 2 });
    const { size } = await seal();
    expect(await verify()).toMatchObject({ size, sealedSize: size, differences: [] });
  });

  test('is told by the next sealing that a note was false, also when it takes its place', async () => {
    await seal();
    const onFalseSeal = vi.fn();
    await sealLog({ store, pool, key, now, onFalseSeal });
    expect(onFalseSeal).not.toHaveBeenCalled();
    await pool.query('select seal.record_checkpoint($1, $2, now())', ['a note', formatPublicKey(key)]);
    await sealLog({ store, pool, key, now, onFalseSeal });
    expect(onFalseSeal).toHaveBeenCalledWith('a note');
    expect((await verify()).differences).toEqual([]);
  });

  test('is of the latest day, though a false one of the day before has a later time', async () => {
    const { note } = await seal();
    const day = (await pool.query('select max(day)::text as day from seal.checkpoints')).rows[0].day;
    await database.pool.query(
      `insert into seal.checkpoints select day - 1, size, position, 'a note', public_key, sealed_at + interval '1 hour'
      from seal.checkpoints where day = $1 on conflict (day) do update set note = excluded.note, size = excluded.size,
      sealed_at = excluded.sealed_at`,
      [day],
    );
    expect(await selectLastSeal(pool)).toMatchObject({ note });
    await rebuild();
  });

  test('with a false place of a tile is not signed, because receipts would look for their events there', async () => {
    const { size: before, position } = await selectProgress(pool);
    await write(300);
    const { events } = await store.readAll({ after: position, limit: 300 });
    const tree = growTree(before, await selectEdge(pool, before));
    const firstPositions = new Map<number, bigint>();
    for (const event of events) {
      if (tree.size % 256 === 0) firstPositions.set(tree.size / 256, event.position + 1n);
      tree.add(leafOf(event));
    }
    const client = await pool.connect();
    const end = events.at(-1)?.position ?? 0n;
    await extendTree(client, before, { size: tree.size, position: end, tiles: tree.takeChanged(), firstPositions });
    client.release();
    await expect(seal()).rejects.toThrow(TreeDiffers);
    await rebuild();
    await seal();
  });

  test.each([
    ["record_checkpoint('a note', $1, '-infinity')"],
    ["record_checkpoint('a note', $1, 'infinity')"],
    ["record_verification('infinity', 1, $1)"],
    ["record_verification(now() + interval '2 days', 1, $1)"],
  ])('has no time that is none: %s', async (call) => {
    await expect(pool.query(`select seal.${call}`, [formatPublicKey(key)])).rejects.toMatchObject(refused);
  });

  test('goes on over a number that no program can read', async () => {
    const event = { id: randomUUID(), type: 'Tested', schemaVersion: 1, data: {}, metadata: {} };
    const batch = JSON.stringify([{ stream: `odd-${randomUUID()}`, expected: 0, events: [event] }]);
    await service.query('select es.append($1, true)', [batch.replace('"data":{}', '"data":{"n":1e400}')]);
    const { size } = await seal();
    expect(await verify()).toMatchObject({ size, sealedSize: size, differences: [] });
  });

  test('keeps a problem that was found', async () => {
    await writeVerification(pool, { verifiedAt: now(), size: 1, problem: 'Faltan eventos' });
    await writeVerification(pool, { verifiedAt: now(), size: 2, problem: null });
    expect(await selectVerification(pool)).toMatchObject({ size: 2, problem: 'Faltan eventos' });
  });

  test('of a deleted progress ends with an error, and not in a loop', async () => {
    await database.pool.query('delete from seal.progress');
    await write(3);
    await expect(seal()).rejects.toThrow(SealProgressLost);
    expect((await verify()).differences).toContainEqual({ kind: 'progress-lost' });
  });
});

test('the services can try a write', async () => {
  const probe = createWriteProbe(service);
  expect(await probe.state()).toBe('ok');
});

test('the services can store a jump of the clock', async () => {
  const at = new Date();
  for (const seconds of [60, -60]) await writeClockJump(service, { at, seconds });
  expect(await selectClockJump(database.pool, at)).toEqual({ at, seconds: -60 });
});

test('the services can create their own schemas and write accounts', async () => {
  await service.query('create schema own_schema');
  await service.query("insert into accounts.users (id, issuer, subject) values ($1, 'urn:test', 'ana')", [
    randomUUID(),
  ]);
  expect((await service.query('delete from accounts.users')).rowCount).toBe(1);
});
