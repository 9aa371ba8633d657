import { expect, test, vi } from 'vitest';
import { loadPart, watchForLostStyles } from './load-part.ts';
import { fireEvent, waitFor } from './testing/library.ts';

watchForLostStyles();

const sheet = () => document.head.querySelector('link[rel=stylesheet]') as HTMLLinkElement;

/** As Vite does it: the first try asks for the style sheet and fails when it is lost. Later tries do not ask again. */
const losingItsStyle = () =>
  vi
    .fn(async () => 'part')
    .mockImplementationOnce(async () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/part.css';
      document.head.append(link);
      fireEvent.error(link);
      throw new Error('Unable to preload CSS');
    });

const losePart = async () => {
  const load = losingItsStyle();
  const part = loadPart(load);
  part.catch(() => {});
  await waitFor(() => expect(sheet()).not.toBeNull());
  return { load, part, lost: sheet() };
};
const askedAgain = (lost: HTMLLinkElement) => waitFor(() => expect(sheet()).not.toBe(lost));
const other = async () => 'other part';

test('a part whose style sheet was lost comes after the sheet', async () => {
  const { load, part, lost } = await losePart();
  await askedAgain(lost);
  expect(load).toHaveBeenCalledOnce();
  fireEvent.load(sheet());
  expect(await part).toBe('part');
  sheet().remove();
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
  sheet().remove();
});

test('a lost style sheet does not keep other parts away', async () => {
  const { part, lost } = await losePart();
  expect(await loadPart(other)).toBe('other part');
  await askedAgain(lost);
  fireEvent.load(sheet());
  expect(await part).toBe('part');
  sheet().remove();
});
