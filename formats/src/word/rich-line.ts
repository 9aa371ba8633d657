import { pairTags, type TagPiece } from '../bulk/pair-tags.ts';

/** Part of a line with the tags around it, for example `['b', 'sup']`. */
export interface Run {
  text: string;
  tags: readonly string[];
}

const inline = /<(\/?)(b|strong|i|em|u|s|sub|sup|mark)>/gi;
const short: Record<string, string> = { strong: 'b', em: 'i' };

interface Piece extends TagPiece {
  text: string;
  isPaired: boolean;
}

const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(inline)) {
    const written = match[2]?.toLowerCase() ?? '';
    const name = short[written] ?? written;
    pieces.push({ text: line.slice(end, match.index), isPaired: false });
    pieces.push({ text: match[0], isPaired: false, ...(match[1] ? { closes: name } : { opens: name }) });
    end = match.index + match[0].length;
  }
  return [...pieces, { text: line.slice(end), isPaired: false }];
};

/** A line of the bulk text as runs. A tag without a partner is text. */
export const parseRuns = (line: string): Run[] => {
  const pieces = piecesOf(line);
  pairTags(pieces, (opening, closing) => {
    opening.isPaired = true;
    closing.isPaired = true;
  });
  const runs: Run[] = [];
  let tags: string[] = [];
  for (const { text, opens, closes, isPaired } of pieces) {
    if (isPaired && opens) tags = [...tags, opens];
    else if (isPaired && closes) tags = tags.filter((_, place) => place !== tags.lastIndexOf(closes));
    else if (text !== '') runs.push({ text, tags });
  }
  return runs;
};

export const plainOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The runs between two positions of the plain text, without blanks at both ends. */
export const sliceRuns = (runs: readonly Run[], from: number, to = Number.POSITIVE_INFINITY): Run[] => {
  let at = 0;
  const cut = runs.map(({ text, tags }) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return { text: part, tags };
  });
  return trimRuns(cut);
};

const trimRuns = (given: readonly Run[]): Run[] => {
  const runs = given.filter(({ text }) => text !== '');
  while (runs[0] && runs[0].text.trim() === '') runs.shift();
  while (runs.at(-1)?.text.trim() === '') runs.pop();
  return runs.map(({ text, tags }, place) => {
    const started = place === 0 ? text.trimStart() : text;
    return { text: place === runs.length - 1 ? started.trimEnd() : started, tags };
  });
};

/** The runs as bulk text. Equal tags of neighbours are written once. */
export const writeRuns = (runs: readonly Run[]): string => {
  let written = '';
  let open: readonly string[] = [];
  for (const { text, tags } of [...runs, { text: '', tags: [] }]) {
    const differs = open.findIndex((tag, place) => tags[place] !== tag);
    const shared = differs === -1 ? open.length : differs;
    written += open
      .slice(shared)
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('');
    written += tags
      .slice(shared)
      .map((tag) => `<${tag}>`)
      .join('');
    written += text;
    open = tags;
  }
  return written;
};

/** Whether all letters and digits of the runs have this tag. */
export const isAllIn = (runs: readonly Run[], tag: string): boolean => {
  const words = runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return words.length > 0 && words.every(({ tags }) => tags.includes(tag));
};

export const withoutTags = (runs: readonly Run[], removed: readonly string[]): Run[] =>
  runs.map(({ text, tags }) => ({ text, tags: tags.filter((tag) => !removed.includes(tag)) }));
