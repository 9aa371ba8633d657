import { describe, expect, test } from 'vitest';
import { UnreadableFile } from './import-result.ts';
import { openFile } from './open-file.ts';
import { writeZip } from './zip.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
const noText = new UnreadableFile(
  'No es un archivo de preguntas: guárdalo como texto simple (.txt) y vuelve a elegirlo.',
);

describe('a text', () => {
  test.each<[string, Uint8Array, string]>([
    ['is empty', bytes(), ''],
    ['is in UTF-8', utf8('año'), 'año'],
    ['is in UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['is of an older Windows program', bytes(0x61, 0xf1, 0x6f, 0x80), 'año€'],
    ['is in UTF-16 with the small byte first', bytes(0xff, 0xfe, 0x61, 0, 0xf1, 0), 'añ'],
    ['is in UTF-16 with the large byte first', bytes(0xfe, 0xff, 0, 0x61, 0, 0xf1), 'añ'],
    ['has only the first byte of a mark', bytes(0xff, 0x61), 'ÿa'],
    ['has only the first byte of the other mark', bytes(0xfe, 0x61), 'þa'],
    ['has only the second byte of a mark', bytes(0x61, 0xfe), 'aþ'],
    ['has only the second byte of the other mark', bytes(0x61, 0xff), 'aÿ'],
  ])('%s', (_, file, text) => {
    expect(openFile(file)).toMatchObject({ kind: 'text', text });
  });

  test('may have a character 0 in UTF-16', () => {
    expect(openFile(bytes(0xff, 0xfe, 0, 0))).toEqual({ kind: 'text', text: '\0' });
  });

  test.each([
    ['a document of Word', bytes(0xd0, 0xcf, 0x11, 0xe0, 0)],
    ['a file in UTF-8 with a character 0', utf8('a\0b')],
  ])('is not %s', (_, file) => {
    expect(() => openFile(file)).toThrow(noText);
  });
});

test('a document of an older Office is refused with the way out', () => {
  const ole = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0);
  expect(() => openFile(ole)).toThrow('guárdalo como .docx');
});

test('a zip gives its files', () => {
  expect(openFile(writeZip(new Map([['a.txt', 'a']])))).toEqual({
    kind: 'package',
    files: new Map([['a.txt', utf8('a')]]),
  });
});

test('a file may have 50 MB', () => {
  expect(() => openFile(new Uint8Array(50_000_000))).toThrow(noText);
  expect(() => openFile(new Uint8Array(50_000_001))).toThrow(new UnreadableFile('El archivo supera los 50 MB.'));
});
