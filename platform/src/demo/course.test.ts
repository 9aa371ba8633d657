import { describe, expect, test } from 'vitest';
import { demoTopics } from './testing/demo-collection.ts';
import { isLongestOption, minutesOf, sentencesOf, usesEvidence } from './testing/reading.ts';
import { textOf, wordsOf } from './testing/written-html.ts';

/** Topics that are not written in full yet have eight questions. */
const written = demoTopics.filter(({ questions }) => questions.length > 8);

/** The name of each lesson with a fault. */
const lessonsWhere = (topic: (typeof demoTopics)[number], isFaulty: (content: string) => boolean) =>
  topic.lessons.filter(({ content }) => isFaulty(content)).map(({ slug }) => slug);

describe.each(written)('the course in $slug', (topic) => {
  const { questions, lessons } = topic;

  test('has 16 questions of four options, each with a skill and an explanation of every option', () => {
    expect(questions).toHaveLength(16);
    for (const { question, options, skill, explanation } of questions) {
      expect(options, question).toHaveLength(4);
      expect(skill, question).toBeDefined();
      expect(wordsOf(explanation), question).toBeGreaterThanOrEqual(30);
    }
  });

  test('asks for at least three of the four skills, and in half of the questions for evidence', () => {
    expect(new Set(questions.map(({ skill }) => skill)).size).toBeGreaterThanOrEqual(3);
    expect(questions.filter(usesEvidence).length).toBeGreaterThanOrEqual(8);
  });

  test('has questions of different difficulty', () => {
    expect(new Set(questions.map(({ xpReward }) => xpReward)).size).toBeGreaterThanOrEqual(2);
  });

  test('has keys in all places, and the key is not the longest option more often than chance', () => {
    for (const place of [0, 1, 2, 3]) {
      const count = questions.filter(({ correctAnswer }) => correctAnswer === place).length;
      expect(count, `key ${'ABCD'[place]}`).toBeGreaterThanOrEqual(3);
      expect(count, `key ${'ABCD'[place]}`).toBeLessThanOrEqual(5);
    }
    expect(questions.filter(isLongestOption).length).toBeLessThanOrEqual(5);
  });

  test('has no trick words', () => {
    const tricks = /\b(excepto|incorrect[ao]s?|no es correct[ao]|(todas|ninguna) de las (anteriores|opciones))\b/i;
    for (const { question, options } of questions) expect([question, ...options].join(' ')).not.toMatch(tricks);
  });

  test('has lessons of five to eight minutes', () => {
    const minutes = lessons.map(({ slug, content }) => `${slug}: ${minutesOf(content).toFixed(1)}`);
    expect(minutes.filter((one) => Number(one.split(': ')[1]) < 5 || Number(one.split(': ')[1]) > 8)).toEqual([]);
  });

  test('begins each lesson with a question, and ends it with a summary', () => {
    expect(lessonsWhere(topic, (content) => !/^<p>[^<]*\?/.test(content))).toEqual([]);
    expect(lessonsWhere(topic, (content) => !/<h2>En resumen<\/h2>\s*<ul>(?:(?!<h2>).)*$/s.test(content))).toEqual([]);
  });

  test('has a worked example, a common error and two check questions in each lesson', () => {
    expect(lessonsWhere(topic, (content) => !/<h2>Ejemplo resuelto/.test(content))).toEqual([]);
    expect(lessonsWhere(topic, (content) => !/<strong>Error frecuente/.test(content))).toEqual([]);
    expect(lessonsWhere(topic, (content) => [...content.matchAll(/\[pregunta \d+\]/g)].length < 2)).toEqual([]);
  });

  test('has short sentences', () => {
    const long = lessons.filter(({ content }) => {
      const lengths = sentencesOf(content).map((sentence) => sentence.split(/\s+/).length);
      return lengths.reduce((sum, length) => sum + length, 0) / lengths.length > 20 || Math.max(...lengths) > 45;
    });
    expect(long.map(({ slug }) => slug)).toEqual([]);
  });

  test('writes decimals with a comma', () => {
    const texts = [
      ...lessons.map(({ content }) => content),
      ...questions.flatMap((q) => [q.question, ...q.options, q.explanation]),
    ];
    // The number of a law has a point.
    expect(texts.flatMap((text) => textOf(text).match(/(?<!\bley \d*)\d\.\d.{0,20}/g) ?? [])).toEqual([]);
    expect(texts.flatMap((text) => text.match(/\\\([^)]*\d\.\d[^)]*\\\)/g) ?? [])).toEqual([]);
  });
});

test('in the whole course the key is the longest option as often as by chance', () => {
  const questions = written.flatMap((topic) => topic.questions);
  const share = questions.filter(isLongestOption).length / Math.max(1, questions.length);
  expect(share).toBeLessThanOrEqual(0.3);
});
