import { expect, test } from 'vitest';
import { typeset } from '../../../shared/rich-text/math.ts';
import { rangeOf, readLessonText, spanOf } from './lesson-text.ts';
import { paint, unpaint } from './paint.ts';

const lesson = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};
const spanIn = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

test('the text of a lesson has each space once, and a space between blocks', () => {
  const root = lesson('<h2>El  átomo</h2><p>Tiene un <b>nú</b>cleo.\n</p><ul><li>protón</li><li>neutrón</li></ul>');
  expect(readLessonText(root).text).toBe('El átomo Tiene un núcleo. protón neutrón ');
});

test('the tools and the buttons in a lesson are not its text', () => {
  const root = lesson('<p>Un átomo.</p><button>Ampliar</button><div role="toolbar"><p>Es mucho texto.</p></div>');
  expect(readLessonText(root).text).toBe('Un átomo. ');
});

test('a formula is its TeX, before and after it was typeset', () => {
  const root = lesson('<p>La masa es \\(E/c^2\\), siempre.</p>');
  const before = readLessonText(root).text;
  typeset(root);
  expect(root.querySelector('.katex')).not.toBeNull();
  expect(readLessonText(root).text).toBe(before);
});

test('a range that touches a formula takes it whole', () => {
  const root = lesson('<p>La masa es \\(E/c^2\\), siempre.</p>');
  typeset(root);
  document.body.append(root);
  const text = readLessonText(root);
  const range = document.createRange();
  range.setStart(root.querySelector('p')?.firstChild ?? root, 3);
  range.setEnd(root.querySelector('.katex-html .mord') ?? root, 0);
  const span = spanOf(text, range);
  expect(span && text.text.slice(span.start, span.end)).toBe('masa es \\(E/c^2\\)');
  root.remove();
});

test('a span and its range are the same, over several elements', () => {
  const root = lesson('<p>Tiene un <b>nú</b>cleo. </p><p>Y  electrones.</p>');
  const text = readLessonText(root);
  const span = spanIn(text.text, 'núcleo. Y electrones');
  const range = rangeOf(text, span);
  expect(range.toString().replace(/\s+/g, ' ')).toBe('núcleo. Y electrones');
  expect(spanOf(text, range)).toEqual(span);
});

test('a question within the lesson is no part of its text', () => {
  const root = lesson('<p>Antes.</p><section><h3>Compruébalo</h3><p>¿Qué es?</p></section><p>Después.</p>');
  expect(readLessonText(root).text.trim()).toBe('Antes. Después.');
});

test('a range of spaces alone selects nothing', () => {
  const root = lesson('<p>a b</p>');
  const range = document.createRange();
  const node = root.querySelector('p')?.firstChild ?? root;
  range.setStart(node, 1);
  range.setEnd(node, 2);
  expect(spanOf(readLessonText(root), range)).toBeNull();
});

test('without the highlight API the words get marks, which can be taken away again', () => {
  const html = '<p>Tiene un <b>nú</b>cleo y electrones. Y protones.</p>';
  const root = lesson(html);
  const { text } = readLessonText(root);
  const spans = ['núcleo y', 'protones'].map((words) => spanIn(text, words));
  const ranges = paint(root, spans);
  expect([...root.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['nú', 'cleo y', 'protones']);
  expect(ranges.map(String)).toEqual(['núcleo y', 'protones']);
  expect(readLessonText(root).text).toBe(text);
  paint(root, spans.slice(1));
  expect(root.querySelectorAll('mark')).toHaveLength(1);
  unpaint(root);
  expect(root.innerHTML).toBe(html);
});
