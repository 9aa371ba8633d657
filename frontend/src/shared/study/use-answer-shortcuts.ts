import { useEffect, useEffectEvent } from 'react';
import { useShortcutsOn } from './answer-shortcuts.ts';

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

/**
 * Whether the focus is in the question, or on no control: on the page itself, or on an element with the tabindex -1. A dialog covers
 * both.
 */
const isHere = (target: HTMLElement | null) =>
  (target?.closest('[data-question]') || target?.matches('body, [tabindex="-1"]')) &&
  document.querySelector('[role="dialog"]') === null;

/** A question that waits for its formulas takes no answer. */
const isHidden = () => document.querySelector('[data-waits-for-formulas]') !== null;

/** Answering a question by keyboard. The element of the question has `data-question`. The student can switch it off. */
export const useAnswerShortcuts = ({ optionCount, onChoose, commands }: Shortcuts) => {
  const isOn = useShortcutsOn();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat } = event;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!isOn || !isHere(target)) return;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // The keys that scroll a wide table.
    if (key.startsWith('Arrow') && target?.closest('.table-scroll')) return;
    const option = optionOf(key);
    if (option >= 0 && option < optionCount) return repeat || isHidden() ? undefined : onChoose(option);
    const command = commands[key];
    if (command === undefined) return;
    // Enter clicks the focused button or link. A held key does nothing: it would run through the questions.
    if (key === 'Enter' && !repeat && target?.closest('button, a')) return;
    // In a group of radio buttons an arrow key would choose the neighbour.
    event.preventDefault();
    if (!repeat) command();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
