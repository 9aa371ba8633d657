import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes of SHA-256. */
export type Hash = Uint8Array;

/** A text is hashed as UTF-8. */
export type Sha256 = (data: Uint8Array | string) => Hash;

/** For browsers too. A server that hashes a whole log passes the SHA-256 of its engine, which is faster. */
const portable: Sha256 = (data) => sha256(typeof data === 'string' ? utf8ToBytes(data) : data);

const leafPrefix = Uint8Array.of(0);

/** The leaf and node hashes of RFC 6962, section 2.1. Different prefixes, so that no leaf can be taken for a node. */
export const hashLeaf = (data: Uint8Array | string, sha: Sha256 = portable): Hash =>
  sha(typeof data === 'string' ? `\0${data}` : concatBytes(leafPrefix, data));
export const hashNode = (left: Hash, right: Hash, sha: Sha256 = portable): Hash => {
  const node = new Uint8Array(1 + left.length + right.length);
  node[0] = 1;
  node.set(left, 1);
  node.set(right, 1 + left.length);
  return sha(node);
};

/** The root of a tree without leaves. */
export const emptyRoot: Hash = sha256(new Uint8Array());

/** Leaves `from` to `to`, without `to`. */
export interface Range {
  from: number;
  to: number;
}

/** The largest power of two that is smaller than the number of leaves. */
const leftSize = (leaves: number): number => {
  let size = 1;
  while (size * 2 < leaves) size *= 2;
  return size;
};

/** The subtrees under a node of the tree. @param range with two leaves at least */
export const childrenOf = ({ from, to }: Range): [Range, Range] => {
  const middle = from + leftSize(to - from);
  return [
    { from, to: middle },
    { from: middle, to },
  ];
};

/** The subtrees whose hashes prove that a leaf is in a tree (RFC 6962, section 2.1.1), from the leaf to the root. */
export const inclusionPath = (index: number, size: number): Range[] => {
  const path: Range[] = [];
  let range: Range = { from: 0, to: size };
  while (range.to - range.from > 1) {
    const [left, right] = childrenOf(range);
    const isLeft = index < right.from;
    path.unshift(isLeft ? right : left);
    range = isLeft ? left : right;
  }
  return path;
};

/**
 * The root that an inclusion proof leads to. The leaf is in the tree when it is the tree's root.
 *
 * @returns undefined when the proof does not have the length that the leaf's place demands
 */
export const rootOfProof = (leaf: Hash, index: number, size: number, path: readonly Hash[]): Hash | undefined => {
  if (index >= size) return undefined;
  const ranges = inclusionPath(index, size);
  if (ranges.length !== path.length) return undefined;
  return path.reduce(
    (hash, other, step) => ((ranges[step]?.from ?? 0) > index ? hashNode(hash, other) : hashNode(other, hash)),
    leaf,
  );
};

export const equalHashes = (one: Hash, other: Hash): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);
