import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderFor } from '../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

/** A fake clock begins at zero, and an earlier test may have closed a tooltip later. So each test has a day of its own. */
let day = 0;
beforeEach(() => {
  vi.useFakeTimers();
  day += 1;
  vi.advanceTimersByTime(day * 86_400_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
/** The window and the trigger have no size in jsdom. */
const placeTrigger = (name: string, rectangle: DOMRect) => {
  for (const size of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(document.documentElement, size, 'get').mockReturnValue(1_000);
  vi.spyOn(around(name), 'getBoundingClientRect').mockReturnValue(rectangle);
};
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
  show();
  enter('Racha');
  wait(700);
  leave('Racha');
  wait(pause);
  enter('XP');
  wait(1);
  expect(screen.queryByText('Experiencia') !== null).toBe(atOnce);
});

test.each(['scroll', 'resize'])(
  'at a %s the tooltip of a control with the focus moves with it, because it is not focused again',
  (event) => {
    show();
    const control = screen.getByRole('button', { name: 'Racha' });
    act(() => control.focus());
    const bubble = screen.getByText('Días seguidos').parentElement as HTMLElement;
    placeTrigger('Racha', new DOMRect(200, 40, 100, 20));
    fireEvent(window, new Event(event));
    expect(screen.getByText('Días seguidos')).toBeTruthy();
    expect([bubble.style.left, bubble.style.top]).toEqual(['250px', '60px']);
  },
);

test.each(['scroll', 'resize'])('at a %s the tooltip below a resting pointer closes', (event) => {
  show();
  enter('Racha');
  wait(700);
  fireEvent(window, new Event(event));
  expect(screen.queryByText('Días seguidos')).toBeNull();
});
