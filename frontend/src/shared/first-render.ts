import { options } from 'preact';
import { useLayoutEffect, useState } from 'react';

/**
 * Preact runs effects after the next frame, React at once after a click or a key. Focus, keyboard listeners and the editor rely on
 * that: the next key may come before the next frame.
 */
export const runEffectsAtOnce = () => {
  options.requestAnimationFrame = queueMicrotask;
};

let isFirst = false;

/**
 * The first render is several tasks: the frame of the page, its content (`useOwnTask`) with all that is rendered again, and the effects.
 * In one task a slow phone could not react for two tenths of a second.
 */
export const renderFirst = (render: () => void) => {
  options.debounceRendering = setTimeout;
  isFirst = true;
  render();
  isFirst = false;
  setTimeout(() => {
    delete options.debounceRendering;
    runEffectsAtOnce();
  });
};

/** Whether the content is due: not in the first render of the page, but in the next task and in all later renders. */
export const useOwnTask = () => {
  const [isDue, setDue] = useState(!isFirst);
  useLayoutEffect(() => setDue(true), []);
  return isDue;
};
