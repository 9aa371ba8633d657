import { options } from 'preact';

/**
 * Preact runs effects after the next frame, React at once after a click or a key. Focus, keyboard listeners and the editor rely on
 * that: the next key may come before the next frame.
 */
export const runEffectsAtOnce = () => {
  options.requestAnimationFrame = queueMicrotask;
};

/**
 * The first render, what it renders again, and its effects are three tasks. In one task a slow phone could not react for two tenths of a
 * second.
 */
export const renderFirst = (render: () => void) => {
  options.debounceRendering = setTimeout;
  render();
  delete options.debounceRendering;
  runEffectsAtOnce();
};
