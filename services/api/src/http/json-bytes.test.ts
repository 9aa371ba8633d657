import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { JsonBytes, packJson } from './json-bytes.ts';
import { KeptJson } from './kept-json.ts';

const entries = (length: number) => JSON.stringify(Array.from({ length }, (_, n) => `respuesta nº ${n} del ñandú`));
const kept = (name: string, length: number) => new KeptJson(`"${name}":${entries(length)}`);
const exam = kept('exam', 500);
const unit = kept('unit', 40);
const topics = kept('topics', 300);

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
/** What a client gets that accepts this. */
const replyTo = (accepted: string, parts: readonly (KeptJson | string)[]) => {
  const packed = packJson(new JsonBytes(...parts), accepted);
  if (!packed) return null;
  const { encoding, bytes } = packed;
  return { encoding, text: unpack[encoding](Buffer.concat(bytes)).toString() };
};
const textOf = (parts: readonly (KeptJson | string)[]) =>
  parts.map((part) => (part instanceof KeptJson ? part.bytes.toString() : part)).join('');

const own = (length: number) => `,"own":${entries(length)},`;
type Reply = (KeptJson | string)[];
const mostlyKept = (id: string): [string, Reply][] => [
  ['one kept part', [exam]],
  ['a kept part and a short one', [exam, `,"id":"${id}"`]],
];
const anyReply = (id: string): [string, Reply][] => [
  ...mostlyKept(id),
  ['a kept part and a long one', [exam, `,"id":"${id}"`, own(5_000)]],
  ['kept parts with a short one between them', [exam, `,"id":"${id}",`, unit]],
  ['kept parts with a long one between them', [exam, own(5_000), unit]],
  ['kept parts side by side between short ones', [`{"id":"${id}",`, exam, unit, topics, '}']],
  ['kept parts between long ones', [own(200), exam, '', own(100), topics, own(5_000)]],
  ['one long part', [own(9_000)]],
];

// Each twice, because a kept part is compressed for the first reply only.
describe('a client gets the whole reply of', () => {
  test.each(['one', 'two'].flatMap(anyReply))('%s, with gzip', (_, parts) => {
    expect(replyTo('gzip', parts)).toEqual({ encoding: 'gzip', text: textOf(parts) });
  });

  test.each(['one', 'two'].flatMap(mostlyKept))('%s, with brotli', (_, parts) => {
    expect(replyTo('br', parts)).toEqual({ encoding: 'br', text: textOf(parts) });
  });
});

test('brotli is for one kept part and little more, because only gzip can join compressed parts', () => {
  expect(replyTo('gzip, br', [exam, own(1)])?.encoding).toBe('br');
  expect(replyTo('gzip, br', [exam, own(100)])?.encoding).toBe('gzip');
  expect(replyTo('gzip, br', ['{', exam, '}'])?.encoding).toBe('gzip');
});

test('a kept part is compressed once; for many replies it is compressed again for the second one, with more effort', () => {
  const packedBy = (part: KeptJson) =>
    ['one', 'two', 'three'].map((id) => packJson(new JsonBytes(`"id":"${id}",`, part), 'gzip')?.bytes[3] as Buffer);
  const text = `"exam":${entries(500)}`;
  const [first, second, third] = packedBy(new KeptJson(text));
  expect(second).not.toEqual(first);
  expect(third).toBe(second);
  const [one, two] = packedBy(new KeptJson(text, 'few'));
  expect(two).toBe(one);
});

test('a kept part holds no more memory than its text and its compressed forms need', () => {
  const part = new KeptJson('{"id":1}');
  for (const bytes of [part.bytes, part.brotli, part.deflated, part.deflated])
    expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('empty parts are left out', () => {
  expect(new JsonBytes(exam, '', new KeptJson('')).parts).toEqual([exam]);
});

test('a short reply goes as it is', () => {
  expect(replyTo('gzip, br', [kept('unit', 1), own(1)])).toBeNull();
});
