import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  /** The first keys of A, B, C … and 1, 2, 3 … choose an option. */
  optionCount: number;
  onChoose: (option: number) => void;
  /** Other keys, by `KeyboardEvent.key`. */
  commands: Record<string, () => void>;
}

/** A, b, 3 … as the index of an option; -1 for any other key. */
const optionOf = (key: string) => {
  if (/^[a-j]$/i.test(key)) return key.toLowerCase().charCodeAt(0) - 97;
  return /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
};

/** Whether a dialog is open, or the focused element uses the key itself. */
const isTaken = (key: string, target: HTMLElement | null) =>
  document.querySelector('[role="dialog"]') !== null ||
  target?.closest('input:not([type="radio"]), textarea, select, [contenteditable]') ||
  (key.startsWith('Arrow') && target?.closest('.table-scroll'));

/** A question that waits for its formulas takes no answer. */
const isHidden = () => document.querySelector('[data-waits-for-formulas]') !== null;

/** Answering a question by keyboard, from anywhere on the page. */
export const useAnswerShortcuts = ({ optionCount, onChoose, commands }: Shortcuts) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(key, target)) return;
    const option = optionOf(key);
    if (option >= 0 && option < optionCount) return isHidden() ? undefined : onChoose(option);
    const command = commands[key];
    if (command === undefined) return;
    // Enter clicks the focused button or link. A held key does nothing: it would run through the questions.
    if (key === 'Enter' && !event.repeat && target?.closest('button, a')) return;
    // In a group of radio buttons an arrow key would choose the neighbour.
    event.preventDefault();
    if (!event.repeat) command();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
