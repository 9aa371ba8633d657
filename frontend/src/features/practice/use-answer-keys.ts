import { useEffect, useEffectEvent } from 'react';

interface Keys {
  result: unknown;
  select: (option: number) => void;
  confirm: () => void;
  next: () => void;
}

/** A, b, 3 … as the index of an option; -1 for any other key. */
const optionOf = (key: string) => {
  if (/^[a-j]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 97;
  return /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
};

const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type="radio"]), textarea, select, [contenteditable]') !== null);

/** Answering by keyboard: A to E or 1 to 5 choose, Enter confirms and goes on. */
export const useAnswerKeys = ({ result, select, confirm, next }: Keys) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const option = optionOf(event.key);
    if (option >= 0) select(option);
    if (event.key !== 'Enter') return;
    // A held key must not run through the questions; a focused button or link does its own thing.
    if (event.repeat) event.preventDefault();
    else if (!(event.target instanceof HTMLElement && event.target.closest('button, a'))) {
      event.preventDefault();
      if (result === null) confirm();
      else next();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
