import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds that the pointer rests before the tooltip opens. */
const DELAY = 700;
/** Milliseconds. Within this time after one tooltip, the next opens at once. */
const SKIP_DELAY = 300;

let lastShown = Number.NEGATIVE_INFINITY;

/** Explains an icon or a number. Screen readers read the label of the trigger instead. */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => {
  const [state, setState] = useState<'closed' | 'waiting' | 'open'>('closed');
  const close = () => {
    if (state === 'open') lastShown = performance.now();
    setState('closed');
  };

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('open'), performance.now() - lastShown < SKIP_DELAY ? 0 : DELAY);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside keeps its own role
    <span
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
        <span aria-hidden="true" className="absolute top-full left-1/2 z-50 -translate-x-1/2 pt-2">
          <span className="block w-max max-w-56 animate-fade rounded-xl bg-ink px-3 py-2 text-center font-semibold text-paper text-sm leading-snug">
            {text}
          </span>
        </span>
      )}
    </span>
  );
};
