import type { Highlight } from '@matraz/contracts/practice/notes-http';
import { type Placed, placeQuotes, type TextSpan } from '@matraz/domain/practice/text-quote';
import { useEffect, useState } from 'react';
import { readLessonText } from './lesson-text.ts';
import { paint, unpaint } from './paint.ts';

/** A highlight that the lesson has. */
export interface Marked {
  highlight: Highlight;
  span: TextSpan;
  range: Range;
}

interface MarkedLesson {
  marked: Marked[];
  /** Highlights whose words the lesson does not have any more. */
  lost: Highlight[];
}

const markIn = (root: Element, highlights: readonly Highlight[]): MarkedLesson => {
  const placed = placeQuotes(readLessonText(root).text, highlights);
  const found = placed.filter((one): one is Placed & { span: TextSpan } => one.span !== null);
  const ranges = paint(
    root,
    found.map(({ span }) => span),
  );
  return {
    marked: found.flatMap(({ highlight, span }, place) => {
      const range = ranges[place];
      return range ? [{ highlight, span, range }] : [];
    }),
    lost: placed.flatMap(({ highlight, span }) => (span === null ? [highlight] : [])),
  };
};

/** Shows the highlights in the lesson, also after its content was rendered again. Null: not looked for yet. */
export const useMarkedLesson = (root: Element | null, highlights: readonly Highlight[]): MarkedLesson | null => {
  const [lesson, setLesson] = useState<MarkedLesson | null>(null);
  useEffect(() => {
    if (root === null) return;
    const watcher = new MutationObserver(() => mark());
    const mark = () => {
      // A lesson whose formulas are loading has no text.
      if (root.querySelector('.rich-text') === null) return;
      watcher.disconnect();
      setLesson(markIn(root, highlights));
      watcher.observe(root, { childList: true, subtree: true });
    };
    watcher.observe(root, { childList: true, subtree: true });
    mark();
    return () => {
      watcher.disconnect();
      unpaint(root);
    };
  }, [root, highlights]);
  return lesson;
};
