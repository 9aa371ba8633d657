import type { Line } from './line.ts';

/** The keys of a list such as '1 B, 2 C' or of a table, usually below all questions. */
export interface KeyList {
  /** What the list says about a question, by its number. Several entries: the list names the number again. */
  byNumber: ReadonlyMap<number, string[]>;
  /** Letters without numbers, in the order of the questions. */
  inOrder: readonly string[];
  /** The lines that are not part of a list. */
  others: Line[];
}

const label = '(?:preguntas?|n[°º]|n[úu]mero|[íi]tems?|claves?|respuestas?|alternativas?|letras?)(?:\\s+correctas?)?';
const labelFirst = new RegExp(`^${label}\\s*[:|\\t ]+(?=\\(?[\\dA-J])`, 'iu');
/** The header of a table: 'Pregunta  Clave'. */
const labelsOnly = new RegExp(`^${label}(?:[\\s|]+${label})+\\s*$`, 'iu');
const heading = new RegExp(
  '^(?:(?:tabla|hoja|pauta|lista|cuadro)\\s+de\\s+)?(?:claves?|respuestas?|pauta|solucionario|soluciones|correcci[óo]n|alternativas\\s+correctas)' +
    '(?:\\s+(?:correctas?|de\\s+(?:claves|respuestas|correcci[óo]n|preguntas|la\\s+prueba|las?\\s+preguntas?)))*\\s*[:.]?$',
  'iu',
);
/** A heading with the list on its line. */
const headingFirst =
  /^(?:tabla\s+de\s+|hoja\s+de\s+)?(?:claves|respuestas|pauta|solucionario)(?:\s+(?:correctas|de\s+\p{L}+))*\s*[:.–-]\s*(?=\(?[\dA-J])/iu;

const pairs =
  /(?:n[°º]\s?|p(?:regunta)?\s)?(\d{1,3})[\s.)\]\-–—:=°º→|]*(?:(?:alternativa|letra|opci[óo]n)\s)?\(?([A-J])\)?(?![\p{L}\p{N}])\.?/giu;
/** What may stand between two pairs. */
const between = /^[\s,;|·/–-]*$/;

/** A row of a table with more columns. */
const pairInRow = /^(\d{1,3})\t+\s*(\(?[A-J]\)?)\s*\t/iu;
/** '3. B) Mitocondria' and '3. B: porque…' below a heading. */
const pairFirst = /^(?:pregunta\s*)?(\d{1,3})[\s.)\-–—:=°º]+(\(?[A-J](?:\)|\.-|[.:–—-]|\s*$).*)$/isu;
const numbersOnly = /^\d{1,3}(?:[\s|,;]+\d{1,3})+$/;
const lettersOnly = /^\(?[A-J]\)?(?:[\s|,;–-]+\(?[A-J]\)?)+\.?$/i;

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const lettersIn = (text: string) => text.match(/[A-J]/gi) ?? [];
const listText = ({ plain }: Line): string =>
  plain
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(headingFirst, '')
    .replace(labelFirst, '');

type Pair = [number: number, key: string];

const pairsIn = (text: string): Pair[] =>
  between.test(text.replace(pairs, ''))
    ? [...text.matchAll(pairs)].map(([, number, key = '']) => [Number(number), key])
    : [];

/** A row of numbers above a row of letters. */
const pairsOfRows = (line: Line, next: Line | undefined): Pair[] => {
  const [above, below] = [listText(line), next ? listText(next) : ''];
  if (!numbersOnly.test(above) || !lettersOnly.test(below)) return [];
  const [numbers, letters] = [numbersIn(above), lettersIn(below)];
  return numbers.length === letters.length ? numbers.map((number, place) => [number, letters[place] ?? '']) : [];
};

interface Part {
  pairs: Pair[];
  /** Number of lines. */
  size: number;
}

const partAt = (lines: readonly Line[], at: number, isBelowHeading: boolean): Part | null => {
  const line = lines[at];
  if (!line) return null;
  const ofRows = pairsOfRows(line, lines[at + 1]);
  if (ofRows.length > 0) return { pairs: ofRows, size: 2 };
  const found = pairsIn(listText(line));
  if (found.length > 0) return { pairs: found, size: 1 };
  const [, number, key = ''] = pairInRow.exec(line.plain) ?? ((isBelowHeading && pairFirst.exec(line.plain)) || []);
  return number === undefined ? null : { pairs: [[Number(number), key]], size: 1 };
};

/** The parts of a list from this line on. */
const listAt = (lines: readonly Line[], from: number, isBelowHeading: boolean): Part => {
  const found: Pair[] = [];
  let at = from;
  for (;;) {
    while (at > from && labelsOnly.test(lines[at]?.plain ?? '-')) at += 1;
    const part = partAt(lines, at, isBelowHeading);
    if (!part) return { pairs: found, size: at - from };
    found.push(...part.pairs);
    at += part.size;
  }
};

/** Takes the lists of keys out of a text. A line such as '1. B' alone is no list: it may be a short question. */
export const takeKeyLists = (lines: readonly Line[]): KeyList => {
  const byNumber = new Map<number, string[]>();
  const others: Line[] = [];
  let inOrder: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line;
    const isHeading = heading.test(line.plain) || labelsOnly.test(line.plain);
    let from = isHeading ? at + 1 : at;
    while (isHeading && labelsOnly.test(lines[from]?.plain ?? '-')) from += 1;
    const list = listAt(lines, from, isHeading);
    const isList = list.pairs.length >= (isHeading || headingFirst.test(line.plain) ? 1 : 2);
    const next = lines[from];
    const letters = next ? listText(next) : '';
    if (isList) {
      for (const [number, key] of list.pairs) {
        const named = byNumber.get(number);
        if (named) named.push(key);
        else byNumber.set(number, [key]);
      }
      at = from + list.size;
    } else if (
      lettersOnly.test(letters) &&
      lettersIn(letters).length > 1 &&
      (isHeading || headingFirst.test(line.plain))
    ) {
      inOrder = lettersIn(letters);
      at = from + 1;
    } else {
      others.push(line);
      at += 1;
    }
  }
  return { byNumber, inOrder, others };
};
