import { describe, expect, test } from 'vitest';
import { addHighlight, findQuote, quoteAt, withoutHighlight } from './text-quote.ts';

const text = 'El átomo tiene un núcleo. El núcleo tiene protones y neutrones. Fuera del núcleo hay electrones.';
const spanOf = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return { start, end: start + words.length };
};
const quote = (words: string, from = 0) => {
  const highlight = quoteAt(text, spanOf(words, from));
  if (highlight === null) throw new Error('too long');
  return highlight;
};

describe('a quote', () => {
  test('has the words and 40 characters on each side', () => {
    expect(quoteAt(text, spanOf('protones'))).toEqual({
      quote: 'protones',
      before: ' átomo tiene un núcleo. El núcleo tiene ',
      after: ' y neutrones. Fuera del núcleo hay elect',
    });
    const emoji = `😀${'x'.repeat(39)}`;
    expect(quoteAt(`${emoji}a`, { start: 41, end: 42 })?.before).toBe('x'.repeat(39));
    expect(quoteAt('x'.repeat(1_001), { start: 0, end: 1_001 })).toBeNull();
  });

  test('is found again, also after an edit somewhere else', () => {
    expect(findQuote(text, quote('protones'))).toEqual(spanOf('protones'));
    const edited = `Introducción nueva. ${text}`;
    expect(findQuote(edited, quote('protones'))?.start).toBe(edited.indexOf('protones'));
  });

  test('of words in several places is found by what is around it', () => {
    const third = quote('núcleo', text.indexOf('Fuera'));
    const edited = text.replace('El átomo', 'Cada átomo');
    expect(findQuote(edited, third)?.start).toBe(edited.lastIndexOf('núcleo'));
  });

  test('is lost when its words changed, or when several places have them and none is like the former one', () => {
    expect(findQuote(text.replace('protones', 'partículas'), quote('protones'))).toBeNull();
    expect(findQuote('un núcleo, otro núcleo', { quote: 'núcleo', before: 'X', after: 'Y' })).toBeNull();
    expect(findQuote('solo un núcleo', { quote: 'núcleo', before: 'X', after: 'Y' })).not.toBeNull();
  });
});

describe('a new highlight', () => {
  test('becomes one with those that it touches', () => {
    const first = addHighlight(text, [], spanOf('protones y')) ?? [];
    const both = addHighlight(text, first, spanOf('y neutrones'));
    expect(both).toEqual([quote('protones y neutrones')]);
    expect(addHighlight(text, first, spanOf('átomo'))).toEqual([quote('protones y'), quote('átomo')]);
  });

  test('is removed by what it says', () => {
    const both = [quote('átomo'), quote('protones')];
    expect(withoutHighlight(both, quote('átomo'))).toEqual([quote('protones')]);
  });

  test('leaves those that are lost', () => {
    const lost = { quote: 'otra cosa', before: '', after: '' };
    expect(addHighlight(text, [lost], spanOf('átomo'))).toEqual([lost, quote('átomo')]);
  });

  test('is refused when it gets too long or is one too many', () => {
    const long = 'a b '.repeat(400);
    expect(addHighlight(long, [], { start: 0, end: 1_200 })).toBeNull();
    const lost = Array.from({ length: 100 }, (_, place) => ({ quote: `perdido ${place}`, before: '', after: '' }));
    expect(addHighlight(text, lost, spanOf('átomo'))).toBeNull();
  });
});
