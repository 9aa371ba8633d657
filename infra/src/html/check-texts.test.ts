import { expect, test } from 'vitest';
import { checkHtml } from './check-html.ts';
import { checkTexts } from './check-texts.ts';

/** How often the event loop turns until the work is done. */
const turnsDuring = async (work: () => Promise<unknown>) => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await work();
  clearImmediate(next);
  return turns;
};

test('while four long texts are checked, other work goes on', async () => {
  const long = '<p style="color: red">Una <b>célula</b></p>'.repeat(4_500);
  const texts = [long, long, long, long];
  await checkTexts(texts); // starts the thread
  let checked: unknown;
  const turns = await turnsDuring(async () => {
    checked = await checkTexts(texts);
  });
  expect(turns).toBeGreaterThan(20);
  expect(checked).toEqual(texts.map(checkHtml));
});

test('a short text is checked at once', async () => {
  const turns = await turnsDuring(() => checkTexts(['<p>La célula</p>', '<script>1</script>']));
  expect(turns).toBe(0);
});

test('tags that stay open are refused, and closed ones are not', () => {
  // The parser would need minutes for them.
  expect(checkHtml('<b>'.repeat(1_000_000)).fault).toBe('El texto tiene demasiadas etiquetas sin cerrar');
  for (const html of ['<b>x</b>', '<br>', '<img src="/uploads/a.webp">', '</b>']) {
    expect(checkHtml(html.repeat(5_000)).fault).toBeNull();
  }
});
