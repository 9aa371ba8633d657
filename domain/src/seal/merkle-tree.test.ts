import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { emptyRoot, equalHashes, type Hash, hashLeaf, hashNode, inclusionPath, rootOfProof } from './merkle-tree.ts';

/** The example of the Certificate Transparency projects: eight leaves and the root after each. */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const leaves = inputs.map((input) => hashLeaf(hexToBytes(input)));

/** As the definition in RFC 6962 reads: the left subtree has the largest power of two of leaves that is smaller than all. */
const rootByDefinition = (some: readonly Hash[]): Hash => {
  const [first] = some;
  if (first === undefined) return emptyRoot;
  if (some.length === 1) return first;
  let left = 1;
  while (left * 2 < some.length) left *= 2;
  return hashNode(rootByDefinition(some.slice(0, left)), rootByDefinition(some.slice(left)));
};

test.each(roots.map((root, i) => ({ size: i + 1, root })))('$size leaves have the published root', ({ size, root }) => {
  expect(bytesToHex(rootByDefinition(leaves.slice(0, size)))).toBe(root);
});

test('a tree without leaves has the hash of nothing', () => {
  expect(bytesToHex(emptyRoot)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

const proofOf = (index: number, size: number) =>
  inclusionPath(index, size).map(({ from, to }) => rootByDefinition(leaves.slice(from, to)));
const places = inputs.flatMap((_, i) => Array.from({ length: i + 1 }, (_, index) => ({ index, size: i + 1 })));

test.each(places)('the proof of leaf $index of $size leads to the root', ({ index, size }) => {
  const root = rootOfProof(leaves[index] ?? emptyRoot, index, size, proofOf(index, size));
  expect(bytesToHex(root ?? emptyRoot)).toBe(roots[size - 1]);
});

test('a proof leads to another root for another leaf, another place or a changed step', () => {
  const [leaf = emptyRoot, other = emptyRoot] = [leaves[5], leaves[4]];
  const proof = proofOf(5, 8);
  const reached = [
    rootOfProof(other, 5, 8, proof),
    rootOfProof(leaf, 4, 8, proof),
    rootOfProof(
      leaf,
      5,
      8,
      proof.map((hash, place) => (place === 1 ? other : hash)),
    ),
    rootOfProof(leaf, 5, 8, [...proof].reverse()),
  ];
  for (const root of reached) expect(root && bytesToHex(root)).not.toBe(roots[7]);
});

test('a proof of the wrong length, or for a place outside of the tree, leads nowhere', () => {
  const [leaf = emptyRoot] = leaves;
  expect(rootOfProof(leaf, 0, 8, proofOf(0, 8).slice(1))).toBeUndefined();
  expect(rootOfProof(leaf, 0, 8, [...proofOf(0, 8), leaf])).toBeUndefined();
  expect(rootOfProof(leaf, 8, 8, proofOf(0, 8))).toBeUndefined();
});

test('two hashes are equal when all their bytes are', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  expect(equalHashes(bytes(1, 2), bytes(1, 2))).toBe(true);
  for (const other of [bytes(1, 3), bytes(1), bytes(1, 2, 3), bytes()])
    expect(equalHashes(bytes(1, 2), other)).toBe(false);
});
