import { shorten } from './shorten.ts';

interface TypedOption {
  letter: string;
  typed: string;
}

/** A key and the options of its row, as typed. */
export interface KeyRow {
  key: string;
  options: readonly TypedOption[];
}

/** What a key says as the place of an option, and as its text. */
interface Reading {
  place: string | undefined;
  text: string | undefined;
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const truths = new Map([
  ['v', 'verdadero'],
  ['f', 'falso'],
]);

/** The letter of the only option with this text. Case and accents count only when another option differs by them. */
const letterOfText = (key: string, options: readonly TypedOption[]): string | undefined => {
  const only = (found: readonly TypedOption[]) => (found.length === 1 ? found[0]?.letter : undefined);
  const exact = options.filter(({ typed }) => typed === key);
  if (exact.length > 0) return only(exact);
  const wanted = [folded(key), truths.get(folded(key))];
  return only(options.filter(({ typed }) => wanted.includes(folded(typed))));
};

const letterOfNumber = (number: number): string => String.fromCharCode(65 + number);

/** `B`, `(b)`, `Opción B`, `2`, `Respuesta 2`, `2.0`, or `B) dos` when B is «dos». */
const letterOfPlace = ({ key, options }: KeyRow, first: 0 | 1): string | undefined => {
  const name = folded(key).replace(/^(?:opcion|alternativa|respuesta|option|answer) ?/, '');
  const number = /^(\d{1,2})(?:[.,]0)?$/.exec(name)?.[1];
  if (number !== undefined) return letterOfNumber(Number(number) - first);
  const letter = /^\(?([a-j])[).]?$/.exec(name)?.[1];
  if (letter) return letter.toUpperCase();
  const [, before = '', text = ''] = /^\(?([a-j])[).]\s*(.+)$/is.exec(key) ?? [];
  return before && letterOfText(text, options) === before.toUpperCase() ? before.toUpperCase() : undefined;
};

const severalPlaces = /^[\s(]*(?:[a-j]|\d{1,2})\)?(?:\s*(?:[,;/+&]|\sy\s|\sand\s)\s*\(?(?:[a-j]|\d{1,2})\)?)+\s*$/i;

/** The key of a row: the letter of an option, or why there is none. */
export type KeyResult = { letter: string | null } | { reason: string };

/** How the keys of a table are to be read. A column of keys has one kind of key, so all rows are looked at. */
export const keyReader = (rows: readonly KeyRow[]): { countsFromZero: boolean; read: (row: KeyRow) => KeyResult } => {
  const keys = rows.map(({ key }) => key).filter((key) => key !== '');
  const countsFromZero =
    keys.length > 1 &&
    keys.every((key) => /^\d{1,2}$/.test(key)) &&
    rows.some(({ key, options }) => key === '0' && letterOfText(key, options) === undefined);
  const readingOf = (row: KeyRow): Reading => {
    const place = letterOfPlace(row, countsFromZero ? 0 : 1);
    return {
      place: row.options.some(({ letter }) => letter === place) ? place : undefined,
      text: letterOfText(row.key, row.options),
    };
  };
  const readings = rows.map(readingOf);
  const onlyPlaces = countsFromZero || readings.some(({ place, text }) => place !== undefined && text === undefined);
  const onlyTexts = readings.some(({ place, text }) => place === undefined && text !== undefined);
  return {
    countsFromZero,
    read: (row) => {
      const { key } = row;
      if (key === '') return { letter: null };
      const { place, text } = readingOf(row);
      const letter = place ?? text;
      if (place !== undefined && text !== undefined && place !== text) {
        if (onlyPlaces !== onlyTexts) return { letter: onlyPlaces ? place : text };
        const instead = /^\d/.test(key) ? 'la letra' : 'el número';
        return {
          reason: `se omitió porque la respuesta «${shorten(key)}» puede ser la alternativa ${place} o el texto de la ${text}; escribe ${instead} de la alternativa`,
        };
      }
      if (letter !== undefined) return { letter };
      return {
        reason: severalPlaces.test(key)
          ? 'se omitió porque tiene más de una alternativa correcta'
          : `se omitió porque la respuesta «${shorten(key)}» no es una de las alternativas`,
      };
    },
  };
};
