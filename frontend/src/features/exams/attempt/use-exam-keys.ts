import { useEffect, useEffectEvent } from 'react';

interface Keys {
  choose: (option: number) => void;
  previous: () => void;
  next: () => void;
  flag: () => void;
}

/** @returns the index of the option for a letter or a digit; -1 for any other key */
const optionOf = (key: string) => {
  if (/^[a-e]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 97;
  return /^[1-5]$/.test(key) ? Number(key) - 1 : -1;
};

const isForAnotherControl = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type="radio"]), textarea, select, [contenteditable], .table-scroll') !== null);

/** A to E and 1 to 5 choose an option, the left and right arrows change the question, F flags it. */
export const useExamKeys = ({ choose, previous, next, flag }: Keys) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isForAnotherControl(event.target)) return;
    const option = optionOf(event.key);
    if (option >= 0) return choose(option);
    const step = { ArrowLeft: previous, ArrowRight: next, f: flag, F: flag }[event.key];
    if (step === undefined || event.repeat) return;
    // The browser would move the choice within the radio group.
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
