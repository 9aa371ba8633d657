import { childrenOf, emptyRoot, type Hash, hashNode, type Range, type Sha256 } from './merkle-tree.ts';

/** Eight levels of the tree are one tile, as in C2SP tlog-tiles: its lowest 256 hashes are stored, the others are computed. */
export const tileWidth = 256;
const levelsPerTile = 8;

/** `hashes[i]` is the root of the complete subtree with 256^level leaves at place `index` × 256 + i. The last tile of a level has fewer than 256. */
export interface Tile {
  level: number;
  index: number;
  hashes: Hash[];
}

/** The root of hashes whose number is a power of two. */
const completeRoot = (hashes: readonly Hash[], sha?: Sha256): Hash => {
  let level = [...hashes];
  while (level.length > 1)
    level = level.flatMap((left, i) => (i % 2 === 0 ? [hashNode(left, level[i + 1] ?? left, sha)] : []));
  return level[0] ?? emptyRoot;
};

/** The roots of the largest complete subtrees over these hashes, from left to right. */
const peaksOf = (hashes: readonly Hash[]): Hash[] => {
  const peaks: Hash[] = [];
  let from = 0;
  for (let size = tileWidth; size >= 1; size /= 2) {
    if ((hashes.length & size) === 0) continue;
    peaks.push(completeRoot(hashes.slice(from, from + size)));
    from += size;
  }
  return peaks;
};

export interface GrowingTree {
  /** Number of leaves. */
  readonly size: number;
  add(leaf: Hash): void;
  root(): Hash;
  /** The tiles that changed since the last call. */
  takeChanged(): Tile[];
}

/**
 * A tree to which leaves are added at the end.
 *
 * @param edge the last tile of each level, without full ones
 */
export const growTree = (size: number, edge: readonly Tile[] = [], sha?: Sha256): GrowingTree => {
  let leaves = size;
  const levels: Tile[] = [];
  for (const tile of edge) levels[tile.level] = { ...tile, hashes: [...tile.hashes] };
  let full: Tile[] = [];
  const touched = new Set<number>();

  const levelAt = (level: number): Tile => {
    const tile = levels[level] ?? { level, index: Math.floor(leaves / tileWidth ** (level + 1)), hashes: [] };
    levels[level] = tile;
    return tile;
  };

  const addAt = (level: number, hash: Hash): void => {
    const tile = levelAt(level);
    tile.hashes.push(hash);
    touched.add(level);
    if (tile.hashes.length < tileWidth) return;
    full.push(tile);
    levels[level] = { level, index: tile.index + 1, hashes: [] };
    addAt(level + 1, completeRoot(tile.hashes, sha));
  };

  return {
    get size() {
      return leaves;
    },
    add(leaf) {
      addAt(0, leaf);
      leaves++;
    },
    root() {
      // A level without a last tile is a hole in the array.
      const peaks = Object.values(levels)
        .reverse()
        .flatMap(({ hashes }) => peaksOf(hashes));
      return peaks.length === 0 ? emptyRoot : peaks.reduceRight((right, left) => hashNode(left, right));
    },
    takeChanged() {
      const partial = levels.filter(({ level, hashes }) => touched.has(level) && hashes.length > 0);
      const changed = [...full, ...partial.map((tile) => ({ ...tile, hashes: [...tile.hashes] }))];
      full = [];
      touched.clear();
      return changed;
    },
  };
};

/** The places of the last tiles of a tree, one for each level. Full tiles are left out. */
export const edgeOf = (size: number): Omit<Tile, 'hashes'>[] => {
  const edge: Omit<Tile, 'hashes'>[] = [];
  for (let level = 0, count = size; count > 0; level++) {
    if (count % tileWidth > 0) edge.push({ level, index: Math.floor(count / tileWidth) });
    count = Math.floor(count / tileWidth);
  }
  return edge;
};

/** @throws Error when the tile, or the hash in it, is missing */
export type ReadTile = (level: number, index: number) => Promise<readonly Hash[]>;

/** The hash of a subtree, computed from the tiles. */
export const hashOfRange = async (range: Range, readTile: ReadTile): Promise<Hash> => {
  const height = Math.log2(range.to - range.from);
  if (Number.isInteger(height)) {
    const level = Math.floor(height / levelsPerTile);
    const width = 2 ** (height % levelsPerTile);
    const first = range.from / tileWidth ** level;
    const hashes = await readTile(level, Math.floor(first / tileWidth));
    const place = first % tileWidth;
    const below = hashes.slice(place, place + width);
    if (below.length < width) throw new Error(`tile ${level}/${Math.floor(first / tileWidth)} is too short`);
    return completeRoot(below);
  }
  const [left, right] = childrenOf(range);
  return hashNode(...(await Promise.all([hashOfRange(left, readTile), hashOfRange(right, readTile)])));
};
