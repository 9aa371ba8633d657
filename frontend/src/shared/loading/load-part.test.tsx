import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEarly, loadPart, watchForLostStyles } from './load-part.ts';

watchForLostStyles();

const sheet = (name = 'part') =>
  document.head.querySelector(`link[rel=stylesheet][href$="/assets/${name}.css"]`) as HTMLLinkElement;

/** As Vite does it: the first try asks for the style sheet and fails when it is lost. Later tries do not ask again. */
const losingItsStyle = (name: string) =>
  vi
    .fn(async () => name)
    .mockImplementationOnce(async () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `/assets/${name}.css`;
      document.head.append(link);
      fireEvent.error(link);
      throw new Error(`Unable to preload CSS for /assets/${name}.css`);
    });
const losePart = async (name = 'part') => {
  const load = losingItsStyle(name);
  const part = loadPart(load);
  part.catch(() => {});
  await waitFor(() => expect(sheet(name)).not.toBeNull());
  return { load, part, lost: sheet(name) };
};
const askedAgain = (lost: HTMLLinkElement, name?: string) => waitFor(() => expect(sheet(name)).not.toBe(lost));
const other = async () => 'other part';

afterEach(() => {
  document.head.replaceChildren();
});

test('a part whose style sheet was lost comes after the sheet', async () => {
  const { load, part, lost } = await losePart();
  await askedAgain(lost);
  expect(load).toHaveBeenCalledOnce();
  fireEvent.load(sheet());
  expect(await part).toBe('part');
});

test('a part whose style sheet is lost twice fails, and a later try asks for the sheet again', async () => {
  const { load, part, lost } = await losePart();
  await askedAgain(lost);
  const lostAgain = sheet();
  fireEvent.error(lostAgain);
  await expect(part).rejects.toThrow('No style sheet');
  const next = loadPart(load);
  await askedAgain(lostAgain);
  expect(load).toHaveBeenCalledOnce();
  fireEvent.load(sheet());
  expect(await next).toBe('part');
});

test('a part that was loaded early and lost its style sheet waits for it', async () => {
  const load = losingItsStyle('part');
  await expect(loadEarly(load)).rejects.toThrow('Unable to preload CSS');
  const part = loadPart(load);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  fireEvent.load(sheet());
  expect(await part).toBe('part');
});

test('a lost style sheet does not keep other parts away, nor one whose script was lost', async () => {
  const { part, lost } = await losePart();
  expect(await loadPart(other)).toBe('other part');
  const lostScript = vi.fn(other).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  expect(await loadPart(lostScript)).toBe('other part');
  await askedAgain(lost);
  fireEvent.load(sheet());
  expect(await part).toBe('part');
});

test('of two lost style sheets each part waits for its own, also when the other one is lost again', async () => {
  const first = await losePart('first');
  const second = await losePart('second');
  await askedAgain(first.lost, 'first');
  await askedAgain(second.lost, 'second');
  fireEvent.error(sheet('first'));
  await expect(first.part).rejects.toThrow('No style sheet');
  expect(second.load).toHaveBeenCalledOnce();
  fireEvent.load(sheet('second'));
  expect(await second.part).toBe('second');
});
