import { expect, test, vi } from 'vitest';

test('a document has frames after a fake clock, also when an element with the focus went away meanwhile', async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  expect(await new Promise((resolve) => requestAnimationFrame(resolve))).toBeTypeOf('number');
});
