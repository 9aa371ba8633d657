import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseBulkText } from './practice-text.ts';

/** Real questions. They are outside of the project, because they have other licences. */
const data = new URL('../../../../shared/data/', import.meta.url);
const there = existsSync(data);
if (!there) console.log('SKIPPED bulk text with real questions: no folder shared/data beside the project');

const read = (name: string) => readFileSync(new URL(name, data), 'utf8');

test.skipIf(!there)('200 real questions parse whole', () => {
  const text = read('practice-200.txt');
  const result = parseBulkText(text);
  if (!result.ok) throw new Error(result.errors.join('\n'));
  expect(result.questions).toHaveLength(200);
  const lines = new Set(text.split('\n'));
  for (const { question, options, correctAnswer, explanation, xpReward } of result.questions) {
    expect(options).toHaveLength(4);
    expect(explanation).not.toBe('');
    expect(xpReward).toBeGreaterThanOrEqual(1);
    expect(lines).toContain(`PREGUNTA: ${shown(question)}`);
    for (const [i, option] of options.entries()) {
      expect(lines).toContain(`${'ABCD'[i]}) ${shown(option)}${i === correctAnswer ? ' *' : ''}`);
    }
  }
});

const hostile: { id: string; q: string; options: string[] }[] = there ? JSON.parse(read('hostile-items.json')) : [];

test.skipIf(!there)('items with < and > come out as they went in, or are refused for their options', () => {
  expect(hostile.length).toBeGreaterThan(0);
  for (const { q, options } of hostile) {
    const typed = options.map((option, i) => `${'ABCDE'[i]}) ${option}${i === 0 ? ' *' : ''}`);
    const text = [`PREGUNTA: ${q}`, ...typed, 'EXPLICACIÓN: Según la pauta.'].join('\n');
    const result = parseBulkText(text);
    if (options.length === 4) {
      if (!result.ok) throw new Error(result.errors.join('\n'));
      const [parsed] = result.questions;
      expect(shown(parsed?.question ?? '')).toBe(q);
      expect(parsed?.options.map(shown)).toEqual(options);
    } else {
      expect(result).toEqual({
        ok: false,
        errors: ['Bloque 1: Debe tener exactamente 4 opciones (A, B, C, D)'],
      });
    }
  }
});

/** The visible text of HTML without tags. */
function shown(html: string): string {
  expect(html).not.toMatch(/[<>]/);
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
