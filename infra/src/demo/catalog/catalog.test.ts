import { lessonContent, questionContent, topicContent, videoContent } from '@matraz/contracts/catalog/content';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { sanitize } from '../../html/sanitize.ts';
import type { DemoTopic } from '../demo-topic.ts';
import { demoTopics } from './index.ts';
import 'katex/contrib/mhchem';

const topicId = '01920000-0000-7000-8000-000000000000';
const allowedTags = new Set(
  'p h2 h3 ul ol li strong em sub sup table thead tbody tr th td blockquote code img a'.split(' '),
);
/** KaTeX complains about these two for Spanish texts inside a formula; it sets them correctly all the same. */
const harmless = new Set(['unicodeTextInMathMode', 'newLineInDisplayMode']);

const every = <T>(items: T[], message: (item: T) => string | null) => items.map(message).filter((m) => m !== null);
const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const textOf = (html: string) =>
  html
    .replace(/\\\[.+?\\\]|\\\(.+?\\\)/gs, ' fórmula ')
    .replace(/<[^>]*>/g, ' ')
    .trim();
const wordsOf = (html: string) => textOf(html).split(/\s+/).length;

const formulasOf = (html: string) =>
  [...html.matchAll(/\\\[(.+?)\\\]|\\\((.+?)\\\)/gs)].map(([, display, inline]) => plain(display ?? inline ?? ''));

const formulaFault = (formula: string): string | null => {
  // mhchem takes a hyphen at the end for a charge, so a group that is open at both ends needs an explicit bond.
  if (/\\ce\{[-=][^{}]*-\}/.test(formula)) return `${formula}: the last bond is set as a charge; write \\bond{-}`;
  try {
    katex.renderToString(formula, {
      throwOnError: true,
      strict: (code: string) => (harmless.has(code) ? 'ignore' : 'error'),
    });
    return null;
  } catch (error) {
    return `${formula}: ${error}`;
  }
};

/** What a browser would read otherwise than the writer meant: odd tags, open tags, stray signs, formulas left open. */
const htmlFault = (html: string): string | null => {
  const open: string[] = [];
  for (const [tag, slash = '', name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^<>]*>/g)) {
    if (!allowedTags.has(name)) return `tag ${tag}`;
    if (name === 'img') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return `unbalanced ${tag}`;
  }
  if (open.length > 0) return `never closed: ${open.join(' ')}`;
  const bare = html.replace(/<\/?[a-z0-9]+[^<>]*>/g, '');
  if (/[<>]/.test(bare)) return `raw < or > in ${bare.slice(0, 60)}`;
  if (/&(?!(lt|gt|amp|nbsp);)/.test(bare)) return `raw & in ${bare.slice(0, 60)}`;
  if (/\\[()[\]]/.test(bare.replace(/\\\[.+?\\\]|\\\(.+?\\\)/gs, '')))
    return `formula never closed in ${bare.slice(0, 60)}`;
  return null;
};

const htmlOf = (topic: DemoTopic) => [
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

test('slugs name one topic each, and one lesson within a topic', () => {
  expect(new Set(demoTopics.map((topic) => topic.slug)).size).toBe(demoTopics.length);
  for (const { lessons } of demoTopics) expect(new Set(lessons.map((lesson) => lesson.slug)).size).toBe(lessons.length);
});

describe.each(demoTopics)('$slug', (topic) => {
  test('is what an administrator could have typed', () => {
    const { slug: _slug, lessons, questions, videos, ...content } = topic;
    expect(topicContent.parse(content)).toEqual(content);
    lessons.forEach(({ slug: _, ...lesson }, index) => {
      lessonContent.parse({ ...lesson, topicId, orderIndex: index + 1 });
    });
    for (const question of questions) questionContent.parse({ ...question, topicId });
    for (const video of videos) videoContent.parse({ ...video, topicId });
  });

  test('has three lessons or more, each long enough to learn from', () => {
    expect(topic.lessons.length).toBeGreaterThanOrEqual(3);
    expect(every(topic.lessons, ({ slug, content }) => (wordsOf(content) < 250 ? `${slug}: short` : null))).toEqual([]);
  });

  test('shows a table, an image or a formula in each lesson', () => {
    expect(every(topic.lessons, ({ slug, content }) => (/<table|<img|\\\(|\\\[/.test(content) ? null : slug))).toEqual(
      [],
    );
  });

  test('has eight questions or more, with different options and explanations that teach', () => {
    expect(topic.questions.length).toBeGreaterThanOrEqual(8);
    for (const { question, options, explanation } of topic.questions) {
      expect(options.length, question).toBeGreaterThanOrEqual(4);
      expect(new Set(options.map((option) => option.trim().toLowerCase())).size, question).toBe(options.length);
      expect(wordsOf(explanation), question).toBeGreaterThanOrEqual(25);
    }
  });

  test('gives no key away by its place or its length', () => {
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
    expect(every(htmlOf(topic), htmlFault)).toEqual([]);
  });

  test('is stored as it was written: nothing for the sanitiser to drop', () => {
    for (const html of htmlOf(topic)) expect(sanitize(html)).toBe(html.trim());
  });

  test('has formulas that KaTeX sets', () => {
    expect(every(htmlOf(topic).flatMap(formulasOf), formulaFault)).toEqual([]);
  });
});
