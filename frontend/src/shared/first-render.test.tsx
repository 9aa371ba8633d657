import { options } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { renderFirst, useOwnTask } from './first-render.ts';

const seen: string[] = [];
let show: (text: string) => void = () => {};

const Screen = () => {
  const [text, setText] = useState('first');
  show = setText;
  useLayoutEffect(() => setText('again'), []);
  useEffect(() => void seen.push(`effect of ${text}`), [text]);
  seen.push(text);
  return text;
};

const microtask = () => Promise.resolve();

const Frame = () => (useOwnTask() ? 'frame and content' : 'frame');
const shown = (root: Element) => root.textContent;

test('the content of the first render waits for the next task, that of a later part does not', async () => {
  const [first, later] = [document.createElement('div'), document.createElement('div')];
  renderFirst(() => createRoot(first).render(<Frame />));
  await microtask();
  expect(shown(first)).toBe('frame');
  await vi.waitFor(() => expect(shown(first)).toBe('frame and content'));
  createRoot(later).render(<Frame />);
  expect(shown(later)).toBe('frame and content');
});

test('what the first render renders again and its effects wait for another task; later ones do not', async () => {
  delete options.requestAnimationFrame; // as before the page's first render
  renderFirst(() => createRoot(document.createElement('div')).render(<Screen />));
  await microtask();
  expect(seen).toEqual(['first']);
  const first = ['first', 'effect of first', 'again', 'effect of again'];
  await vi.waitFor(() => expect(seen).toEqual(first));
  show('later');
  await microtask();
  await microtask();
  expect(seen).toEqual([...first, 'later', 'effect of later']);
});
