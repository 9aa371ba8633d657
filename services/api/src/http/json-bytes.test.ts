import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { KeptJson, SharedJson } from './json-bytes.ts';

const text = JSON.stringify({
  questions: Array.from({ length: 500 }, (_, n) => `¿Cuánta energía tiene el ñandú ${n}?`),
});
const shared = new SharedJson(text.slice(0, -1));

const entries = (length: number) => JSON.stringify(Array.from({ length }, (_, n) => `respuesta nº ${n}`));
const unpack = {
  br: (parts: Buffer[]) => brotliDecompressSync(Buffer.concat(parts)).toString(),
  gzip: (parts: Buffer[]) => gunzipSync(Buffer.concat(parts)).toString(),
};

describe.each(['br', 'gzip'] as const)(
  'the parts of a reply, compressed with %s, are the whole reply again:',
  (encoding) => {
    test.each([0, 1, 80, 5_000])('a shared part and an own one with %i entries', (length) => {
      const own = `,"own":${entries(length)}}`;
      const parts = shared.packWith(Buffer.from(own), null, encoding);
      expect(unpack[encoding](parts)).toBe(text.slice(0, -1) + own);
    });

    test.each([
      [0, 1],
      [1, 80],
      [5_000, 5_000],
    ])('a shared part, an own one with %i entries and a kept one with %i, again and again', (length, keptLength) => {
      const kept = new KeptJson(`,"kept":${entries(keptLength)}}`);
      for (const number of [1, 2]) {
        const own = `,"number":${number},"own":${entries(length)}`;
        const parts = shared.packWith(Buffer.from(own), kept, encoding);
        expect(unpack[encoding](parts)).toBe(text.slice(0, -1) + own + kept.bytes);
      }
    });
  },
);

test('a kept part is compressed once', () => {
  const kept = new KeptJson(`,"kept":${entries(80)}}`);
  const [first, second] = [1, 2].map((number) => shared.packWith(Buffer.from(`,"n":${number}`), kept, 'gzip'));
  expect(first).toContain(kept.deflated);
  expect(second).toContain(kept.deflated);
});
