import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadPart } from '../loading/load-part.ts';
import { renderFor } from '../testing/render.tsx';
import { FONTS_LIMIT, QuestionWait, TYPESETTER_LIMIT } from './formula-wait.tsx';
import { RichText } from './rich-text.tsx';

vi.mock('../loading/load-part.ts', async (original) => {
  const module = await original<typeof import('../loading/load-part.ts')>();
  return { ...module, loadPart: vi.fn(module.loadPart) };
});

const show = (question: string) =>
  renderFor(
    <QuestionWait question={question} options={['<p>uno</p>', '<p>dos</p>']} keepsHeight className="">
      <RichText html={question} />
      <button type="button">Opción</button>
    </QuestionWait>,
  ).container;

const isWaiting = (page: Element) => page.querySelector('.invisible') !== null;
const preloads = () => document.head.querySelectorAll('link[rel=preload]');

const never = new Promise(() => {});

/** Gives the document one font of formulas, and two for which no question waits. */
const withFonts = (status: string, loaded: Promise<unknown>) => {
  const fonts = [
    { family: 'KaTeX_Main', status, loaded },
    { family: 'KaTeX_AMS', status: 'unloaded', loaded: never },
    { family: 'Figtree Variable', status: 'loading', loaded: never },
  ];
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fonts');
  });
};

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The next load of the typesetter stays open until the test ends it with an error. */
const holdTypesetter = () => {
  let fail = () => {};
  const held = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('No typesetter'));
  });
  vi.mocked(loadPart).mockReturnValueOnce(held);
  return fail;
};

// The first three tests have no typesetter.
test('a question without formulas is shown at once and loads nothing', () => {
  const page = show('<p>Hola</p>');
  expect(isWaiting(page)).toBe(false);
  expect(screen.queryByText('Cargando la pregunta')).toBeNull();
  expect(preloads()).toHaveLength(0);
});

test('when the typesetter does not come, texts without formulas are shown after the limit', async () => {
  vi.useFakeTimers();
  const fail = holdTypesetter();
  const page = show('<p>Sea \\(x^2\\).</p>');
  pass(TYPESETTER_LIMIT - 1);
  expect(isWaiting(page)).toBe(true);
  pass(1);
  expect(isWaiting(page)).toBe(false);
  // The next question does not wait again.
  expect(isWaiting(show('<p>Sea \\(y^2\\).</p>'))).toBe(false);
  fireEvent(window, new Event('online'));
  expect(isWaiting(show('<p>Sea \\(z^2\\).</p>'))).toBe(true);
  vi.useRealTimers();
  fail();
  await waitFor(() => expect(page.textContent).toContain('\\(x^2\\)'));
});

test('without a typesetter the question is shown as it was typed, until it can be loaded', async () => {
  const fail = holdTypesetter();
  const page = show('<p>Sea \\(x^2\\).</p>');
  expect(isWaiting(page)).toBe(true);
  expect(preloads()).toHaveLength(2);
  fail();
  await waitFor(() => expect(isWaiting(page)).toBe(false));
  expect(page.textContent).toContain('\\(x^2\\)');

  fireEvent(window, new Event('online'));
  await waitFor(() => expect(page.querySelector('.katex')).not.toBeNull());
});

test('a question with formulas waits for their fonts, with one placeholder', async () => {
  let finish = () => {};
  withFonts(
    'loading',
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  const page = show('<p>Sea \\(x^2\\).</p>');
  expect(isWaiting(page)).toBe(true);
  expect(screen.getByText('Cargando la pregunta')).toBeTruthy();
  finish();
  await waitFor(() => expect(isWaiting(page)).toBe(false));
  expect(screen.queryByText('Cargando la pregunta')).toBeNull();
  expect(screen.getByRole('button', { name: 'Opción' })).toBeTruthy();
});

test('a question whose fonts fail is shown', async () => {
  const failed = Promise.reject(new Error('No font'));
  failed.catch(() => {});
  withFonts('loading', failed);
  const page = show('<p>Sea \\(x^2\\).</p>');
  await waitFor(() => expect(isWaiting(page)).toBe(false));
});

test('a question whose fonts never come is shown after the limit', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  withFonts('loading', never);
  const page = show('<p>Sea \\(x^2\\).</p>');
  pass(FONTS_LIMIT - 1);
  expect(isWaiting(page)).toBe(true);
  pass(1);
  expect(isWaiting(page)).toBe(false);
});

test('a question whose fonts are there is shown at once', () => {
  withFonts('loaded', never);
  const page = show('<p>Sea \\(x^2\\).</p>');
  expect(isWaiting(page)).toBe(false);
  expect(page.innerHTML).not.toContain('min-h-');
});
