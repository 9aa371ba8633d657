import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseExamText } from '../bulk/exam-text.ts';
import { readNumbered } from './read-numbered.ts';

/** Real questions. They are outside of the project, because they have other licences. */
const file = new URL('../../../../shared/data/exam-80.txt', import.meta.url);
const there = existsSync(file);
if (!there)
  console.log('SKIPPED text as in Word with real questions: no file shared/data/exam-80.txt beside the project');

const question = /^(?:P|PREGUNTA)\s*:\s*/gim;
const key = /^(?:R|RESPUESTA)\s*:\s*/gim;
const explanation = /^(?:E|EXPLICACIÓN)\s*:\s*/gim;
const letter = /^([A-E])\)/gm;

test.skipIf(!there).each<[string, (block: string, number: number) => string]>([
  ['1.', (block, number) => block.replace(question, `${number}. `).replace(key, 'Respuesta correcta: ')],
  [
    '1) with small letters',
    (block, number) =>
      block
        .replace(question, `${number}) `)
        .replace(key, 'Clave: ')
        .replace(letter, (mark) => mark.toLowerCase()),
  ],
  [
    'Pregunta 1 with letters and a point',
    (block, number) =>
      block.replace(question, `Pregunta ${number}\n`).replace(key, 'Alternativa correcta: ').replace(letter, '$1.'),
  ],
  [
    'blank lines alone',
    (block) => `\n${block.replace(question, '').replace(key, 'Respuesta: ').replace(letter, '($1)')}`,
  ],
])('80 real questions, written with %s, are the same questions', (_, write) => {
  const text = readFileSync(file, 'utf8').trim().normalize('NFC');
  const bulk = parseExamText(text, 0);
  if (!bulk.ok) throw new Error(bulk.error);
  const blocks = text.split(/\n\s*\n/).map((block) => block.replace(explanation, 'Explicación: '));
  const { items, problems } = readNumbered(blocks.map((block, place) => write(block, place + 1)).join('\n'));
  expect(problems).toEqual([]);
  expect(items.map(({ number: _number, line: _line, isPilot = false, ...texts }) => ({ ...texts, isPilot }))).toEqual(
    bulk.questions.map(({ orderIndex: _order, ...texts }) => texts),
  );
});
