import { examForm, examQuestionOfFolder } from '@matraz/contracts/exams/content';
import { realExam } from '@matraz/contracts/exams/limits';
import { sanitize } from '@matraz/infra/html/sanitize';
import { describe, expect, test } from 'vitest';
import { demoExams, demoTopics } from './testing/demo-collection.ts';
import { faultsOf, formulaFault, formulasOf, htmlFault, textOf, wordsOf } from './testing/written-html.ts';

/** All sequences of three words. Two texts that share many of them are the same question. */
const triplesOf = (html: string) => {
  const words = textOf(html)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.slice(2).map((word, index) => [words[index], words[index + 1], word].join(' ')));
};
const similarity = (one: Set<string>, other: Set<string>) =>
  [...one].filter((triple) => other.has(triple)).length / Math.max(1, Math.min(one.size, other.size));

describe.each(demoExams)('$slug', ({ slug: _slug, questions, ...details }) => {
  const htmlOfAll = questions.flatMap((q) => [q.question, ...q.options, q.explanation]);

  test('has as many questions, pilots and minutes as the real test', () => {
    expect(questions).toHaveLength(realExam.questions);
    expect(questions.filter((question) => question.isPilot)).toHaveLength(realExam.pilots);
    expect(details.duration).toBe(realExam.seconds);
  });

  test('has 18 questions of each subject and 26 elective ones, with a pilot in each part', () => {
    const starts = [0, 18, 36, 54]; // Biology, Physics, Chemistry, elective Biology
    const parts = starts.map((start, place) => questions.slice(start, starts[place + 1]));
    expect(parts.map((part) => part.length)).toEqual([18, 18, 18, 26]);
    for (const part of parts) expect(part.some((question) => question.isPilot)).toBe(true);
  });

  test('is valid in the forms of the administrator', () => {
    const form = { ...details, totalQuestions: questions.length };
    expect(examForm.parse(form)).toEqual({ ...form, isPublished: true });
    for (const question of questions) expect(examQuestionOfFolder.parse(question)).toEqual(question);
  });

  test('has four or five different options and long explanations', () => {
    for (const { question, options, explanation } of questions) {
      expect([4, 5], question).toContain(options.length);
      expect(new Set(options.map((option) => option.trim().toLowerCase())).size, question).toBe(options.length);
      expect(wordsOf(explanation), question).toBeGreaterThanOrEqual(25);
    }
  });

  test('does not reveal the correct option by its position or length', () => {
    const keys = Map.groupBy(questions, (question) => question.correctAnswer);
    for (const key of [0, 1, 2, 3]) {
      const share = (keys.get(key)?.length ?? 0) / questions.length;
      expect(share).toBeGreaterThanOrEqual(0.15);
      expect(share).toBeLessThanOrEqual(0.35);
    }
    const longest = questions.filter(({ options, correctAnswer }) => {
      const lengths = options.map((option) => textOf(option).length);
      return lengths.every((length, index) => index === correctAnswer || length < (lengths[correctAnswer] ?? 0) * 0.9);
    });
    expect(longest.length).toBeLessThanOrEqual(questions.length / 5);
  });

  test('is clean HTML', () => {
    expect(faultsOf(htmlOfAll, htmlFault)).toEqual([]);
  });

  test('is not changed by the sanitizer', () => {
    for (const html of htmlOfAll) expect(sanitize(html)).toBe(html);
  });

  test('has formulas that KaTeX can render', () => {
    expect(faultsOf(htmlOfAll.flatMap(formulasOf), formulaFault)).toEqual([]);
  });

  test('repeats no question of the exam or of the practice', () => {
    const own = questions.map(({ question }) => ({ question, triples: triplesOf(question) }));
    const practice = demoTopics.flatMap((topic) => topic.questions.map(({ question }) => triplesOf(question)));
    for (const [index, { question, triples }] of own.entries())
      for (const other of [...own.slice(index + 1).map((later) => later.triples), ...practice])
        expect(similarity(triples, other), question).toBeLessThan(0.3);
  });
});

test('the parts of ensayo-ciencias-1 are in order: Biology, Physics, Chemistry, elective Biology', () => {
  const questions = demoExams.find(({ slug }) => slug === 'ensayo-ciencias-1')?.questions ?? [];
  const ends = [0, 17, 18, 35, 36, 53, 54, 79]; // first and last question of each part
  expect(ends.map((place) => textOf(questions[place]?.question ?? '').slice(0, 40))).toEqual([
    'Un grupo de estudiantes observa un param',
    'En un matorral de la zona central se pla',
    'La tabla muestra la frecuencia de cuatro',
    'La batería de un celular almacena 4000 m',
    'En una bodega se mezclaron ripio (piedra',
    'La tabla muestra cuánto oxígeno se puede',
    'Se rompieron células de hígado y se sepa',
    'El valor δ 15 N indica, en tanto por mil',
  ]);
});
