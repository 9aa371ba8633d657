import { afterEach, expect, test, vi } from 'vitest';
import { act, screen } from '../shared/testing/library.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { OfflineBar } from './offline-bar.tsx';

const offline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};

afterEach(() => void vi.restoreAllMocks());

test('without a network it says that answers are sent later', () => {
  renderFor(<OfflineBar isExam={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
  offline();
  expect(screen.getByRole('status').textContent).toBe('Sin conexión. Si respondes ahora, lo enviamos apenas vuelva.');
});

test('without a network it is not shown during an exam', () => {
  renderFor(<OfflineBar isExam />);
  offline();
  expect(screen.getByRole('status').textContent).toBe('');
});
