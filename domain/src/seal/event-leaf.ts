import type { SealedEvent } from '@matraz/contracts/seal/receipt';
import canonicalize from 'canonicalize';
import { type Hash, hashLeaf, type Sha256 } from './merkle-tree.ts';

/** A number that is too large for a double, which PostgreSQL can hold, is null in JSON. `events export` writes it so too. */
const withoutInfinity = (event: SealedEvent): SealedEvent => JSON.parse(JSON.stringify(event));

const canonical = (event: SealedEvent): string => {
  try {
    return canonicalize(event) as string;
  } catch {
    return canonicalize(withoutInfinity(event)) as string;
  }
};

/**
 * The leaf of an event: the hash of its canonical JSON (RFC 8785). Engines return the fields of an event in different orders, and
 * the canonical form has one. JSON can hold every event, so there is always a text.
 */
export const leafOf = ({ stream, version, type, schemaVersion, data, metadata }: SealedEvent, sha?: Sha256): Hash =>
  hashLeaf(canonical({ stream, version, type, schemaVersion, data, metadata }), sha);
