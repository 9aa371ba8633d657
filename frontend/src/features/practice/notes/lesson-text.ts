import type { TextSpan } from '@matraz/domain/practice/text-quote';

/** A node whose text is a part of the lesson's text, from `start` to `end`. */
interface Segment {
  start: number;
  end: number;
  /** A formula is one element, which is never divided. */
  node: Text | Element;
  /** The place of each character in its text node. Empty for a formula. */
  places: number[];
}

/** The text of a lesson as it is read: spaces count once, and formulas are their TeX. */
export interface LessonText {
  text: string;
  segments: Segment[];
}

const blocks =
  'p, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, table, tr, td, th, div, figure, figcaption, hr, br';
/** Ours, or seen by screen readers only. A question in a lesson is a section, which the HTML of teachers cannot have. */
const left = 'button, [role="toolbar"], script, style, section';

const texOf = (formula: Element) => {
  const tex = formula.querySelector('annotation')?.textContent ?? '';
  return formula.closest('.katex-display') ? `\\[${tex}\\]` : `\\(${tex}\\)`;
};

export const readLessonText = (root: Element): LessonText => {
  let text = '';
  const segments: Segment[] = [];
  const addSpace = () => {
    if (text !== '' && !text.endsWith(' ')) text += ' ';
  };
  const addText = (node: Text) => {
    const start = text.length;
    const places: number[] = [];
    for (let place = 0; place < node.data.length; place++) {
      const character = node.data[place] ?? '';
      const shown = /\s/.test(character) ? ' ' : character;
      if (shown === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += shown;
      places.push(place);
    }
    if (text.length > start) segments.push({ start, end: text.length, node, places });
  };
  const addElement = (element: Element) => {
    if (element.matches(left)) return;
    if (element.matches('.katex')) {
      const start = text.length;
      text += texOf(element);
      segments.push({ start, end: text.length, node: element, places: [] });
      return;
    }
    const isBlock = element.matches(blocks);
    if (isBlock) addSpace();
    for (const child of element.childNodes) {
      if (child instanceof Text) addText(child);
      else if (child instanceof Element) addElement(child);
    }
    if (isBlock) addSpace();
  };
  addElement(root);
  return { text, segments };
};

/** The part of a segment that is in a span: places in its node, for a text. */
export const partOf = ({ start, end, node, places }: Segment, span: TextSpan) => {
  if (span.start >= end || span.end <= start) return null;
  if (!(node instanceof Text)) return { from: 0, to: 0 };
  const from = places[Math.max(0, span.start - start)] ?? 0;
  const to = (places[Math.min(end, span.end) - start - 1] ?? 0) + 1;
  return { from, to };
};

export const rangeOf = ({ segments }: LessonText, span: TextSpan): Range => {
  const range = document.createRange();
  let isStarted = false;
  for (const segment of segments) {
    const part = partOf(segment, span);
    if (!part) continue;
    const { node } = segment;
    if (!isStarted) {
      if (node instanceof Text) range.setStart(node, part.from);
      else range.setStartBefore(node);
    }
    isStarted = true;
    if (node instanceof Text) range.setEnd(node, part.to);
    else range.setEndAfter(node);
  }
  return range;
};

/** What a range has of a segment, in the text of the lesson. A formula is taken whole. */
const spanIn = ({ start, end, node, places }: Segment, range: Range): TextSpan | null => {
  if (!range.intersectsNode(node)) return null;
  if (!(node instanceof Text)) return { start, end };
  const first = range.startContainer === node ? places.findIndex((place) => place >= range.startOffset) : 0;
  const after = range.endContainer === node ? places.findIndex((place) => place >= range.endOffset) : -1;
  const span = { start: first < 0 ? end : start + first, end: after < 0 ? end : start + after };
  return span.start < span.end ? span : null;
};

/** The span that a range of the document selects in the lesson, without spaces at its ends. Null: nothing. */
export const spanOf = ({ text, segments }: LessonText, range: Range): TextSpan | null => {
  const spans = segments.flatMap((segment) => spanIn(segment, range) ?? []);
  const start = spans.at(0)?.start ?? 0;
  const end = spans.at(-1)?.end ?? 0;
  const chosen = text.slice(start, end);
  const trimmed = chosen.trim();
  if (trimmed === '') return null;
  const from = start + chosen.indexOf(trimmed);
  return { start: from, end: from + trimmed.length };
};
