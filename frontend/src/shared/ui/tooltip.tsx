import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer rests before the tooltip opens. */
const DELAY = 700;
/** Milliseconds. Within this time after one tooltip, the next opens at once. */
const SKIP_DELAY = 300;

/** Pixels between the tooltip and the edge of the window. */
const MARGIN = 8;

let lastShown = Number.NEGATIVE_INFINITY;

/** Places the tooltip below its trigger, or above it where there is no room. */
const place = (bubble: HTMLElement, trigger: HTMLElement) => {
  const { left, width, top, bottom } = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const centred = left + (width - bubble.offsetWidth) / 2;
  const last = clientWidth - bubble.offsetWidth - MARGIN;
  const fitsBelow = bottom + bubble.offsetHeight <= clientHeight;
  bubble.style.left = `${Math.max(MARGIN, Math.min(centred, last))}px`;
  bubble.style.top = `${fitsBelow ? bottom : top - bubble.offsetHeight}px`;
};

/** Explains an icon or a number. Screen readers read the label of the trigger instead. */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => {
  const [state, setState] = useState<'closed' | 'waiting' | 'open'>('closed');
  const trigger = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const close = () => {
    if (state === 'open') lastShown = performance.now();
    setState('closed');
  };

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('open'), performance.now() - lastShown < SKIP_DELAY ? 0 : DELAY);
    return () => clearTimeout(timer);
  }, [state]);

  // When the page scrolls, a tooltip shown by focus follows its control; one shown by the pointer closes.
  useLayoutEffect(() => {
    const [shown, control] = [bubble.current, trigger.current];
    if (state !== 'open' || !shown || !control) return;
    shown.showPopover?.(); // the top layer never makes a dialog scroll
    place(shown, control);
    const moved = new AbortController();
    const follow = () => {
      if (control.querySelector(':focus-visible')) place(shown, control);
      else setState('closed');
    };
    addEventListener('scroll', follow, { capture: true, signal: moved.signal });
    addEventListener('resize', follow, { signal: moved.signal });
    return () => moved.abort();
  }, [state]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside keeps its own role
    <span
      ref={trigger}
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setState('waiting')}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && setState('open')}
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      {state === 'open' && (
        <span
          ref={bubble}
          popover="manual"
          aria-hidden="true"
          className="fixed inset-auto m-0 overflow-visible border-0 bg-transparent px-0 py-2"
        >
          <span className="block w-max max-w-56 animate-fade rounded-xl bg-ink px-3 py-2 text-center font-semibold text-paper text-sm leading-snug">
            {text}
          </span>
        </span>
      )}
    </span>
  );
};
