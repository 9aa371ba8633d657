import type { TextSpan } from '@matraz/domain/practice/text-quote';
import { useEffect, useEffectEvent, useState } from 'react';
import { readLessonText, spanOf } from './lesson-text.ts';
import type { Marked } from './use-marked-lesson.ts';

/** A part of the lesson that the student selected, or the highlight that she clicked. */
export interface ChosenText {
  span: TextSpan;
  /** The highlight that contains it. */
  marked: Marked | undefined;
  /** By a click on a highlight. The selection, which a click ends, says so a moment later. */
  isClicked: boolean;
  /** The place of its end, in the lesson. */
  at: { x: number; y: number };
}

const endOf = (range: Range, root: Element) => {
  const last = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  const box = root.getBoundingClientRect();
  return { x: last.right - box.left, y: last.bottom - box.top };
};

const isWithin = (inner: TextSpan, outer: TextSpan) => inner.start >= outer.start && inner.end <= outer.end;

const hasPoint = ({ range }: Marked, x: number, y: number) =>
  [...range.getClientRects()].some((rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom);

const selectedRange = (root: Element): Range | null => {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  return root.contains(selection.anchorNode) ? selection.getRangeAt(0) : null;
};

export const useChosenText = (root: Element | null, marked: readonly Marked[]) => {
  const [chosen, setChosen] = useState<ChosenText | null>(null);
  const onSelect = useEffectEvent(() => {
    const range = root && selectedRange(root);
    const span = range && spanOf(readLessonText(root), range);
    if (!span) return setChosen((before) => (before?.isClicked ? before : null));
    setChosen({
      span,
      marked: marked.find((one) => isWithin(span, one.span)),
      isClicked: false,
      at: endOf(range, root),
    });
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    if (root === null || selectedRange(root) || (target instanceof Element && target.closest('a, button'))) return;
    const clicked = marked.find((one) => hasPoint(one, clientX, clientY));
    if (clicked) setChosen({ span: clicked.span, marked: clicked, isClicked: true, at: endOf(clicked.range, root) });
  });
  useEffect(() => {
    const select = () => onSelect();
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[role="toolbar"]'))) setChosen(null);
    };
    const click = (event: Event) => onClick(event as MouseEvent);
    document.addEventListener('selectionchange', select);
    document.addEventListener('pointerdown', press);
    root?.addEventListener('click', click);
    return () => {
      document.removeEventListener('selectionchange', select);
      document.removeEventListener('pointerdown', press);
      root?.removeEventListener('click', click);
    };
  }, [root]);
  return [chosen, () => setChosen(null)] as const;
};
