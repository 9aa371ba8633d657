import { useCallback, useMemo } from 'react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { sanitize } from '../../shared/rich-text/sanitize.ts';
import { markChanges, type Side } from './mark-changes.ts';

interface Props {
  /** The value of this side. */
  value: string;
  /** The value of the other side. */
  other: string;
  side: Side;
}

/** A teacher's HTML as students see it, with its changed words marked. */
export const ChangedHtml = ({ value, other, side }: Props) => {
  const decorate = useCallback(
    (content: DocumentFragment) => markChanges(content, sanitize(other), side),
    [other, side],
  );
  return <RichText html={value} decorate={decorate} />;
};

const asHtml = (text: string) => {
  const line = document.createElement('p');
  line.textContent = text;
  return line.outerHTML;
};

/** Plain text, with its changed words marked. */
export const ChangedText = ({ value, other, side }: Props) => {
  const [html, otherHtml] = useMemo(() => [asHtml(value), asHtml(other)], [value, other]);
  const marked = useCallback(
    (box: HTMLSpanElement | null) => {
      if (box === null) return;
      const content = sanitize(html);
      markChanges(content, sanitize(otherHtml), side);
      box.replaceChildren(...(content.firstElementChild?.childNodes ?? []));
    },
    [html, otherHtml, side],
  );
  return <span ref={marked} className="whitespace-pre-line [overflow-wrap:anywhere]" />;
};
