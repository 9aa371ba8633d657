import { createHash, createPublicKey, verify } from 'node:crypto';

// Written from docs/seal.md alone, with no code of Matraz: the page is complete when both give the same root.

const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 8785: no white space, keys in the order of their UTF-16 units, numbers as ECMAScript writes them. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`);
  return `{${members.join(',')}}`;
};

const leafOf = (line: string): Buffer => {
  const { stream, version, type, schemaVersion, data, metadata } = JSON.parse(line);
  return sha256(Uint8Array.of(0), canonical({ stream, version, type, schemaVersion, data, metadata }));
};

const rootOf = (leaves: readonly Buffer[]): Buffer => {
  const [only] = leaves;
  if (!only) return sha256();
  if (leaves.length === 1) return only;
  let left = 1;
  while (left * 2 < leaves.length) left *= 2;
  return sha256(Uint8Array.of(1), rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)));
};

/** DER of an Ed25519 public key, before its 32 bytes (RFC 8410). */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Checks a seal.
 *
 * @param log what `events export` wrote
 * @returns what is wrong; undefined: nothing
 */
export const checkSeal = (log: string, seal: string, publicKey: string): string | undefined => {
  const [name = '', id = ''] = publicKey.split('+');
  const encoded = publicKey.slice(name.length + id.length + 2);
  const key = Buffer.from(encoded, 'base64');
  if (sha256(`${name}\n`, key).subarray(0, 4).toString('hex') !== id) return 'the id of the key';

  const [text = '', signatures = ''] = seal.split('\n\n');
  const signature = Buffer.from(signatures.trim().split(' ').at(-1) ?? '', 'base64');
  if (signature.subarray(0, 4).toString('hex') !== id) return 'the id of the signature';
  const verifier = createPublicKey({ key: Buffer.concat([derPrefix, key.subarray(1)]), format: 'der', type: 'spki' });
  if (!verify(null, Buffer.from(`${text}\n`), verifier, signature.subarray(4))) return 'the signature';

  const [origin, size, root] = text.split('\n');
  if (origin !== name) return 'the name';
  const leaves = log.trim().split('\n').slice(0, Number(size)).map(leafOf);
  if (leaves.length < Number(size)) return 'the number of events';
  return rootOf(leaves).toString('base64') === root ? undefined : 'the root';
};
