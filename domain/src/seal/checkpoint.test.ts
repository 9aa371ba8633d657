import { createPrivateKey, createPublicKey, sign as nodeSign, verify as nodeVerify } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  formatPublicKey,
  isCheckpoint,
  isPublicKey,
  openCheckpoint,
  publicKeyId,
  type SigningKey,
  signCheckpoint,
} from './checkpoint.ts';
import { hashLeaf } from './merkle-tree.ts';

const key: SigningKey = { name: 'matraz.example/registro', privateKey: new Uint8Array(32).fill(7) };
const otherKey: SigningKey = { ...key, privateKey: new Uint8Array(32).fill(8) };
const checkpoint = { origin: 'matraz.example/registro', size: 1234, root: hashLeaf(Uint8Array.of(1)) };
const note = signCheckpoint(checkpoint, key);
const publicKey = formatPublicKey(key);

test('a checkpoint is read with the key that signed it', () => {
  expect(openCheckpoint(note, publicKey)).toEqual(checkpoint);
});

test('a checkpoint is five lines: origin, size, root, an empty line and the signature', () => {
  expect(note.split('\n')).toEqual([
    checkpoint.origin,
    '1234',
    Buffer.from(checkpoint.root).toString('base64'),
    '',
    expect.stringMatching(/^— matraz\.example\/registro [A-Za-z0-9+/]{91}=$/),
    '',
  ]);
});

test("the signature is a plain Ed25519 signature of the text, by another library's judgement", () => {
  const raw = Buffer.from(publicKey.split('+').slice(2).join('+'), 'base64').subarray(1);
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
  const signature = Buffer.from(note.trimEnd().split(' ').at(-1) ?? '', 'base64').subarray(4);
  const text = note.slice(0, note.indexOf('\n\n') + 1);
  const loaded = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  expect(nodeVerify(null, Buffer.from(text), loaded, signature)).toBe(true);
});

/** Published by others. The first is the example of Go's package `note`, the second the checkpoint of Go's module database at that size. */
const publishedKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const goKey = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8';
const goCheckpoint = [
  'go.sum database tree',
  '31700353',
  'qINS1GRFhWHwdkUeqLEoP4yEMkTBBzxBkGwGQlVlVcs=',
  '',
  '— sum.golang.org Az3grnmrIUEDFqHzAElIQCPNoRFRAAdFo47fooyWKMHb89k11GJh5zHIfNCOBmwn/C3YI8oW9/C8DJ87F61QqspBYwM=',
  '',
].join('\n');

test('a public key is written as the published example is', () => {
  // The published private key, without its first byte, which names Ed25519.
  const seed = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
  expect(formatPublicKey({ name: 'PeterNeumann', privateKey: seed })).toBe(publishedKey);
});

test('a checkpoint that another log published is read with its key only', () => {
  const read = openCheckpoint(goCheckpoint, goKey);
  expect(read).toMatchObject({ origin: 'go.sum database tree', size: 31_700_353 });
  expect(Buffer.from(read?.root ?? []).toString('base64')).toBe('qINS1GRFhWHwdkUeqLEoP4yEMkTBBzxBkGwGQlVlVcs=');
  expect(openCheckpoint(goCheckpoint, publishedKey)).toBeUndefined();
  expect(openCheckpoint(goCheckpoint.replace('31700353', '31700354'), goKey)).toBeUndefined();
});

test('the key is also read when its base64 contains a plus sign', () => {
  const keys = Array.from({ length: 40 }, (_, i) => ({ ...key, privateKey: new Uint8Array(32).fill(i + 1) }));
  const withPlus = keys.filter((one) => formatPublicKey(one).split('+').length > 3);
  expect(withPlus.length).toBeGreaterThan(0);
  for (const one of withPlus)
    expect(openCheckpoint(signCheckpoint(checkpoint, one), formatPublicKey(one))).toEqual(checkpoint);
});

test('one of several keys is enough', () => {
  expect(openCheckpoint(note, formatPublicKey(otherKey), publicKey)).toEqual(checkpoint);
  expect(openCheckpoint(note)).toBeUndefined();
});

test('a public key is one line: name, id and an Ed25519 key', () => {
  const [name, id, encoded = ''] = publishedKey.split('+');
  const bytes = Buffer.from(encoded, 'base64');
  bytes[0] = 2;
  expect([publishedKey, publicKey].map(isPublicKey)).toEqual([true, true]);
  const wrong = ['', `x ${publishedKey}`, `${publishedKey}x`, `${name}+00000000+${encoded}`, `${name}+${id}`];
  for (const text of [...wrong, `${name}+${id}+${bytes.toString('base64')}`]) expect(isPublicKey(text)).toBe(false);
});

test('a public key is named by its name and id', () => {
  expect(publicKeyId(publishedKey)).toBe('PeterNeumann+c74f20a3');
});

test('a signature of someone else beside ours is ignored', () => {
  const cosigned = `${note}— testigo.example ${Buffer.alloc(68).toString('base64')}\n`;
  expect(openCheckpoint(cosigned, publicKey)).toEqual(checkpoint);
});

/** As tlog-checkpoint allows: more lines between the root and the empty line. Signed like the others. */
const withLines = (...lines: string[]) => {
  const text = `${note.slice(0, note.indexOf('\n\n') + 1)}${lines.map((line) => `${line}\n`).join('')}`;
  const id = Buffer.from(publicKey.split('+')[1] ?? '', 'hex');
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), key.privateKey]);
  const signature = nodeSign(null, Buffer.from(text), createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }));
  return `${text}\n— ${key.name} ${Buffer.concat([id, signature]).toString('base64')}\n`;
};

test('a checkpoint may have more lines, which are signed too', () => {
  const longer = withLines('x', 'otra cosa');
  expect(openCheckpoint(longer, publicKey)).toEqual(checkpoint);
  expect(openCheckpoint(longer.replace('otra', 'otro'), publicKey)).toBeUndefined();
});

test('the form of a checkpoint is known without its key', () => {
  expect([note, goCheckpoint, withLines('x')].map(isCheckpoint)).toEqual([true, true, true]);
  expect(['', 'hola', note.slice(0, -1), `x\n${note}`].map(isCheckpoint)).toEqual([false, false, false, false]);
});

test.each([
  ['a line after it', `${note}x`],
  ['a line before it', `x\n${note}`],
  ['an empty line before it', `\n${note}`],
  ['another size', note.replace('1234', '1235')],
  ['another origin', note.replace('matraz', 'mataz')],
  ['another root', note.replace(/\n.{44}\n\n/, `\n${Buffer.alloc(32).toString('base64')}\n\n`)],
  ['another signature', signCheckpoint(checkpoint, otherKey)],
  ['no signature', note.split('— ')[0] ?? ''],
  ['the name of another signer', note.replace('— matraz', '— mataz')],
  ['a signature in the middle of its line', note.replace('— matraz', '— x — matraz')],
  ['text after its signature', note.replace(/\n$/, ' x\n')],
  ['a signature that is no base64', note.replace(/.{3}\n$/, '\n')],
  ['a short signature', note.replace(/.{20}\n$/, '\n')],
  ['nothing', ''],
  ['other text', 'hola'],
])('a checkpoint with %s is refused', (_, changed) => {
  expect(openCheckpoint(changed, publicKey)).toBeUndefined();
});

test.each([
  ['another key', formatPublicKey(otherKey)],
  ['a key whose id is of another key', publicKey.replace(/\+[0-9a-f]{8}\+/, '+00000000+')],
  ['no key', ''],
  ['a key of another kind', 'matraz.example/registro+12345678+AAAA'],
])('a checkpoint is refused with %s', (_, other) => {
  expect(openCheckpoint(note, other)).toBeUndefined();
});
