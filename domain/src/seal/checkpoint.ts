import { getPublicKey, hashes, sign, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { equalHashes, type Hash } from './merkle-tree.ts';

hashes.sha512 = sha512;

/** The state of the log at one time. */
export interface Checkpoint {
  /** Names the log, without a scheme: `matraz.example/registro`. */
  origin: string;
  /** Number of events. */
  size: number;
  root: Hash;
}

/** `name` has no spaces and no plus sign. `privateKey`: 32 bytes, the seed of Ed25519. */
export interface SigningKey {
  name: string;
  privateKey: Uint8Array;
}

interface VerifyingKey {
  name: string;
  publicKey: Uint8Array;
}

/** The signature type of Ed25519 in C2SP signed-note. */
const ed25519 = Uint8Array.of(1);

/** The first four bytes of a hash of name and key, as signed-note defines. */
const keyId = ({ name, publicKey }: VerifyingKey): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`${name}\n`), ed25519, publicKey)).slice(0, 4);

/** The public key in one line, as C2SP signed-note writes it: `name+id+key`. */
export const formatPublicKey = ({ name, privateKey }: SigningKey): string => {
  const publicKey = getPublicKey(privateKey);
  return `${name}+${bytesToHex(keyId({ name, publicKey }))}+${toBase64(concatBytes(ed25519, publicKey))}`;
};

const keyPattern = /^(?<name>[^+\s]+)\+(?<id>[0-9a-f]{8})\+(?<encoded>[A-Za-z0-9+/]{44})$/;

/** The named groups of a match. The caller gives the names that the pattern has. */
type Groups<Name extends string> = Record<Name, string>;

/** @returns undefined when the text is not a public key, or its id is of another key */
const parsePublicKey = (text: string): VerifyingKey | undefined => {
  const found = keyPattern.exec(text)?.groups as Groups<'name' | 'id' | 'encoded'> | undefined;
  if (!found) return undefined;
  const bytes = fromBase64(found.encoded);
  if (bytes[0] !== ed25519[0]) return undefined;
  const key = { name: found.name, publicKey: bytes.slice(1) };
  return bytesToHex(keyId(key)) === found.id ? key : undefined;
};

/** True for a text in the form of `formatPublicKey`. */
export const isPublicKey = (text: string): boolean => parsePublicKey(text) !== undefined;

/** The checkpoint with its signature, as C2SP tlog-checkpoint and signed-note write it. */
export const signCheckpoint = ({ origin, size, root }: Checkpoint, { name, privateKey }: SigningKey): string => {
  const text = `${origin}\n${size}\n${toBase64(root)}\n`;
  const signature = concatBytes(
    keyId({ name, publicKey: getPublicKey(privateKey) }),
    sign(utf8ToBytes(text), privateKey),
  );
  return `${text}\n— ${name} ${toBase64(signature)}\n`;
};

const notePattern =
  /^(?<text>(?<origin>[^\n]+)\n(?<size>0|[1-9][0-9]{0,14})\n(?<root>[A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*)\n(?<signatures>(?:— [^\n]+\n)+)$/;

/** True for a text in the form of a checkpoint. The signatures are not checked. */
export const isCheckpoint = (text: string): boolean => notePattern.test(text);

/** A signature has 68 bytes: four of the key's id and 64 of Ed25519. */
const signaturePattern = /^— (?<name>\S+) (?<encoded>[A-Za-z0-9+/]{91}=)$/gm;

const isSigned = (text: string, signatures: string, key: VerifyingKey): boolean =>
  Array.from(signatures.matchAll(signaturePattern), ({ groups }) => groups as Groups<'name' | 'encoded'>).some(
    (found) => {
      if (found.name !== key.name) return false;
      const bytes = fromBase64(found.encoded);
      return equalHashes(bytes.slice(0, 4), keyId(key)) && verify(bytes.slice(4), utf8ToBytes(text), key.publicKey);
    },
  );

/**
 * Reads a checkpoint. Signatures of other keys in it are ignored.
 *
 * @param publicKeys see `formatPublicKey`; one of them must have signed
 * @returns undefined when it is not a checkpoint, or not signed with one of the keys
 */
export const openCheckpoint = (note: string, ...publicKeys: string[]): Checkpoint | undefined => {
  const found = notePattern.exec(note)?.groups as
    | Groups<'text' | 'origin' | 'size' | 'root' | 'signatures'>
    | undefined;
  if (!found) return undefined;
  const { text, origin, size, root, signatures } = found;
  const keys = publicKeys.map(parsePublicKey);
  if (!keys.some((key) => key && isSigned(text, signatures, key))) return undefined;
  return { origin, size: Number(size), root: fromBase64(root) };
};

/** Name and id of a public key, as `matraz.example/registro+c74f20a3`: short enough to read out. */
export const publicKeyId = (publicKey: string): string => publicKey.split('+').slice(0, 2).join('+');
