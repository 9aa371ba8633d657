/** The encoding of a text file, as `TextDecoder` names it; `cp850` is that of DOS in western Europe and Latin America. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'cp850' | (string & {});

export interface DecodedText {
  text: string;
  encoding: Encoding;
  /** The bytes make sense in more than one encoding, and nothing in the file says which. */
  isDoubtful: boolean;
}

/** Characters of the bytes 80 to FF (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT). */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export const decodeCp850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : cp850[byte - 0x80])).join('');

/** Null: the bytes do not fit the encoding, or `TextDecoder` does not know it. */
const tryDecode = (bytes: Uint8Array, encoding: Encoding): string | null => {
  if (encoding === 'cp850') return decodeCp850(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Whether all bytes beyond ASCII make sense as UTF-8, and there are some. */
const hasUtf8 = (bytes: Uint8Array): boolean => bytes.some((byte) => byte > 0x7f) && tryDecode(bytes, 'utf-8') !== null;

/** What the first bytes say: a mark, or the zeros of UTF-16 between the first two characters. */
const byMark = ([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array): Encoding | null => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : null;
};

/** The encoding of an XML declaration. UTF-16 is ignored: a declaration in UTF-16 could not be read byte by byte. */
const byDeclaration = (bytes: Uint8Array): Encoding | null => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? null;
  return declared?.startsWith('utf-16') ? null : declared;
};

const older: Encoding[] = ['windows-1252', 'macintosh', 'cp850'];

const spanish = /[áéíóúüñÁÉÍÓÚÜÑ]/;
/** Signs of questions about science that are not letters. */
const sign = /[¿¡°º²³±·µ×÷–—‘’“”«»…€½¼¾\u00a0]/;
const letter = /\p{L}/u;

/** How well a character beyond ASCII fits its neighbours in Spanish: 1, 0 or -1. */
const fitOf = (before: string, character: string, after: string): number => {
  const inWord = letter.test(before) || letter.test(after);
  if (spanish.test(character)) {
    // `nÚmero`: a capital inside a word of small letters.
    const isSmall = (one: string) => letter.test(one) && one === one.toLowerCase();
    return inWord && !(character !== character.toLowerCase() && isSmall(before)) ? 1 : 0;
  }
  // `180¡` is a degree in MacRoman.
  if (/[¿¡]/.test(character)) return /[\p{L}\p{N}]/u.test(before) ? -1 : letter.test(after) ? 1 : 0;
  if (sign.test(character)) return letter.test(before) && letter.test(after) ? -1 : 0;
  return -1;
};

const fitOfText = (text: string): number => {
  let fit = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character > '\u007f') fit += fitOf(text.charAt(at - 1), character, text.charAt(at + 1));
  }
  return fit;
};

/** Part of the text that is judged. */
const LOOK_AT = 200_000;

/** The bytes read in each older encoding. The text that fits Spanish best comes first. */
export const olderReadings = (bytes: Uint8Array): { text: string; encoding: Encoding; fit: number }[] =>
  older
    .flatMap((encoding) => {
      const text = tryDecode(bytes, encoding);
      return text === null ? [] : [{ text, encoding, fit: fitOfText(text.slice(0, LOOK_AT)) }];
    })
    .sort((one, other) => other.fit - one.fit);

const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

/**
 * The text of a file, for every place that reads one: what its mark or its XML declaration says, then UTF-8, then the
 * encoding of an older program that fits Spanish best. It never contains U+FFFD for a byte that was not understood.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const marked = byMark(bytes);
  // Bytes of UTF-8 beyond ASCII make no sense in another encoding. Some programs convert a file and keep its declaration.
  const said = [marked, hasUtf8(bytes) ? null : byDeclaration(bytes), 'utf-8' as const].filter(
    (encoding) => encoding !== null,
  );
  for (const encoding of said) {
    const text = tryDecode(bytes, encoding);
    if (text !== null) return { text: withoutMark(text), encoding, isDoubtful: false };
  }
  const readings = olderReadings(bytes);
  const [best, next] = readings;
  if (!best) throw new Error('cp850 knows every byte');
  const isDoubtful = best.fit <= 0 || (next !== undefined && next.fit === best.fit && next.text !== best.text);
  const usual = readings.find(({ encoding }) => encoding === 'windows-1252');
  const { text, encoding } = best.fit > 0 ? best : (usual ?? best);
  return { text, encoding, isDoubtful };
};
