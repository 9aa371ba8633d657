import type { Hash } from '@matraz/domain/seal/merkle-tree';
import { edgeOf, type Tile, tileWidth } from '@matraz/domain/seal/tiles';
import type { ClientBase } from 'pg';
import type { Position } from '../event-store/port.ts';
import type { Pool } from '../postgres/pool.ts';
import { inSealTransaction } from './seal-transaction.ts';

const hashBytes = 32;

/** How far the log is in the tiles: number of events, and position of the last one. */
export interface SealProgress {
  size: number;
  position: Position;
}

/** A signed checkpoint in C2SP's format, and the position up to which it covers the log. */
export interface Seal extends SealProgress {
  note: string;
  publicKey: string;
  sealedAt: Date;
}

type Connection = Pool | ClientBase;

const toHashes = (bytes: Buffer): Hash[] =>
  Array.from({ length: bytes.length / hashBytes }, (_, i) => bytes.subarray(i * hashBytes, (i + 1) * hashBytes));

/** @returns no hashes when there is no such tile */
export const selectTile = async (db: Connection, level: number, index: number): Promise<Hash[]> => {
  const { rows } = await db.query<{ hashes: Buffer }>({
    name: 'seal-tile',
    text: 'select hashes from seal.tiles where level = $1 and index = $2',
    values: [level, index],
  });
  return rows.flatMap(({ hashes }) => toHashes(hashes));
};

/** The leaves of tiles of level 0 that follow each other, from the first leaf of `index`. */
export const selectLeaves = async (db: Connection, index: number, tiles: number): Promise<Hash[]> => {
  const { rows } = await db.query<{ hashes: Buffer }>(
    'select hashes from seal.tiles where level = 0 and index >= $1 and index < $2 order by index',
    [index, index + tiles],
  );
  return rows.flatMap(({ hashes }) => toHashes(hashes));
};

/** The tile of level 0 that contains the event of each position. */
export const selectTilesOfPositions = async (db: Connection, positions: readonly Position[]): Promise<number[]> => {
  const { rows } = await db.query<{ index: string }>(
    `select tile.index
    from unnest($1::numeric[]) with ordinality as wanted (position, place)
    cross join lateral (
      select t.index from seal.tiles t
      where t.level = 0 and t.first_position <= wanted.position
      order by t.first_position desc
      limit 1
    ) tile
    order by wanted.place`,
    [positions.map(String)],
  );
  return rows.map(({ index }) => Number(index));
};

/** The one row of `seal.progress` is missing: it was deleted, so it is not known what is sealed. */
export class SealProgressLost extends Error {
  constructor() {
    super('seal.progress has no row');
    this.name = 'SealProgressLost';
  }
}

interface ProgressRow {
  size: string;
  position: string;
}

const toProgress = (row: ProgressRow | undefined): SealProgress => {
  if (!row) throw new SealProgressLost();
  return { size: Number(row.size), position: BigInt(row.position) };
};

/** @throws SealProgressLost */
export const selectProgress = async (db: Connection): Promise<SealProgress> => {
  const { rows } = await db.query<ProgressRow>('select size, position from seal.progress');
  return toProgress(rows[0]);
};

/**
 * Only one process seals at a time: the lock ends with the transaction.
 *
 * @throws SealProgressLost
 */
export const lockProgress = async (client: ClientBase): Promise<SealProgress> => {
  const { rows } = await client.query<ProgressRow>('select size, position from seal.lock()');
  return toProgress(rows[0]);
};

/** The last tiles of a tree of this size, to which leaves are added. The tree in the tables may be larger. */
export const selectEdge = async (db: Connection, size: number): Promise<Tile[]> => {
  const edge: Tile[] = [];
  for (const { level, index } of edgeOf(size)) {
    const width = Math.floor(size / tileWidth ** level) % tileWidth;
    edge.push({ level, index, hashes: (await selectTile(db, level, index)).slice(0, width) });
  }
  return edge;
};

/**
 * Adds leaves to the tree.
 *
 * @param before number of events before
 * @param firstPositions the positions of the first event of new tiles of level 0, by the tile's index
 */
export const extendTree = async (
  client: ClientBase,
  before: number,
  {
    size,
    position,
    tiles,
    firstPositions,
  }: SealProgress & {
    tiles: readonly Tile[];
    firstPositions: ReadonlyMap<number, Position>;
  },
): Promise<void> => {
  await client.query('select seal.extend($1, $2, $3, $4, $5, $6, $7)', [
    before,
    size,
    String(position),
    tiles.map(({ level }) => level),
    tiles.map(({ index }) => index),
    tiles.map(({ hashes }) => Buffer.concat(hashes)),
    // A tile that exists keeps its position, so any number does for it.
    tiles.map(({ level, index }) => (level === 0 ? String(firstPositions.get(index) ?? 0) : null)),
  ]);
};

/** Forgets the tree. Until the end of the transaction no other session can add to it, and readers see the old one. Needs the owner. */
export const emptyTree = async (client: ClientBase): Promise<void> => {
  await client.query('lock table seal.tiles, seal.progress, seal.checkpoints in share row exclusive mode');
  await client.query('delete from seal.tiles');
  await client.query('delete from seal.progress');
  await client.query('insert into seal.progress (size, position) values (0, 0)');
};

/** Needs the role of the owner. */
export const deleteSeals = async (client: ClientBase, seals: readonly Pick<Seal, 'note' | 'size'>[]): Promise<void> => {
  await client.query(
    `delete from seal.checkpoints c using unnest($1::text[], $2::bigint[]) as deleted (note, size)
    where c.note = deleted.note and c.size = deleted.size`,
    [seals.map(({ note }) => note), seals.map(({ size }) => size)],
  );
};

/** Position of the first event of a tile of level 0. Undefined: there is no such tile. */
export const selectFirstPosition = async (db: Connection, tile: number): Promise<Position | undefined> => {
  const { rows } = await db.query<{ position: string }>(
    'select first_position as position from seal.tiles where level = 0 and index = $1',
    [tile],
  );
  return rows[0] && BigInt(rows[0].position);
};

/**
 * Changes all positions of the tree and its seals. Needs the role of the owner.
 *
 * @param firsts the position of the first event of each tile of level 0, in their order
 * @param sizes the position of the last event of a log of each size
 */
export const movePositions = async (
  db: ClientBase,
  firsts: readonly Position[],
  sizes: ReadonlyMap<number, Position>,
): Promise<void> => {
  await db.query(
    `update seal.tiles t set first_position = moved.position
    from unnest($1::numeric[]) with ordinality as moved (position, place)
    where t.level = 0 and t.index = moved.place - 1`,
    [firsts.map(String)],
  );
  for (const table of ['progress', 'checkpoints'])
    await db.query(
      `update seal.${table} s set position = moved.position
      from unnest($1::bigint[], $2::numeric[]) as moved (size, position)
      where s.size = moved.size`,
      [[...sizes.keys()], [...sizes.values()].map(String)],
    );
};

/** The key that signs. Undefined: nothing was signed yet. */
export const selectKeyInUse = async (db: Connection): Promise<string | undefined> => {
  const { rows } = await db.query<{ publicKey: string }>(
    'select public_key as "publicKey" from seal.public_keys where used_until is null',
  );
  return rows[0]?.publicKey;
};

/** Makes another key the key in use. Needs the role of the owner. */
export const replaceKey = async (client: ClientBase, publicKey: string, since: Date): Promise<void> => {
  await client.query(
    `insert into seal.public_keys (public_key, used_since) values ($1, $2)
    on conflict (public_key) do update set used_until = null where public_keys.used_until is not null`,
    [publicKey, since],
  );
  await client.query('update seal.public_keys set used_until = $2 where public_key <> $1 and used_until is null', [
    publicKey,
    since,
  ]);
};

/** Records the seal of the present tree. It replaces the seal of the same day. */
export const writeSeal = async (
  client: ClientBase,
  { note, publicKey, sealedAt }: Pick<Seal, 'note' | 'publicKey' | 'sealedAt'>,
): Promise<void> => {
  await client.query('select seal.record_checkpoint($1, $2, $3)', [note, publicKey, sealedAt]);
};

/** A key that signed seals of this log before the present one. */
export interface OlderKey {
  publicKey: string;
  usedUntil: Date;
}

/** The latest first. */
export const selectOlderKeys = async (db: Connection): Promise<OlderKey[]> => {
  const { rows } = await db.query<OlderKey>(
    `select public_key as "publicKey", used_until as "usedUntil" from seal.public_keys
    where used_until is not null
    order by used_until desc`,
  );
  return rows;
};

const sealColumns = 'size, position, note, public_key as "publicKey", sealed_at as "sealedAt"';
type SealRow = { size: string; position: string; note: string; publicKey: string; sealedAt: Date };
const toSeal = ({ size, position, ...rest }: SealRow): Seal => ({
  ...rest,
  size: Number(size),
  position: BigInt(position),
});

/** The last ones, the latest first. The days are in order; the role of the services can write any time within a day. */
export const selectLastSeals = async (db: Connection, count: number): Promise<Seal[]> => {
  const { rows } = await db.query<SealRow>(`select ${sealColumns} from seal.checkpoints order by day desc limit $1`, [
    count,
  ]);
  return rows.map(toSeal);
};

export const selectLastSeal = async (db: Connection): Promise<Seal | undefined> => (await selectLastSeals(db, 1))[0];

/** The last seal with the older keys, the latest first. `usedUntil` is ISO 8601. */
export const selectLastSealAndKeys = async (db: Connection) => {
  const { rows } = await db.query<{
    note: string;
    publicKey: string;
    olderKeys: { publicKey: string; usedUntil: string }[];
  }>(
    `select note, public_key as "publicKey", coalesce(older.keys, '[]') as "olderKeys"
    from seal.checkpoints,
    (
      select json_agg(json_build_object('publicKey', public_key, 'usedUntil', used_until) order by used_until desc) as keys
      from seal.public_keys
      where used_until is not null
    ) older
    order by day desc
    limit 1`,
  );
  return rows.map(({ olderKeys, ...seal }) => ({
    ...seal,
    olderKeys: olderKeys.map((key) => ({ ...key, usedUntil: new Date(key.usedUntil).toISOString() })),
  }))[0];
};

/** One for each day, the smallest log first. */
export const selectSeals = async (db: Connection): Promise<Seal[]> => {
  const { rows } = await db.query<SealRow>(`select ${sealColumns} from seal.checkpoints order by size, sealed_at`);
  return rows.map(toSeal);
};

/** A comparison of the log with its seal. */
export interface SealVerification {
  verifiedAt: Date;
  size: number;
  /** What differs. Null: nothing. */
  problem: string | null;
}

/** Null: the log was never compared. */
export const selectVerification = async (db: Connection): Promise<SealVerification | null> => {
  const { rows } = await db.query<Omit<SealVerification, 'size'> & { size: string }>(
    'select verified_at as "verifiedAt", size, problem from seal.last_verification',
  );
  return rows.map((row) => ({ ...row, size: Number(row.size) }))[0] ?? null;
};

/** A problem that is recorded already stays. */
export const writeVerification = async (
  db: Connection,
  { verifiedAt, size, problem }: SealVerification,
): Promise<void> => {
  await db.query('select seal.record_verification($1, $2, $3)', [verifiedAt, size, problem]);
};

/** Records a comparison that found nothing, in place of the last one with its problem. Needs the role of the owner. */
export const clearProblem = (pool: Pool, verifiedAt: Date, size: number): Promise<void> =>
  inSealTransaction(pool, async (client) => {
    await client.query('update seal.last_verification set verified_at = $1, size = $2, problem = null', [
      verifiedAt,
      size,
    ]);
  });
