import { lessonNoteLimits } from '@matraz/contracts/practice/limits';
import type { Highlight } from '@matraz/contracts/practice/notes-http';

/** A part of a text, by the places of its characters. */
export interface TextSpan {
  start: number;
  end: number;
}

const { quote: longest, context } = lessonNoteLimits;

/** Half of a character at an end cannot be stored. */
const withoutHalves = (text: string): string => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** Null: the part is too long to be quoted. */
export const quoteAt = (text: string, { start, end }: TextSpan): Highlight | null =>
  end - start > longest
    ? null
    : {
        quote: text.slice(start, end),
        before: withoutHalves(text.slice(Math.max(0, start - context), start)),
        after: withoutHalves(text.slice(end, end + context)),
      };

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
};

const reversed = (text: string): string => [...text].reverse().join('');

const occurrences = (text: string, quote: string): number[] => {
  const starts: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) starts.push(at);
  return starts;
};

/**
 * Where a quote is in a text that may have been edited since. Of several places it is the one with the most of the same words around.
 *
 * @returns null when the words are gone, or are in several places of which none is like the former one
 */
export const findQuote = (text: string, { quote, before, after }: Highlight): TextSpan | null => {
  const places = occurrences(text, quote).map((start) => {
    const end = start + quote.length;
    const likeness =
      commonStart(reversed(text.slice(Math.max(0, start - context), start)), reversed(before)) +
      commonStart(text.slice(end, end + context), after);
    return { span: { start, end }, likeness };
  });
  const [best] = places.sort((one, other) => other.likeness - one.likeness);
  if (!best || (places.length > 1 && best.likeness === 0)) return null;
  return best.span;
};

/** A reply of the server has the same highlights as other objects. */
export const withoutHighlight = (highlights: readonly Highlight[], removed: Highlight): Highlight[] =>
  highlights.filter(
    ({ quote, before, after }) => quote !== removed.quote || before !== removed.before || after !== removed.after,
  );

export interface Placed {
  highlight: Highlight;
  /** Null: the text does not have it any more. */
  span: TextSpan | null;
}

export const placeQuotes = (text: string, highlights: readonly Highlight[]): Placed[] =>
  highlights.map((highlight) => ({ highlight, span: findQuote(text, highlight) }));

/**
 * Highlights a part of a text. Highlights that it touches become one with it.
 *
 * @returns null when it gets too long, or there are too many
 */
export const addHighlight = (text: string, highlights: readonly Highlight[], chosen: TextSpan): Highlight[] | null => {
  let { start, end } = chosen;
  const kept: Highlight[] = [];
  for (const { highlight, span } of placeQuotes(text, highlights)) {
    if (span && span.start <= end && span.end >= start) {
      start = Math.min(start, span.start);
      end = Math.max(end, span.end);
    } else kept.push(highlight);
  }
  const added = quoteAt(text, { start, end });
  if (added === null || kept.length >= lessonNoteLimits.highlights) return null;
  return [...kept, added];
};
