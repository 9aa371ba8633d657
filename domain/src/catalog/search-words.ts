/** Words of one search. Further ones do not make it more exact. */
const mostWords = 8;
const mostLetters = 40;
/** Characters of an excerpt, and of its text before the first match. */
const excerptLength = 170;
const excerptLead = 60;

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Removes accents and capitals: `Fotosíntesis` and `fotosintesis` are one word, `CO₂` and `co2` too. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The words that a person searches. Each has letters and digits only. */
export const searchWords = (asked: string): string[] =>
  (foldText(asked).match(word) ?? []).slice(0, mostWords).map((one) => one.slice(0, mostLetters));

/** A word to mark in a text. */
export interface Needle {
  /** Folded. */
  text: string;
  /** Longer words that begin with it match too. */
  isStart: boolean;
}

/** A piece of text, and whether it is a word that was searched. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

const isMatch = (token: string, needles: readonly Needle[]): boolean => {
  const folded = foldText(token);
  return needles.some(({ text, isStart }) => (isStart ? folded.startsWith(text) : folded === text));
};

/** Divides a text into the words that match and the rest. Together they are the text. */
export const markWords = (text: string, needles: readonly Needle[]): MarkedPart[] => {
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const { 0: token, index } of text.matchAll(word)) {
    if (!isMatch(token, needles)) continue;
    if (index > done) parts.push({ text: text.slice(done, index), isMatch: false });
    parts.push({ text: token, isMatch: true });
    done = index + token.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
};

/** A part of a long text around its first match, marked. Without a match it is the beginning. */
export const markExcerpt = (text: string, needles: readonly Needle[]): MarkedPart[] => {
  const first = [...text.matchAll(word)].find(({ 0: token }) => isMatch(token, needles))?.index ?? 0;
  const lead = Math.max(0, first - excerptLead);
  const from = lead === 0 ? 0 : text.indexOf(' ', lead) + 1;
  const end = from + excerptLength;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), from + 1);
  const part = text.slice(from, to);
  // Not '.…': it reads as four dots.
  const cut = to < text.length ? `${part.replace(/[.,;:]+$/, '')}…` : part;
  const shown = `${from > 0 ? '…' : ''}${cut}`;
  return markWords(shown, needles);
};
