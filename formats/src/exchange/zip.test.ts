import { strToU8 } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UnreadableFile } from './import-result.ts';
import { isZip, readZip, writeZip } from './zip.ts';

const damaged = new UnreadableFile('El zip está dañado.');
const cutOff = new UnreadableFile('El zip está dañado o vacío.');
const tooLarge = new UnreadableFile('El zip ocupa demasiado al descomprimirse.');

const concat = (...parts: Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
};
const zeros = (size: number) => '\0'.repeat(size);
/** Bytes that do not shrink. */
const noise = (size: number) => {
  let last = 1;
  return Uint8Array.from({ length: size }, () => {
    last = (last * 48_271) % 2_147_483_647;
    return last >> 8;
  });
};
/** A file of zeros that is not packed, without the lists at the end of a zip. Quicker than `writeZip`. */
const entry = (path: string, size: number) => {
  const name = new TextEncoder().encode(path);
  const header = new DataView(new ArrayBuffer(30));
  header.setUint32(0, 0x504b0304);
  header.setUint32(18, size, true);
  header.setUint32(22, size, true);
  header.setUint16(26, name.length, true);
  return concat(new Uint8Array(header.buffer), name, new Uint8Array(size));
};
const withOneByte = writeZip(new Map([['last', 'x']]));

describe('a zip is recognised by its first four bytes', () => {
  test.each([
    [[0x50, 0x4b, 3, 4], true],
    [[0x50, 0x4b, 3, 4, 5], true],
    [[0x51, 0x4b, 3, 4], false],
    [[0x50, 0x4a, 3, 4], false],
    [[0x50, 0x4b, 5, 4], false],
    [[0x50, 0x4b, 3, 6], false],
    [[0x50, 0x4b, 3], false],
    [[], false],
  ])('%j: %j', (bytes, expected) => {
    expect(isZip(new Uint8Array(bytes))).toBe(expected);
  });
});

describe('reading', () => {
  test('gives each file with its whole content', () => {
    const files = new Map([
      ['a..b/c.png', noise(40_000)],
      ['..a/d:e.txt', new TextEncoder().encode('añ'.repeat(30_000))],
      ['empty', new Uint8Array()],
    ]);
    expect(readZip(writeZip(files))).toEqual(files);
  });

  test('takes a zip of any size', () => {
    const around = writeZip(new Map([['a', new Uint8Array()]])).length;
    const content = noise(16_384 - around);
    const zip = writeZip(new Map([['a', content]]));
    expect(zip).toHaveLength(16_384);
    expect(readZip(zip)).toEqual(new Map([['a', content]]));
  });

  test.each(['../a', '/a', 'a/../b', 'a/..', 'C:/a', 'z:a', '..\\a', 'a\\..\\b', 'a\0b'])(
    'refuses the path %j',
    (path) => {
      const zip = writeZip(new Map([[path, 'x']]));
      expect(() => readZip(zip)).toThrow(new UnreadableFile('El zip tiene una ruta no permitida y no se abrió.'));
    },
  );

  test.each([
    ...['a/', '__MACOSX/a', 'a/__MACOSX/b', '.DS_Store', 'a/.DS_Store', 'Thumbs.db', 'a/Thumbs.db'],
    ...['desktop.ini', 'a/desktop.ini'],
  ])('drops %j', (path) => {
    expect([
      ...readZip(
        writeZip(
          new Map([
            [path, ''],
            ['b', 'b'],
          ]),
        ),
      ).keys(),
    ]).toEqual(['b']);
  });

  test.each([
    ...['a__MACOSX/b', '__MACOSX', 'a.DS_Store', '.DS_Store.txt', 'aThumbs.db', 'Thumbs.db.txt'],
    ...['adesktop.ini', 'desktop.ini.txt'],
  ])('keeps %j', (path) => {
    expect([...readZip(writeZip(new Map([[path, 'a']]))).keys()]).toEqual([path]);
  });

  test('refuses more than 20,000 files', () => {
    const files = Array.from({ length: 20_000 }, (_, index) => entry(`${index}`, 0));
    expect(readZip(concat(...files.slice(1), withOneByte)).size).toBe(20_000);
    expect(() => readZip(concat(...files, withOneByte))).toThrow(
      new UnreadableFile('El zip tiene más de 20000 archivos.'),
    );
  });
});

describe('a zip that is damaged is refused', () => {
  const zip = writeZip(
    new Map([
      ['a.txt', 'a'],
      ['b.txt', 'b'],
    ]),
  );
  const secondFile = 30 + 'a.txt'.length + 3; // the letter takes three bytes when it is packed

  test('when it is cut off in a file', () => {
    expect(() => readZip(zip.subarray(0, secondFile - 1))).toThrow(damaged);
  });

  test('when it is cut off after 16,384 bytes', () => {
    const large = writeZip(new Map([['a', noise(20_000)]]));
    expect(() => readZip(large.subarray(0, 16_384))).toThrow(damaged);
    expect(() => readZip(large.subarray(0, 16_385))).toThrow(damaged);
  });

  test.each([
    ['between two files', secondFile],
    ['in the name of a file', secondFile + 32],
    ['in the list of its files', zip.length - 22],
    ['in its name', 20],
  ])('when it is cut off %s', (_, length) => {
    expect(() => readZip(zip.subarray(0, length))).toThrow(cutOff);
  });

  test('when a file is packed in an unknown way', () => {
    const unknown = zip.slice();
    unknown[8] = 99;
    expect(() => readZip(unknown)).toThrow(damaged);
  });

  test('when a file cannot be unpacked', () => {
    const broken = writeZip(new Map([['a', 'a'.repeat(100)]]));
    broken[31] = 0xff;
    expect(() => readZip(broken)).toThrow(damaged);
  });

  test('when it has no files, or only those that a computer adds', () => {
    expect(() => readZip(writeZip(new Map()))).toThrow(cutOff);
    expect(() => readZip(writeZip(new Map([['.DS_Store', 'a']])))).toThrow(cutOff);
    expect(() => readZip(new Uint8Array())).toThrow(cutOff);
  });

  test('but a comment at its end is allowed', () => {
    expect([...readZip(concat(zip, new Uint8Array(65_535))).keys()]).toEqual(['a.txt', 'b.txt']);
  });
});

describe('a zip that unpacks to too much is refused', () => {
  test('when a file is more than a hundred times as large as its 16,384 packed bytes', () => {
    expect(readZip(writeZip(new Map([['a', zeros(1_638_400)]]))).get('a')).toHaveLength(1_638_400);
    expect(() => readZip(writeZip(new Map([['a', zeros(1_638_401)]])))).toThrow(tooLarge);
  });

  test('also when the zip says that the file is small', () => {
    const zip = writeZip(new Map([['a', zeros(1_638_401)]]));
    new DataView(zip.buffer).setUint32(22, 10, true);
    expect(() => readZip(zip)).toThrow(tooLarge);
  });

  test('when such a file follows a large one', () => {
    const files = new Map<string, string | Uint8Array>([
      ['a', noise(100_000)],
      ['b', zeros(4_000_000)],
    ]);
    expect(() => readZip(writeZip(files))).toThrow(tooLarge);
  });

  test('but a large file that is packed well is allowed', () => {
    const text = Array.from({ length: 20_000 }, (_, index) => index).join() + zeros(2_000_000);
    expect(readZip(writeZip(new Map([['a', text]]))).get('a')).toHaveLength(text.length);
  });

  test('when all its files have more than 200,000,000 bytes', () => {
    const zip = (size: number) => concat(entry('__MACOSX/a', size), withOneByte);
    expect([...readZip(zip(199_999_999)).keys()]).toEqual(['last']);
    expect(() => readZip(zip(200_000_000))).toThrow(tooLarge);
  });
});

describe('writing', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('packs texts and stores pictures as they are', () => {
    const text = 'a'.repeat(10_000);
    const bytes = new TextEncoder().encode(text);
    expect(writeZip(new Map([['a', text]])).length).toBeLessThan(1_000);
    expect(writeZip(new Map([['a', bytes]])).length).toBeGreaterThan(10_000);
    expect(readZip(writeZip(new Map([['a', text]])))).toEqual(new Map([['a', bytes]]));
  });

  test('gives files the date of 2026, which begins in 2025 in America', () => {
    const year = 1980 + ((writeZip(new Map([['a', 'a']]))[13] ?? 0) >> 1);
    expect([2025, 2026]).toContain(year);
  });

  test('gives the same bytes at any time', () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') });
    const march = writeZip(new Map([['a', 'a']]));
    vi.setSystemTime(new Date('2026-04-02T12:00:00Z'));
    expect(writeZip(new Map([['a', 'a']]))).toEqual(march);
  });
});

/** The same zip with other bytes for a name, and with or without the flag that says UTF-8. */
const renamed = (zip: Uint8Array, from: string, to: number[], isUtf8: boolean): Uint8Array => {
  const copy = zip.slice();
  const name = strToU8(from);
  for (let at = 0; at + name.length <= copy.length; at++) {
    if (!name.every((byte, place) => copy[at + place] === byte)) continue;
    copy.set(to, at);
    const header = [30, 46].find((length) => copy[at - length] === 0x50 && copy[at - length + 1] === 0x4b);
    const flag = at - (header ?? 0) + (header === 30 ? 7 : 9);
    copy[flag] = ((copy[flag] ?? 0) & ~8) | (isUtf8 ? 8 : 0);
  }
  return copy;
};

test.each<[string, string, number[], boolean, string]>([
  ['UTF-8 with its flag', 'xx.png', [...strToU8('é')], true, 'é.png'],
  ['UTF-8 without its flag, as on a Mac', 'xx.png', [...strToU8('é')], false, 'é.png'],
  ['the encoding of DOS', 'x.png', [0x82], false, 'é.png'],
  ['a combining accent', 'xxx.png', [...strToU8('e\u0301')], true, 'é.png'],
  ['backslashes', 'ax.png', [0x61, 0x5c], false, 'a/.png'],
])('a name in %s is understood', (_, from, to, isUtf8, name) => {
  const zip = renamed(writeZip(new Map([[from, 'x']])), from.replace('.png', ''), to, isUtf8);
  expect([...readZip(zip).keys()]).toEqual([name]);
});

test('a zip with a password is refused with the way out', () => {
  const zip = writeZip(new Map([['a.txt', 'a']]));
  zip[6] = 1;
  expect(() => readZip(zip)).toThrow('El zip tiene contraseña: guárdalo sin ella y vuelve a elegirlo.');
});

test('two files of one name are refused, because one would vanish', () => {
  const zip = writeZip(new Map(['a.txt', 'b.txt'].map((name) => [name, name])));
  const b = 'b.txt'.charCodeAt(0);
  const named = zip.map((byte, at) => (byte === b && zip[at + 1] === '.'.charCodeAt(0) ? b - 1 : byte));
  expect(() => readZip(named)).toThrow('El zip tiene dos veces el archivo «a.txt».');
});

test('what macOS leaves beside a file is dropped', () => {
  const files = readZip(writeZip(new Map(['q/a.xml', 'q/._a.xml', '__MACOSX/q/._a.xml'].map((name) => [name, 'x']))));
  expect([...files.keys()]).toEqual(['q/a.xml']);
});
