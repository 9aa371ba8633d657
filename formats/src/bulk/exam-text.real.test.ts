import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseExamText } from './exam-text.ts';

/** Real questions. They are outside of the project, because they have other licences. */
const file = new URL('../../../../shared/data/exam-80.txt', import.meta.url);
const there = existsSync(file);
if (!there) console.log('SKIPPED exam text with real questions: no file shared/data/exam-80.txt beside the project');

test.skipIf(!there)('80 real questions are taken whole', () => {
  const text = readFileSync(file, 'utf8');
  const result = parseExamText(text, 0);
  if (!result.ok) throw new Error(result.error);
  const { questions, warnings } = result;
  expect(warnings).toEqual([]);
  expect(questions.map(({ orderIndex }) => orderIndex)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
  expect(questions.filter(({ isPilot }) => isPilot)).toHaveLength(5);
  const withOptions = (count: number) => questions.filter(({ options }) => options.length === count);
  expect([3, 4, 5].map((count) => withOptions(count).length)).toEqual([17, 38, 25]);

  // Every line of the file is in the result, in its place.
  const shown = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const blocks = text
    .trim()
    .normalize('NFC')
    .split(/\n\s*\n/);
  for (const [i, { question, options, correctAnswer, explanation }] of questions.entries()) {
    const lines = blocks[i]
      ?.split('\n')
      .map((line) => line.replace(/^([A-E]\)|(P|PREGUNTA|R|RESPUESTA|E|EXPLICACIÓN):) */, '').trim());
    expect([question, ...options, 'ABCDE'[correctAnswer] ?? '', explanation].map(shown)).toEqual(
      lines?.filter((line) => !line.startsWith('PILOTO')),
    );
  }
});
