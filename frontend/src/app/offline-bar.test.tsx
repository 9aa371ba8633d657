import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderFor } from '../shared/testing/render.tsx';
import { OfflineBar } from './offline-bar.tsx';

const offline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};

afterEach(() => void vi.restoreAllMocks());

test('without a network it says what becomes of an answer', () => {
  renderFor(<OfflineBar isExam={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
  offline();
  expect(screen.getByRole('status').textContent).toBe('Sin conexión. Si respondes ahora, lo enviamos apenas vuelva.');
});

test('during an exam, whose time may be over, it promises nothing: the header of the exam tells', () => {
  renderFor(<OfflineBar isExam />);
  offline();
  expect(screen.getByRole('status').textContent).toBe('');
});
