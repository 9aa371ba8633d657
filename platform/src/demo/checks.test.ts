import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from 'mathjs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoFolder } from './demo-content.ts';
import { shownNumber, shownText } from './testing/shown-number.ts';

/** A computed value: where a student reads it, how it is written there, and the formula that gives it. */
const check = z.strictObject({
  /** `question 9`, counted from 1, or the file of a lesson. */
  in: z.string(),
  /** As it is written, without its unit: `0,125`, `3,0 × 10^8`, `20 000`. */
  value: z.string(),
  /** A formula in the notation of mathjs. With units it ends with `to` and the unit of the value. */
  formula: z.string(),
});

const { topics, exams } = JSON.parse(readFileSync(join(demoFolder, 'catalog.json'), 'utf8')) as Record<
  'topics' | 'exams',
  string[]
>;
const read = (folder: string, file: string) => readFileSync(join(demoFolder, folder, file), 'utf8');
const folders = [...topics, ...exams].filter((folder) => existsSync(join(demoFolder, folder, 'checks.json')));
const separator = { topics: /^---$/m, exams: /^\s*$/m };

const placeOf = (folder: string, place: string): string => {
  const number = /^question (\d+)$/.exec(place)?.[1];
  if (number === undefined) return read(folder, `lessons/${place}`);
  const blocks = read(folder, 'questions.txt').split(topics.includes(folder) ? separator.topics : separator.exams);
  return blocks.filter((block) => block.trim() !== '')[Number(number) - 1] ?? '';
};

describe.each(folders)('the computed values in %s', (folder) => {
  const checks = z.array(check).parse(JSON.parse(read(folder, 'checks.json')));

  test.each(checks)('$in: $value = $formula', ({ in: place, value, formula }) => {
    expect(shownText(placeOf(folder, place))).toContain(value);
    const result = evaluate(formula);
    const computed = typeof result === 'number' ? result : (result.toJSON().value as number);
    const { number, step } = shownNumber(value);
    // The value is rounded to the digits that are shown.
    expect(Math.abs(computed - number)).toBeLessThanOrEqual(step * 0.5000001);
  });
});
