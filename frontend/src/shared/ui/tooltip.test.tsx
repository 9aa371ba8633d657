import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, fireEvent, screen } from '../testing/library.ts';
import { renderFor } from '../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = () =>
  renderFor(
    <>
      <Tooltip text="Días seguidos">
        <button type="button">Racha</button>
      </Tooltip>
      <Tooltip text="Experiencia">
        <button type="button">XP</button>
      </Tooltip>
    </>,
  );
const around = (name: string) => screen.getByRole('button', { name }).parentElement as HTMLElement;
const enter = (name: string) => fireEvent.pointerEnter(around(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(around(name), { pointerType: 'mouse' });
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('it opens after the pointer has rested for 700 ms, and closes when it leaves', () => {
  show();
  enter('Racha');
  wait(699);
  expect(screen.queryByText('Días seguidos')).toBeNull();
  wait(1);
  expect(screen.getByText('Días seguidos')).toBeTruthy();
  leave('Racha');
  expect(screen.queryByText('Días seguidos')).toBeNull();
});

test.each([
  [299, true],
  [300, false],
])('%i ms after another tooltip it opens at once: %s', (pause, atOnce) => {
  wait(5_000);
  show();
  enter('Racha');
  wait(700);
  leave('Racha');
  wait(pause);
  enter('XP');
  wait(1);
  expect(screen.queryByText('Experiencia') !== null).toBe(atOnce);
});
