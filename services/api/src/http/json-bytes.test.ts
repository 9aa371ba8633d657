import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SharedJson } from './json-bytes.ts';

const text = JSON.stringify({
  questions: Array.from({ length: 500 }, (_, n) => `¿Cuánta energía tiene el ñandú ${n}?`),
});
const shared = new SharedJson(Buffer.from(text.slice(0, -1)));

describe('a shared part that was compressed once, joined with the own part of a reply', () => {
  test.each([0, 1, 80, 5_000])('is the whole reply again: %i entries', (length) => {
    const own = `,"own":${JSON.stringify(Array.from({ length }, (_, n) => `respuesta nº ${n}`))}}`;
    const whole = text.slice(0, -1) + own;
    expect(brotliDecompressSync(Buffer.concat(shared.packWith(Buffer.from(own), 'br'))).toString()).toBe(whole);
    expect(gunzipSync(Buffer.concat(shared.packWith(Buffer.from(own), 'gzip'))).toString()).toBe(whole);
  });
});
