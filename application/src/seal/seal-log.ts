import { formatPublicKey, openCheckpoint, type SigningKey, signCheckpoint } from '@matraz/domain/seal/checkpoint';
import { emptyRoot, equalHashes, type Hash } from '@matraz/domain/seal/merkle-tree';
import { growTree } from '@matraz/domain/seal/tiles';
import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { nativeSha256 } from '@matraz/infra/seal/native-sha256';
import type { KeptSeals } from '@matraz/infra/seal/seal-files';
import {
  lockProgress,
  replaceKey,
  type Seal,
  type SealProgress,
  selectEdge,
  selectFirstPosition,
  selectKeyInUse,
  selectLastSeal,
  selectLastSeals,
  selectOlderKeys,
  selectProgress,
  selectTile,
  writeSeal,
} from '@matraz/infra/seal/seal-tables';
import { inSealTransaction } from '@matraz/infra/seal/seal-transaction';
import type { PoolClient } from 'pg';
import { followMove } from './follow-move.ts';
import { addLeaves, growSealedTree } from './grow-sealed-tree.ts';
import { openSeal } from './open-seal.ts';

export interface SealLogOptions {
  store: Pick<EventStore, 'readAll' | 'head'>;
  pool: Pool;
  key: SigningKey;
  now: () => Date;
  /** The seals of the data folder. The tree must contain the last one, or nothing is signed. */
  kept?: Pick<KeptSeals, 'last' | 'publicKeys'>;
  /** Accepts a key that is not the key of the last seal. Older seals and keys are kept. */
  isNewKey?: boolean;
  /** Called with the last stored note when no known key signed it for its size: someone wrote it past the sealing. */
  onFalseSeal?: (note: string) => void;
  /** Called after each step with the number of its events and the position of the last one. */
  onProgress?: (events: number, position: Position) => void;
  /** See `followMove`. */
  onCompared?: (events: number, size: number) => void;
}

/** The log ends before its seal: events were lost, or this is another log. */
export class LogShorterThanSeal extends Error {
  readonly head: Position;
  readonly sealed: Position;
  constructor(head: Position, sealed: Position) {
    super(`the log ends at position ${head}, and it is sealed up to ${sealed}`);
    this.name = 'LogShorterThanSeal';
    this.head = head;
    this.sealed = sealed;
  }
}

/** Another key is in use: the file of the key was lost, or this is another installation. */
export class OtherSealKey extends Error {
  /** The public key in use. */
  readonly known: string;
  constructor(known: string) {
    super(`the log is sealed with the key ${known}`);
    this.name = 'OtherSealKey';
    this.known = known;
  }
}

/** The tree does not contain the last seal that this installation signed: log and tree were changed together. */
export class OwnSealDiffers extends Error {
  /** Number of events of the own seal. Undefined: it cannot be read, or has a signature of another key. */
  readonly size: number | undefined;
  constructor(size: number | undefined) {
    super(
      size === undefined ? 'the last own seal cannot be read' : `the log is not that of the own seal of ${size} events`,
    );
    this.name = 'OwnSealDiffers';
    this.size = size;
  }
}

/** After the last seal, tree and log have different events: someone added leaves to the tree. */
export class TreeDiffers extends Error {
  /** Number of events in the tree. */
  readonly size: number;
  constructor(size: number) {
    super(`the tree of ${size} events is not that of the log`);
    this.name = 'TreeDiffers';
    this.size = size;
  }
}

/** The sentence that operators read, in Spanish. */
export const describeTree = ({ size }: TreeDiffers): string =>
  `El árbol del sello, de ${size} eventos, no es el del registro: alguien lo cambió. No se firma nada`;

/** The sentence that operators read, in Spanish. */
export const describeOwnSeal = ({ size }: OwnSealDiffers): string =>
  size === undefined
    ? 'El último sello propio (seals/last.checkpoint) está dañado o es de otra clave. No se firma nada'
    : `El registro no es el del último sello propio (seals/last.checkpoint), de ${size} eventos. No se firma nada`;

const pageSize = 1_000;

/** Another process can add events between the last page and the signature. */
const mostTries = 10;

/** The row lock keeps two processes from sealing the same events. @returns false at the end of the log */
const sealPage = ({ store, pool, onProgress }: SealLogOptions): Promise<boolean> =>
  inSealTransaction(pool, async (client) => {
    const { size, position: after } = await lockProgress(client);
    const { events } = await store.readAll({ after, limit: pageSize });
    if (events.length === 0) {
      const head = await store.head();
      if (head < after) throw new LogShorterThanSeal(head, after);
      return false;
    }
    const { position } = await growSealedTree(client, { size, position: after }, events);
    onProgress?.(events.length, position);
    return true;
  });

/** The root of the first events. */
const rootOf = async (client: PoolClient, size: number): Promise<Hash> =>
  growTree(size, await selectEdge(client, size)).root();

/** @throws OwnSealDiffers */
const requireOwnSeal = async (client: PoolClient, { key, kept }: SealLogOptions, size: number): Promise<void> => {
  if (kept?.last === undefined) return;
  const own = openCheckpoint(kept.last, formatPublicKey(key), ...kept.publicKeys);
  if (!own || own.size > size) throw new OwnSealDiffers(own?.size);
  if (!equalHashes(await rootOf(client, own.size), own.root)) throw new OwnSealDiffers(own.size);
};

/** Older ones are not looked at: without a valid one the whole log is read. */
const mostSeals = 10;

/** The last seal with a valid signature. The events that it covers need not be read again. */
const selectSignedSeal = async (
  pool: Pool,
  { key, kept }: Pick<SealLogOptions, 'key' | 'kept'>,
  most: number,
): Promise<SealProgress & { root: Hash }> => {
  const keys = [formatPublicKey(key), ...(kept?.publicKeys ?? [])];
  for (const seal of await selectLastSeals(pool, mostSeals)) {
    const checkpoint = seal.size <= most ? openSeal(seal, keys) : undefined;
    if (checkpoint) return { size: seal.size, position: seal.position, root: checkpoint.root };
  }
  return { size: 0, position: 0n, root: emptyRoot };
};

/**
 * The root of the first events, computed from the log. Someone with the role of the services can add other leaves to the tree, so
 * the tree is compared with the log before it is signed.
 *
 * @throws TreeDiffers
 */
const rootOfLog = async (options: SealLogOptions, { size, position }: SealProgress): Promise<Hash> => {
  const { store, pool } = options;
  const start = await selectSignedSeal(pool, options, size);
  const tree = growTree(start.size, await selectEdge(pool, start.size), nativeSha256);
  if (!equalHashes(tree.root(), start.root)) throw new TreeDiffers(start.size);
  let after = start.position;
  while (tree.size < size) {
    const { events } = await store.readAll({ after, limit: Math.min(pageSize, size - tree.size) });
    // By these positions a receipt finds its events.
    for (const [index, position] of addLeaves(tree, events))
      if ((await selectFirstPosition(pool, index)) !== position) throw new TreeDiffers(size);
    for (const { level, index, hashes } of tree.takeChanged()) {
      const stored = await selectTile(pool, level, index);
      if (!hashes.every((hash, place) => stored[place] && equalHashes(stored[place], hash)))
        throw new TreeDiffers(size);
    }
    if (events.length === 0) break;
    after = events.at(-1)?.position ?? after;
  }
  if (tree.size < size || after !== position) throw new TreeDiffers(size);
  return tree.root();
};

/** The keys that signed seals of this log, as far as the database and the data folder know. */
export const knownKeys = async (
  db: Pool | PoolClient,
  { key, kept }: Pick<SealLogOptions, 'key' | 'kept'>,
): Promise<[string, ...string[]]> => {
  const keyInUse = await selectKeyInUse(db);
  const olderKeys = (await selectOlderKeys(db)).map(({ publicKey }) => publicKey);
  return [
    formatPublicKey(key),
    ...(kept?.publicKeys ?? []),
    ...(keyInUse === undefined ? [] : [keyInUse]),
    ...olderKeys,
  ];
};

/** @returns undefined when another process added events meanwhile */
const sign = async (options: SealLogOptions): Promise<Seal | undefined> => {
  const seen = await selectProgress(options.pool);
  const root = await rootOfLog(options, seen);
  return inSealTransaction(options.pool, async (client) => {
    const { key, now, isNewKey = false } = options;
    const { size, position } = await lockProgress(client);
    if (size !== seen.size || position !== seen.position) return undefined;
    await requireOwnSeal(client, options, size);
    const publicKey = formatPublicKey(key);
    const last = await selectLastSeal(client);
    if (last && last.size > size) throw new OwnSealDiffers(last.size);
    const keyInUse = await selectKeyInUse(client);
    if (last && !openSeal(last, await knownKeys(client, options))) options.onFalseSeal?.(last.note);
    const isOtherKey = keyInUse !== undefined && keyInUse !== publicKey;
    if (isOtherKey && !isNewKey) throw new OtherSealKey(keyInUse);
    const sealedAt = now();
    if (isOtherKey) await replaceKey(client, publicKey, sealedAt);
    const note = signCheckpoint({ origin: key.name, size, root }, key);
    // Also without new events: the time of the last seal tells that sealing goes on.
    await writeSeal(client, { note, publicKey, sealedAt });
    return { size, position, note, publicKey, sealedAt };
  });
};

/** See `followMove`. Does nothing when the log was not moved. */
export const followMovedLog = (
  pool: Pool,
  store: Pick<EventStore, 'readAll'>,
  onCompared?: (events: number, size: number) => void,
): Promise<void> => inSealTransaction(pool, (client) => followMove(client, store, onCompared));

/**
 * Adds the new events to the Merkle tree of the log, and signs its root. Safe to repeat: it goes on where the last one ended.
 *
 * @throws LogShorterThanSeal
 * @throws OtherLog
 * @throws OwnSealDiffers
 * @throws TreeDiffers
 * @throws SealProgressLost
 * @throws OtherSealKey; the new events are in the tree then
 */
export const sealLog = async (options: SealLogOptions): Promise<Seal> => {
  await followMovedLog(options.pool, options.store, options.onCompared);
  for (let tries = 0; tries < mostTries; tries++) {
    let hasMore = true;
    while (hasMore) hasMore = await sealPage(options);
    const seal = await sign(options);
    if (seal) return seal;
  }
  throw new Error('other processes seal the log at once');
};
