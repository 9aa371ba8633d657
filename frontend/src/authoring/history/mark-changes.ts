import { diffArrays } from 'diff';

/** A word, a sign, a formula or a picture. */
interface Piece {
  /** Equal pieces have equal keys: the text with its format, or the address of a picture. */
  key: string;
  place: { text: Text; from: number; to: number } | { element: Element };
}

/** A formula, a word or a sign. */
const pieces = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Elements that give a text its look. */
const formats = 'strong, b, em, i, u, s, code, pre, mark, a, h1, h2, h3, h4, blockquote, li, th, sub, sup, [style]';

const formatOf = (text: Text, root: Node): string => {
  const names: string[] = [];
  for (let node = text.parentNode; node instanceof Element && node !== root; node = node.parentNode) {
    if (!node.matches(formats)) continue;
    names.push([node.tagName, node.getAttribute('style'), node.getAttribute('href')].join(' '));
  }
  return names.join('/');
};

const piecesOf = (root: Node): Piece[] => {
  const found: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const format = formatOf(node, root);
      for (const { 0: text, index } of node.data.matchAll(pieces)) {
        found.push({ key: `${text} ${format}`, place: { text: node, from: index, to: index + text.length } });
      }
    } else if (node instanceof Element && node.matches('img, hr')) {
      const { tagName } = node;
      const attributes = ['src', 'alt', 'width', 'height'].map((name) => node.getAttribute(name));
      found.push({ key: [tagName, ...attributes].join(' '), place: { element: node } });
    }
  }
  return found;
};

/** More differences than this take too long to find: then everything counts as changed. */
const mostDifferences = 1_000;

const changedPieces = (own: Piece[], other: Piece[]): Piece[] => {
  const [old, now] = [other, own].map((list) => list.map(({ key }) => key));
  const parts = diffArrays(old ?? [], now ?? [], { maxEditLength: mostDifferences });
  if (!parts) return own;
  const changed: Piece[] = [];
  let index = 0;
  for (const { added, removed, count } of parts) {
    if (removed) continue;
    if (added) changed.push(...own.slice(index, index + count));
    index += count;
  }
  return changed;
};

const looks = {
  before: { tag: 'del', className: 'rounded bg-bad-soft text-bad' },
  after: { tag: 'ins', className: 'rounded bg-good-soft text-good' },
} as const;

export type Side = keyof typeof looks;

/** Marks one stretch of a text. */
const mark = (text: Text, from: number, to: number, side: Side) => {
  const { tag, className } = looks[side];
  const changed = text.splitText(from);
  changed.splitText(to - from);
  const element = document.createElement(tag);
  element.className = className;
  changed.replaceWith(element);
  element.append(changed);
};

/**
 * Marks in `content` the words, formulas and pictures that `other` does not have at this place. A word counts as changed also when
 * only its format is another. Words that follow each other get one mark.
 *
 * @param side `before`: the marks mean that it was removed; `after`: that it was added
 */
export const markChanges = (content: DocumentFragment, other: DocumentFragment, side: Side): void => {
  const stretches: { text: Text; from: number; to: number }[] = [];
  for (const { place } of changedPieces(piecesOf(content), piecesOf(other))) {
    if ('element' in place) {
      const colour = side === 'before' ? 'outline-bad' : 'outline-good';
      place.element.classList.add('outline-4', 'outline-offset-2', colour);
      continue;
    }
    const last = stretches.at(-1);
    const isNext = last?.text === place.text && place.text.data.slice(last.to, place.from).trim() === '';
    if (last && isNext) last.to = place.to;
    else stretches.push({ ...place });
  }
  // The last change is marked first, because a mark moves the places after it.
  for (const { text, from, to } of stretches.reverse()) mark(text, from, to, side);
};
