import { childNamed, childrenNamed, type XmlElement } from '../exchange/xml.ts';

interface Level {
  format: string;
  /** For example `%1.`: the counts of levels, and signs. */
  text: string;
  start: number;
}

type Levels = ReadonlyMap<number, Level>;

const propertyOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childNamed(element, name)?.attributes.get('val');

const levelsOf = (element: XmlElement | undefined): Map<number, Level> =>
  new Map(
    childrenNamed(element, 'lvl').map((level) => [
      Number(level.attributes.get('ilvl')),
      {
        format: propertyOf(level, 'numFmt') ?? 'decimal',
        text: propertyOf(level, 'lvlText') ?? '',
        start: Number(propertyOf(level, 'start') ?? 1),
      },
    ]),
  );

/** The levels of each list, and the list definition that it counts with. */
const listsOf = (root: XmlElement | undefined) => {
  const definitions = new Map(
    childrenNamed(root, 'abstractNum').map((one) => [one.attributes.get('abstractNumId') ?? '', levelsOf(one)]),
  );
  return new Map(
    childrenNamed(root, 'num').map((num) => {
      const definition = propertyOf(num, 'abstractNumId') ?? '';
      const levels = new Map(definitions.get(definition));
      const restarts = new Set<number>();
      for (const override of childrenNamed(num, 'lvlOverride')) {
        const at = Number(override.attributes.get('ilvl'));
        const changed = levelsOf(override).get(at) ?? levels.get(at);
        const start = propertyOf(override, 'startOverride');
        if (start !== undefined) restarts.add(at);
        if (changed) levels.set(at, { ...changed, ...(start !== undefined && { start: Number(start) }) });
      }
      return [num.attributes.get('numId') ?? '', { definition, levels: levels as Levels, restarts }];
    }),
  );
};

const roman = (count: number): string => {
  const signs: [number, string][] = [
    ...([
      [100, 'C'],
      [90, 'XC'],
      [50, 'L'],
      [40, 'XL'],
      [10, 'X'],
      [9, 'IX'],
      [5, 'V'],
      [4, 'IV'],
      [1, 'I'],
    ] as [number, string][]),
  ];
  let rest = count;
  let written = '';
  for (const [value, sign] of signs) {
    while (rest >= value) {
      written += sign;
      rest -= value;
    }
  }
  return written;
};

const letters = (count: number): string => String.fromCharCode(65 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));

const written = (format: string, count: number): string => {
  switch (format) {
    case 'lowerLetter':
      return letters(count).toLowerCase();
    case 'upperLetter':
      return letters(count);
    case 'lowerRoman':
      return roman(count).toLowerCase();
    case 'upperRoman':
      return roman(count);
    default:
      return String(count);
  }
};

/** Counts the lists of a document, and gives the number or letter that Word shows before each paragraph. */
export const createNumbering = (root: XmlElement | undefined) => {
  const lists = listsOf(root);
  /** Counts by list definition, which lists share. */
  const counts = new Map<string, Map<number, number>>();
  const begun = new Set<string>();
  return {
    /** The mark of the next paragraph of a list; empty for bullets. */
    next: (numId: string, level: number): string => {
      const list = lists.get(numId);
      const own = list?.levels.get(level);
      if (!list || !own) return '';
      const current = counts.get(list.definition) ?? new Map<number, number>();
      counts.set(list.definition, current);
      if (!begun.has(`${numId} ${level}`) && list.restarts.has(level)) current.delete(level);
      begun.add(`${numId} ${level}`);
      current.set(level, (current.get(level) ?? own.start - 1) + 1);
      for (const deeper of [...current.keys()]) if (deeper > level) current.delete(deeper);
      if (own.format === 'bullet' || own.format === 'none') return '';
      return own.text.replace(/%(\d)/g, (_, place) => {
        const at = Number(place) - 1;
        const shown = list.levels.get(at);
        return written(shown?.format ?? 'decimal', current.get(at) ?? shown?.start ?? 1);
      });
    },
  };
};
