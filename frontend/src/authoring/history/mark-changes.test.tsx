import { describe, expect, test } from 'vitest';
import { markChanges, type Side } from './mark-changes.ts';

const fragment = (html: string) => document.createRange().createContextualFragment(html);

/** The content of one side, with its marks as [brackets] and marked pictures as [img]. */
const marked = (own: string, other: string, side: Side = 'after') => {
  const content = fragment(own);
  markChanges(content, fragment(other), side);
  for (const image of content.querySelectorAll('img')) {
    image.replaceWith(image.classList.contains('outline-4') ? '[img]' : 'img');
  }
  for (const change of content.querySelectorAll(side === 'after' ? 'ins' : 'del')) {
    change.replaceWith(`[${change.textContent}]`);
  }
  const box = document.createElement('div');
  box.append(content);
  return box.innerHTML;
};

test('equal content has no marks', () => {
  const html = '<p>El <strong>átomo</strong> tiene <img src="/a.webp"> y \\(x^2\\).</p>';
  expect(marked(html, html)).toBe(html.replace(/<img[^>]*>/, 'img'));
});

describe('a changed word is marked', () => {
  test('on the side where it was added', () => {
    expect(marked('<p>La masa molar del agua</p>', '<p>La masa del agua</p>')).toBe('<p>La masa [molar] del agua</p>');
  });

  test('on the side where it was removed', () => {
    expect(marked('<p>La masa molar del agua</p>', '<p>La masa del agua</p>', 'before')).toBe(
      '<p>La masa [molar] del agua</p>',
    );
  });

  test('words that follow each other get one mark, each paragraph its own', () => {
    expect(marked('<p>uno dos tres</p><p>cuatro</p>', '<p>uno</p>')).toBe('<p>uno [dos tres]</p><p>[cuatro]</p>');
  });

  test('also when only its format is another', () => {
    expect(marked('<p>un <strong>electrón</strong> libre</p>', '<p>un electrón libre</p>')).toBe(
      '<p>un <strong>[electrón]</strong> libre</p>',
    );
    expect(marked('<h2>Título</h2>', '<p>Título</p>')).toBe('<h2>[Título]</h2>');
  });

  test('a sign is marked without the word before it', () => {
    expect(marked('<p>Sí.</p>', '<p>Sí</p>')).toBe('<p>Sí[.]</p>');
  });

  test('a space more or less is no change', () => {
    expect(marked('<p>a   b\n c</p>', '<p>a b c</p>')).toBe('<p>a   b\n c</p>');
  });
});

test('a formula is marked as a whole, so that it can still be typeset', () => {
  expect(marked('<p>Vale \\(x^2 + 1\\) siempre</p>', '<p>Vale \\(x^2 + 2\\) siempre</p>')).toBe(
    '<p>Vale [\\(x^2 + 1\\)] siempre</p>',
  );
});

test('another picture is marked', () => {
  expect(marked('<p><img src="/b.webp"></p>', '<p><img src="/a.webp"></p>')).toBe('<p>[img]</p>');
});

test('texts that have nothing in common are marked everywhere', () => {
  const words = (letter: string) => Array.from({ length: 1_500 }, (_, n) => `${letter}${n}`).join(' ');
  expect(marked(`<p>${words('a')}</p>`, `<p>${words('b')}</p>`)).toBe(`<p>[${words('a')}]</p>`);
});
