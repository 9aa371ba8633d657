import type { TextSpan } from '@matraz/domain/practice/text-quote';
import { type LessonText, partOf, rangeOf, readLessonText } from './lesson-text.ts';

/** In `highlights.css`. */
const NAME = 'destacado';

const canPaint = () => typeof Highlight === 'function' && 'highlights' in CSS;

const removeMarks = (root: Element) => {
  for (const mark of root.querySelectorAll(`mark.${NAME}`)) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
};

/** The last one is painted first, because dividing a text keeps the places before the cut. */
const addMarks = ({ segments }: LessonText, spans: readonly TextSpan[]) => {
  for (const span of [...spans].sort((one, other) => other.start - one.start)) {
    for (const segment of [...segments].reverse()) {
      const part = partOf(segment, span);
      if (!part) continue;
      const { node } = segment;
      const mark = document.createElement('mark');
      mark.className = NAME;
      if (node instanceof Text) node.splitText(part.to);
      const marked = node instanceof Text ? node.splitText(part.from) : node;
      marked.replaceWith(mark);
      mark.append(marked);
    }
  }
};

/**
 * Shows spans of a lesson as highlighted. Browsers without the CSS Custom Highlight API get `mark` elements.
 *
 * @returns the range of each span
 */
export const paint = (root: Element, spans: readonly TextSpan[]): Range[] => {
  if (canPaint()) {
    const text = readLessonText(root);
    const ranges = spans.map((span) => rangeOf(text, span));
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return ranges;
  }
  removeMarks(root);
  addMarks(readLessonText(root), spans);
  const marked = readLessonText(root);
  return spans.map((span) => rangeOf(marked, span));
};

export const unpaint = (root: Element) => {
  if (canPaint()) CSS.highlights.delete(NAME);
  else removeMarks(root);
};
