import { lessonNoteLimits } from '@matraz/contracts/practice/limits';
import type { Highlight } from '@matraz/contracts/practice/notes-http';
import { addHighlight, withoutHighlight } from '@matraz/domain/practice/text-quote';
import { Eraser, Highlighter as Pen } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useShortcutsOn } from '../../../shared/study/answer-shortcuts.ts';
import { readLessonText } from './lesson-text.ts';
import { type ChosenText, useChosenText } from './use-chosen-text.ts';
import type { Marked } from './use-marked-lesson.ts';

interface Props {
  /** Of the lesson's content. It is positioned, and the tools are put into it. */
  root: HTMLElement;
  highlights: readonly Highlight[];
  marked: readonly Marked[];
  onChange: (highlights: Highlight[]) => void;
}

/** Pixels that the tools need from their left edge. */
const WIDTH = 176;

/** Below the end, so that the menu of a phone has its place above. */
const placeIn = (root: HTMLElement, { at }: ChosenText) => ({
  top: at.y + 8,
  left: Math.max(0, Math.min(at.x - WIDTH / 2, root.clientWidth - WIDTH)),
});

/** The key works while text is selected. Single keys can be switched off (WCAG 2.1.4). */
const useKeys = (isOpen: boolean, { onAct, onClose }: { onAct: () => void; onClose: () => void }) => {
  const isOn = useShortcutsOn();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || repeat) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    if (key === 'Escape') onClose();
    if (isOn && key.toLowerCase() === 'd') onAct();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOpen]);
};

/** The tools for selected text: highlight it, or remove the highlight. */
export const Highlighter = ({ root, highlights, marked, onChange }: Props) => {
  const [chosen, close] = useChosenText(root, marked);
  const added = chosen && !chosen.marked ? addHighlight(readLessonText(root).text, highlights, chosen.span) : null;
  const act = () => {
    if (chosen?.marked) onChange(withoutHighlight(highlights, chosen.marked.highlight));
    else if (added) onChange(added);
    else return;
    document.getSelection()?.removeAllRanges();
    close();
  };
  useKeys(chosen !== null, { onAct: act, onClose: close });
  if (!chosen) return null;
  const Icon = chosen.marked ? Eraser : Pen;
  return createPortal(
    <div
      role="toolbar"
      aria-label="Texto elegido"
      style={placeIn(root, chosen)}
      className="absolute z-10 max-w-44 rounded-2xl bg-ink p-1 text-paper shadow-float print:hidden"
    >
      {chosen.marked || added ? (
        <button
          type="button"
          aria-keyshortcuts="D"
          // A press would end the selection before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
          className="flex min-h-11 items-center gap-2 rounded-xl px-4 font-bold hover:bg-paper/15"
        >
          <Icon className="size-5" aria-hidden="true" />
          {chosen.marked ? 'Quitar' : 'Destacar'}
        </button>
      ) : (
        <p className="px-3 py-2 text-sm leading-snug">
          {chosen.span.end - chosen.span.start > lessonNoteLimits.quote
            ? 'Es mucho texto. Elige una parte más corta.'
            : 'No caben más destacados en esta lección.'}
        </p>
      )}
    </div>,
    root,
  );
};
