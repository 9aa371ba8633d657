import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const latin = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer);

/** A text in another encoding, by the bytes of its letters. */
const encoded = (text: string, letters: Record<string, number>) =>
  Uint8Array.from(text, (unit) => letters[unit] ?? unit.charCodeAt(0));
const mac = { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ñ: 0x96, '¿': 0xc0, '¡': 0xc1 };
const dos = { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ñ: 0xa4, '¿': 0xa8, Í: 0xd6 };
const question = '¿Qué organelo de la célula produce energía? La mitocondria, también en algún año.';

describe('the encoding', () => {
  test.each<[string, Uint8Array, string, string]>([
    ['UTF-8', new TextEncoder().encode(question), question, 'utf-8'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a', 'utf-8'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, 0xf1, 0), 'ñ', 'utf-16le'],
    [
      'UTF-16 without a mark, as XML',
      utf16('<?xml version="1.0"?><a>ñ</a>'),
      '<?xml version="1.0"?><a>ñ</a>',
      'utf-16le',
    ],
    ['Windows-1252', latin(question), question, 'windows-1252'],
    [
      'Windows-1252 with dashes and quotes',
      bytes(0x93, 0x61, 0xf1, 0x6f, 0x94, 0x20, 0x96, 0x20, 0x62),
      '“año” – b',
      'windows-1252',
    ],
    ['MacRoman', encoded(question, mac), question, 'macintosh'],
    [
      'MacRoman with one letter',
      encoded('El núcleo está en la célula', mac),
      'El núcleo está en la célula',
      'macintosh',
    ],
    ['CP850', encoded(question, dos), question, 'cp850'],
  ])('is found: %s', (_, file, text, encoding) => {
    expect(decodeText(file)).toEqual({ text, encoding, isDoubtful: false });
  });

  test.each(['iso-8859-1', 'ISO-8859-1', 'windows-1252'])('is what the XML declaration says: %s', (name) => {
    const xml = `<?xml version="1.0" encoding="${name}"?><p>Núcleo</p>`;
    expect(decodeText(latin(xml)).text).toBe(xml);
  });

  test.each(['utf-16', 'ISO-8859-1'])('is UTF-8 when the bytes are, and the declaration says %s', (name) => {
    const xml = `<?xml version="1.0" encoding="${name}"?><p>¿Ñandú?</p>`;
    expect(decodeText(new TextEncoder().encode(xml))).toEqual({ text: xml, encoding: 'utf-8', isDoubtful: false });
  });

  test('is what the bytes say when the declaration says UTF-16', () => {
    const xml = '<?xml version="1.0" encoding="utf-16"?><p>Núcleo</p>';
    expect(decodeText(latin(xml)).text).toBe(xml);
  });

  test.each(['¿Qué?', 'Pregunta;A'])('is UTF-16 without a mark when every second byte is zero: %s', (text) => {
    expect(decodeText(utf16(text))).toEqual({ text, encoding: 'utf-16le', isDoubtful: false });
    expect(decodeText(utf16(text).map((_, at, all) => all[at ^ 1] ?? 0)).text).toBe(text);
  });

  test('is UTF-8 when the declaration names an encoding that nobody knows', () => {
    const xml = '<?xml version="1.0" encoding="x-none"?><p>Núcleo</p>';
    expect(decodeText(new TextEncoder().encode(xml)).text).toBe(xml);
  });

  test.each([
    ['the bytes make no Spanish', bytes(0x61, 0x20, 0x81, 0x8d, 0x20, 0x62)],
    ['only a sign of MacRoman tells, as in 100°', encoded('hierve a 100° C', { '°': 0xa1 })],
  ])('is in doubt when %s', (_, file) => {
    expect(decodeText(file).isDoubtful).toBe(true);
  });
});

test('no byte becomes U+FFFD', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(decodeText(all).text).not.toContain('\ufffd');
});
