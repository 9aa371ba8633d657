import type { SealedEvent } from '@matraz/contracts/seal/receipt';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { type Hash, hashLeaf } from './merkle-tree.ts';

/**
 * The leaf of an event: the hash of its canonical JSON (RFC 8785). Engines return the fields of an event in different orders, and
 * the canonical form has one.
 */
export const leafOf = ({ stream, version, type, schemaVersion, data, metadata }: SealedEvent): Hash =>
  hashLeaf(utf8ToBytes(canonicalize({ stream, version, type, schemaVersion, data, metadata }) ?? ''));
