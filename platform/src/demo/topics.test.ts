import { lessonContent, questionContent, topicContent, videoContent } from '@matraz/contracts/catalog/content';
import type { Collection } from '@matraz/formats/content/read-collection';
import { sanitize } from '@matraz/infra/html/sanitize';
import { describe, expect, test } from 'vitest';
import { demoTopics } from './testing/demo-collection.ts';
import { faultsOf, formulaFault, formulasOf, htmlFault, textOf, wordsOf } from './testing/written-html.ts';

const topicId = '01920000-0000-7000-8000-000000000000';
const htmlOf = (topic: Collection['topics'][number]) => [
  ...topic.lessons.map((lesson) => lesson.content),
  ...topic.questions.flatMap((q) => [q.question, ...q.options, q.explanation]),
];

test('each subject has at least three units of three topics, numbered from 1', () => {
  const units = Map.groupBy(demoTopics, ({ courseId, unit }) => `${courseId} ${unit}`);
  for (const topics of units.values()) {
    expect(topics.length).toBeGreaterThanOrEqual(3);
    expect(topics.map((topic) => topic.orderIndex)).toEqual(topics.map((_, index) => index + 1));
  }
  for (const courseId of [1, 2, 3]) {
    const unitsOfCourse = new Set(demoTopics.filter((topic) => topic.courseId === courseId).map((topic) => topic.unit));
    expect(unitsOfCourse.size).toBeGreaterThanOrEqual(3);
  }
});

test('slugs of topics are unique, and slugs of lessons are unique in their topic', () => {
  expect(new Set(demoTopics.map((topic) => topic.slug)).size).toBe(demoTopics.length);
  for (const { lessons } of demoTopics) expect(new Set(lessons.map((lesson) => lesson.slug)).size).toBe(lessons.length);
});

test('lessons of three topics ask questions', () => {
  const asking = demoTopics.filter(({ lessons }) => lessons.some(({ content }) => content.includes('[pregunta ')));
  expect(asking.length).toBeGreaterThanOrEqual(3);
});

describe.each(demoTopics)('$slug', (topic) => {
  test('is valid in the forms of the administrator', () => {
    const { slug: _slug, lessons, questions, videos, ...content } = topic;
    expect(topicContent.parse(content)).toEqual(content);
    lessons.forEach(({ slug: _, ...lesson }, index) => {
      lessonContent.parse({ ...lesson, topicId, orderIndex: index + 1 });
    });
    for (const question of questions) questionContent.parse({ ...question, topicId });
    for (const video of videos) videoContent.parse({ ...video, topicId });
  });

  test('has three or more lessons of at least 250 words', () => {
    expect(topic.lessons.length).toBeGreaterThanOrEqual(3);
    expect(faultsOf(topic.lessons, ({ slug, content }) => (wordsOf(content) < 250 ? `${slug}: short` : null))).toEqual(
      [],
    );
  });

  test('asks only questions that it has, each once, in its lessons', () => {
    const asked = topic.lessons.flatMap(({ content }) =>
      [...content.matchAll(/^<p>\[pregunta (\d+)\]<\/p>$/gm)].map(([, number]) => Number(number)),
    );
    expect(asked.filter((number) => topic.questions[number - 1] === undefined)).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('has a table, an image or a formula in each lesson', () => {
    expect(
      faultsOf(topic.lessons, ({ slug, content }) => (/<table|<img|\\\(|\\\[/.test(content) ? null : slug)),
    ).toEqual([]);
  });

  test('has eight or more questions with different options and long explanations', () => {
    expect(topic.questions.length).toBeGreaterThanOrEqual(8);
    for (const { question, options, explanation } of topic.questions) {
      expect(options.length, question).toBeGreaterThanOrEqual(4);
      expect(new Set(options.map((option) => option.trim().toLowerCase())).size, question).toBe(options.length);
      expect(wordsOf(explanation), question).toBeGreaterThanOrEqual(25);
    }
  });

  test('does not reveal the correct option by its position or length', () => {
    const keys = Map.groupBy(topic.questions, (question) => question.correctAnswer);
    for (const questions of keys.values()) expect(questions.length).toBeLessThanOrEqual(topic.questions.length / 2);
    const longest = topic.questions.filter(({ options, correctAnswer }) => {
      const lengths = options.map((option) => textOf(option).length);
      return lengths.every((length, index) => index === correctAnswer || length < (lengths[correctAnswer] ?? 0) * 0.9);
    });
    expect(longest.map((question) => question.question)).toHaveLength(
      Math.min(longest.length, topic.questions.length / 2),
    );
  });

  test('is clean HTML', () => {
    expect(faultsOf(htmlOf(topic), htmlFault)).toEqual([]);
  });

  test('is not changed by the sanitizer', () => {
    for (const html of htmlOf(topic)) expect(sanitize(html)).toBe(html.trim());
  });

  test('has formulas that KaTeX can render', () => {
    expect(faultsOf(htmlOf(topic).flatMap(formulasOf), formulaFault)).toEqual([]);
  });
});
