import { rangesText } from '../../shared/study/ranges-text.ts';
import { amount } from '../../shared/study/words.ts';

/** The things of one kind that an import creates. */
export interface ImportPart {
  /** For example 'lección' and 'lecciones'. */
  one: string;
  many: string;
  total: number;
  /** Places of the created things, from 0. */
  created: Set<number>;
}

export const importPart = (one: string, many: string, total: number): ImportPart => ({
  one,
  many,
  total,
  created: new Set(),
});

const list = (texts: readonly string[]) => new Intl.ListFormat('es-CL').format(texts);

/** '1 tema y 2 lecciones'; empty when nothing was created. */
export const createdInWords = (parts: readonly ImportPart[]): string =>
  list(
    parts.filter(({ created }) => created.size > 0).map(({ created, one, many }) => amount(created.size, one, many)),
  );

/** '1 video y 2 preguntas (4 y 7)'. The places are said when a part of a kind was created. */
export const missingInWords = (parts: readonly ImportPart[]): string =>
  list(
    parts
      .filter(({ created, total }) => created.size < total)
      .map(({ created, total, one, many }) => {
        const missing = Array.from({ length: total }, (_, place) => place).filter((place) => !created.has(place));
        const places = created.size > 0 ? ` (${rangesText(missing)})` : '';
        return amount(missing.length, one, many) + places;
      }),
  );

/** 0 to 1. */
export const createdShare = (parts: readonly ImportPart[]): number =>
  parts.reduce((sum, { created }) => sum + created.size, 0) /
  Math.max(
    1,
    parts.reduce((sum, { total }) => sum + total, 0),
  );
