import { openCheckpoint } from '@matraz/domain/seal/checkpoint';
import { leafOf } from '@matraz/domain/seal/event-leaf';
import { equalHashes, type Hash } from '@matraz/domain/seal/merkle-tree';
import { growTree, tileWidth } from '@matraz/domain/seal/tiles';
import type { EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { nativeSha256 } from '@matraz/infra/seal/native-sha256';
import {
  SealProgressLost,
  selectLeaves,
  selectOlderKeys,
  selectProgress,
  selectSeals,
} from '@matraz/infra/seal/seal-tables';
import { openSeal } from './open-seal.ts';

/** `index` is the event's place in the log, from 0. */
export type LogDifference =
  | { kind: 'changed' | 'missing' | 'added' | 'reordered'; index: number; event?: RecordedEvent }
  /** The log has another root than a checkpoint of this size, though it agrees with the tiles: both were changed. */
  | { kind: 'other-root'; size: number }
  /** The log ends before a checkpoint of this size: the checkpoint is newer, or events are missing. */
  | { kind: 'shorter'; size: number }
  /** `seal.progress` was emptied, so the tiles were not compared. */
  | { kind: 'progress-lost' }
  /** No key of this log, present or older, has signed the checkpoint. */
  | { kind: 'signature'; note: string }
  /** The database has a checkpoint as one of another size. */
  | { kind: 'other-size'; size: number; storedAs: number };

export interface LogVerification {
  /** Number of events in the log. */
  size: number;
  root: Hash;
  /** Number of events that the seal covers. Later ones were not compared. */
  sealedSize: number;
  /** Number of events of the largest checkpoint whose root was compared; 0: none. */
  checkpointSize: number;
  /** Empty: the log is what was sealed. Comparing ends at the first event that differs. */
  differences: LogDifference[];
}

export interface VerifyLogOptions {
  store: Pick<EventStore, 'readAll'>;
  pool: Pool;
  /** The key in use. Older keys are in the database. */
  publicKey: string;
  /** Keys that signed before, beside those in the database. */
  olderKeys?: readonly string[];
  /** Checkpoints that were kept elsewhere, beside those in the database. */
  notes?: readonly string[];
  /** False: the seal in the database is in doubt, so only roots that a key signed are compared. Default: true. */
  usesTree?: boolean;
  onProgress?: (events: number, position: Position) => void;
}

const pageSize = 20 * tileWidth;

/** The pages of the log. The next page is read while the caller works on the present one. */
async function* readPages(store: Pick<EventStore, 'readAll'>): AsyncGenerator<RecordedEvent[]> {
  let next = store.readAll({ after: 0n, limit: pageSize });
  for (let after = 0n; ; ) {
    const { events, position } = await next;
    if (position === after) return;
    after = position;
    next = store.readAll({ after, limit: pageSize });
    next.catch(() => {}); // thrown at the next turn
    yield events;
  }
}

const sealedLeafOf = (event: RecordedEvent): Hash => leafOf(event, nativeSha256);

/** The sealed leaves, read in blocks. */
const createLeafReader = (pool: Pool) => {
  let first = 0;
  let block: Hash[] = [];
  return {
    at: (index: number): Hash | undefined => block[index - first],
    async load(index: number): Promise<void> {
      first = index - (index % tileWidth);
      block = await selectLeaves(pool, first / tileWidth, pageSize / tileWidth);
    },
  };
};

/** How the log and the seal differ from `index` on, judged by the next leaves of both. */
const nameDifference = (
  sealed: readonly Hash[],
  found: readonly Hash[],
): 'changed' | 'missing' | 'added' | 'reordered' => {
  const [sealedHash, foundHash] = [sealed[0], found[0]];
  const isIn = (hash: Hash | undefined, others: readonly Hash[]) =>
    hash !== undefined && others.some((other) => equalHashes(other, hash));
  const comesLater = isIn(sealedHash, found);
  const wasSealedLater = isIn(foundHash, sealed);
  if (comesLater && wasSealedLater) return 'reordered';
  if (comesLater) return 'added';
  return wasSealedLater || foundHash === undefined ? 'missing' : 'changed';
};

/**
 * Recomputes the Merkle tree of the whole log, and compares it with the sealed tiles event by event and with every checkpoint by
 * its root.
 */
export const verifyLog = async (options: VerifyLogOptions): Promise<LogVerification> => {
  const { store, pool, publicKey, olderKeys = [], notes = [], usesTree = true, onProgress } = options;
  const differences: LogDifference[] = [];
  const readSealedSize = async () => {
    if (!usesTree) return 0;
    const progress = await selectProgress(pool).catch((error: unknown) => {
      if (!(error instanceof SealProgressLost)) throw error;
      differences.push({ kind: 'progress-lost' });
    });
    return progress?.size ?? 0;
  };
  const sealedSize = await readSealedSize();
  const expectedRoots = new Map<number, Hash>();
  const publicKeys = [publicKey, ...olderKeys, ...(await selectOlderKeys(pool)).map((older) => older.publicKey)];
  const stored = await selectSeals(pool);
  for (const { note, size: storedAs } of usesTree ? stored : []) {
    const size = openCheckpoint(note, ...publicKeys)?.size ?? storedAs;
    if (size !== storedAs) differences.push({ kind: 'other-size', size, storedAs });
  }
  const storedNotes = (usesTree ? stored : stored.filter((seal) => openSeal(seal, publicKeys))).map(({ note }) => note);
  for (const note of new Set([...storedNotes, ...notes])) {
    const checkpoint = openCheckpoint(note, ...publicKeys);
    if (!checkpoint) differences.push({ kind: 'signature', note });
    // Two checkpoints of one size cannot differ, unless the log was changed between them.
    else if (!equalHashes(expectedRoots.get(checkpoint.size) ?? checkpoint.root, checkpoint.root))
      differences.push({ kind: 'other-root', size: checkpoint.size });
    else expectedRoots.set(checkpoint.size, checkpoint.root);
  }

  const sealedLeaves = createLeafReader(pool);
  const sealedLeavesFrom = async (index: number) => {
    const block = index - (index % tileWidth);
    return (await selectLeaves(pool, block / tileWidth, pageSize / tileWidth)).slice(index - block);
  };
  const tree = growTree(0, [], nativeSha256);
  let isEqual = true;
  let checkpointSize = 0;
  const compareRoot = () => {
    const expected = expectedRoots.get(tree.size);
    expectedRoots.delete(tree.size);
    if (!isEqual || !expected) return;
    checkpointSize = tree.size;
    if (!equalHashes(expected, tree.root())) differences.push({ kind: 'other-root', size: tree.size });
  };
  const compareLeaves = async (events: readonly RecordedEvent[], leaves: readonly Hash[]) => {
    for (const [i, leaf] of leaves.entries()) {
      const index = tree.size;
      const isSealed = index < sealedSize;
      // An await for each event would take longer than its comparison.
      if (isSealed && !sealedLeaves.at(index)) await sealedLeaves.load(index);
      const sealed = isSealed ? sealedLeaves.at(index) : undefined;
      if (isEqual && sealed && !equalHashes(sealed, leaf)) {
        isEqual = false;
        const following = await store.readAll({ after: events.at(-1)?.position ?? 0n, limit: tileWidth });
        const found = [...leaves.slice(i), ...following.events.map(sealedLeafOf)];
        differences.push({ kind: nameDifference(await sealedLeavesFrom(index), found), index, event: events[i] });
      }
      tree.add(leaf);
      if (expectedRoots.has(tree.size)) compareRoot();
    }
  };

  for await (const events of readPages(store)) {
    await compareLeaves(events, events.map(sealedLeafOf));
    tree.takeChanged(); // not stored here
    onProgress?.(events.length, events.at(-1)?.position ?? 0n);
  }
  compareRoot();
  if (isEqual && tree.size < sealedSize) differences.push({ kind: 'missing', index: tree.size });
  else if (isEqual) for (const size of expectedRoots.keys()) differences.push({ kind: 'shorter', size });
  return { size: tree.size, root: tree.root(), sealedSize, checkpointSize, differences };
};

/** Characters that operators read of a false note, which can have any length. */
const mostNoteLength = 200;

/** The sentence that operators read, in Spanish. */
export const describeDifference = (difference: LogDifference): string => {
  switch (difference.kind) {
    case 'progress-lost':
      return 'Falta el avance del sello (tabla seal.progress): alguien lo borró, y no se comparó evento por evento';
    case 'signature':
      return `Un sello no está firmado con la clave: ${difference.note.slice(0, mostNoteLength).split('\n').slice(0, 2).join(', ')}`;
    case 'other-size':
      return `El sello de ${difference.size} eventos está guardado como uno de ${difference.storedAs}: alguien lo cambió`;
    case 'other-root':
      return `El registro no es el del sello de ${difference.size} eventos`;
    case 'shorter':
      return `El registro termina antes que el sello de ${difference.size} eventos: el sello es más nuevo que este registro, o faltan eventos`;
    default: {
      const { kind, index, event } = difference;
      const found = event ? `: allí está ${event.type}, versión ${event.version} de ${event.stream}` : '';
      return `${differenceNames[kind]} en el lugar ${index} del registro${found}`;
    }
  }
};

const differenceNames = {
  changed: 'Hay un evento cambiado',
  missing: 'Faltan eventos',
  added: 'Hay un evento agregado',
  reordered: 'Hay eventos en otro orden',
};
