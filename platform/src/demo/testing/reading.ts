import type { Collection } from '@matraz/formats/content/read-collection';
import { textOf, wordsOf } from './written-html.ts';

type Question = Collection['topics'][number]['questions'][number];

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;

/** Words of a science text that a student of 17 reads in a minute and understands. */
const wordsOfMinute = 150;

/** How long a student needs for a lesson: its words, formulas, tables and pictures, and its check questions. */
export const minutesOf = (html: string): number =>
  wordsOf(html) / wordsOfMinute +
  count(html, /\\\[/g) * 0.15 +
  count(html, /<table/g) * 0.3 +
  count(html, /<img /g) * 0.4 +
  count(html, /\[figura /g) * 1 +
  count(html, /\[pregunta /g) * 0.75;

/** The sentences of a lesson, without tables. A list item, a heading and a paragraph end one. */
export const sentencesOf = (html: string): string[] =>
  textOf(html.replace(/<table.*?<\/table>/gs, ' ').replace(/<\/(p|li|h2|h3)>/g, '. '))
    .split(/(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.replace(/[.!?:;]+$/, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** The question shows data, a figure, or the design of an experiment. */
export const usesEvidence = ({ question, skill }: Question): boolean =>
  /<table|<img/.test(question) ||
  skill === 'plan-and-investigate' ||
  (question.match(/\d+(?:[.,{}]+\d+)?\s*(?:\\,)?\s*(?:\\text\{)?[a-zA-Z°%Ωµ]+/g) ?? []).length >= 2;

/** Longer than each other option. */
export const isLongestOption = ({ options, correctAnswer }: Question): boolean => {
  const lengths = options.map((option) => textOf(option).length);
  return lengths.every((length, place) => place === correctAnswer || length < (lengths[correctAnswer] ?? 0));
};
