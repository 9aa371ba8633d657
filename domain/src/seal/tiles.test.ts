import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyRoot, type Hash, hashLeaf, hashNode, inclusionPath, rootOfProof } from './merkle-tree.ts';
import { edgeOf, growTree, hashOfRange, type Tile } from './tiles.ts';

const leafAt = (index: number): Hash => hashLeaf(new TextEncoder().encode(String(index)));

const rootByDefinition = (leaves: readonly Hash[]): Hash => {
  const [first] = leaves;
  if (first === undefined) return emptyRoot;
  if (leaves.length === 1) return first;
  let left = 1;
  while (left * 2 < leaves.length) left *= 2;
  return hashNode(rootByDefinition(leaves.slice(0, left)), rootByDefinition(leaves.slice(left)));
};

/** Keeps tiles as a table does: a changed tile replaces the stored one. */
const createStorage = () => {
  const tiles = new Map<string, Tile>();
  return {
    keep(changed: readonly Tile[]) {
      for (const tile of changed) tiles.set(`${tile.level}/${tile.index}`, tile);
    },
    edge: (size: number) => edgeOf(size).flatMap(({ level, index }) => tiles.get(`${level}/${index}`) ?? []),
    read: async (level: number, index: number): Promise<readonly Hash[]> =>
      tiles.get(`${level}/${index}`)?.hashes ?? [],
  };
};

/** Grows a tree in parts. Each part goes on from the stored tiles, as after a restart. */
const growInParts = (sizes: readonly number[]) => {
  const storage = createStorage();
  let size = 0;
  let root = emptyRoot;
  for (const part of sizes) {
    const tree = growTree(size, storage.edge(size));
    for (let i = 0; i < part; i++) tree.add(leafAt(size + i));
    storage.keep(tree.takeChanged());
    size = tree.size;
    root = tree.root();
  }
  return { storage, size, root };
};

const parts = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 5 });

test('a tree that grew in parts has the root of its leaves', () => {
  fc.assert(
    fc.property(parts, (sizes) => {
      const { size, root } = growInParts(sizes);
      const leaves = Array.from({ length: size }, (_, i) => leafAt(i));
      expect(bytesToHex(root)).toBe(bytesToHex(rootByDefinition(leaves)));
    }),
    { numRuns: 25 },
  );
});

test.each([[[256, 0]], [[512, 0, 1]], [[65_536, 0]]])(
  'a tree of full tiles has its root after a restart: %j',
  (sizes) => {
    const leaves = Array.from({ length: sizes.reduce((sum, part) => sum + part) }, (_, i) => leafAt(i));
    expect(growInParts(sizes).root).toEqual(rootByDefinition(leaves));
  },
);

test('the stored tiles give the inclusion proof of every leaf', async () => {
  const { storage, size, root } = growInParts([255, 2, 510, 33]);
  for (let index = 0; index < size; index += 7) {
    const path = await Promise.all(inclusionPath(index, size).map((range) => hashOfRange(range, storage.read)));
    expect(rootOfProof(leafAt(index), index, size, path)).toEqual(root);
  }
});

test('a tree of three levels of tiles goes on over the end of a full tile', async () => {
  const { storage, size, root } = growInParts([65_535, 1, 300]);
  expect(edgeOf(size)).toEqual([
    { level: 0, index: 257 },
    { level: 1, index: 1 },
    { level: 2, index: 0 },
  ]);
  for (const index of [0, 65_535, 65_536, size - 1]) {
    const path = await Promise.all(inclusionPath(index, size).map((range) => hashOfRange(range, storage.read)));
    expect(rootOfProof(leafAt(index), index, size, path)).toEqual(root);
  }
});

test('a proof of an older tree is computed from the tiles of the grown one', async () => {
  const older = growInParts([300]);
  const { storage } = growInParts([300, 500]);
  const path = await Promise.all(inclusionPath(299, 300).map((range) => hashOfRange(range, storage.read)));
  expect(rootOfProof(leafAt(299), 299, 300, path)).toEqual(older.root);
});

test('only tiles that changed since the last call are taken, full ones too', () => {
  const changed: string[][] = [];
  const tree = growTree(0);
  for (const leaves of [255, 1, 0, 1, 256]) {
    for (let i = 0; i < leaves; i++) tree.add(leafAt(tree.size));
    changed.push(tree.takeChanged().map(({ level, index, hashes }) => `${level}/${index}: ${hashes.length}`));
  }
  expect(changed).toEqual([['0/0: 255'], ['0/0: 256', '1/0: 1'], [], ['0/1: 1'], ['0/1: 256', '0/2: 1', '1/0: 2']]);
});

test('a tree without leaves has the hash of nothing', () => {
  expect(growTree(0).root()).toEqual(emptyRoot);
});

test('a full tile is no edge', () => {
  expect(edgeOf(256)).toEqual([{ level: 1, index: 0 }]);
  expect(edgeOf(0)).toEqual([]);
});

test('a missing hash is an error that names its tile', async () => {
  const { storage } = growInParts([266]);
  await expect(hashOfRange({ from: 264, to: 268 }, storage.read)).rejects.toThrow('tile 0/1 is too short');
});
