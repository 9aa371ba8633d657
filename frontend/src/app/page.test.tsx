import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { renderFirst } from '../shared/first-render.ts';
import { Page } from './page.tsx';

test('the content of the first page comes in the task after its frame', async () => {
  const root = document.createElement('div');
  renderFirst(() => createRoot(root).render(<Page>El átomo</Page>));
  expect(root.querySelector('main')?.textContent).toBe('');
  await vi.waitFor(() => expect(root.querySelector('main')?.textContent).toBe('El átomo'));
});
