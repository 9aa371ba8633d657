import { examAreas, skills } from '@matraz/contracts/syllabus';
import fc from 'fast-check';
import type { ExportQuestion } from '../export-question.ts';
import { escapeHtml, isBlank } from '../html.ts';

/** Text of teachers, with everything that a format could take for its own mark. */
const hostileWords = [
  ...[
    'p<0,05',
    'a<b>c',
    '&amp;',
    '\\(x=2\\)',
    '\\nu',
    '{T}',
    '~',
    '=',
    '#',
    '####x',
    '}',
    '{',
    ':',
    '::a::',
    '[html]',
    '[OH-]',
  ],
  ...[
    '// no',
    '$CATEGORY: x',
    '---',
    'A) uno',
    'R: B',
    'P: otra',
    'ANSWER: A',
    '*',
    ' *',
    'XP: 3',
    '%50%',
    ']]>',
    '<!--',
    '"',
    "'",
    ';',
    ',',
  ],
  ...[
    'constructor',
    '__proto__',
    'ñandú',
    '\u00a0',
    '🧪',
    '1 &lt; 2',
    '@@PLUGINFILE@@/a.png',
    '->',
    'PILOTO: SI',
    'E: x',
  ],
];

const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...hostileWords) },
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => escapeHtml(words.join(' ')));

const marked = fc
  .tuple(fc.constantFrom('strong', 'em', 'u', 'sub', 'p', 'mark', 'code', 'li'), text)
  .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`);

const table = text.map((cell) => `<table><tbody><tr><th colspan="2">${cell}</th></tr></tbody></table>`);
const picture = fc
  .tuple(fc.constantFrom('/uploads/abc.webp', '/uploads/def.webp'), text)
  .map(([src, alt]) => `<img src="${src}" alt="${alt.replaceAll('"', '&quot;')}" width="300" />`);
const link = text.map((inside) => `<a href="https://a.cl/?b=1&amp;c=2" rel="noopener">${inside}</a>`);
const painted = text.map((inside) => `<span style="color:#ff0000">${inside}</span>`);

/** Sanitised HTML that shows something. */
export const html = fc
  .array(fc.oneof(text, text, marked, table, picture, link, painted, fc.constant('<br />')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join('').trim())
  .filter((typed) => !isBlank(typed));

/** Text without pictures and colours, as most questions are. */
export const plainHtml = text.map((typed) => typed.trim()).filter((typed) => !isBlank(typed));

const questionOf = (texts: fc.Arbitrary<string>, options: { min: number; max: number }): fc.Arbitrary<ExportQuestion> =>
  fc
    .tuple(
      texts,
      fc.array(texts, { minLength: options.min, maxLength: options.max }),
      fc.nat(),
      fc.option(texts, { nil: '' }),
    )
    .map(([question, all, key, explanation]) => ({
      question,
      options: all,
      correctAnswer: key % all.length,
      explanation,
    }));

/** Titles of topics are plain text. */
const topicTitle = fc
  .array(fc.oneof(fc.constantFrom(...hostileWords), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) =>
    words
      .join(' ')
      .replace(/[\s\p{C}]+/gu, ' ')
      .normalize('NFC')
      .trim(),
  )
  .filter((title) => title !== '');

const given = <Name extends string, Value>(name: Name, values: fc.Arbitrary<Value>) =>
  fc.option(values, { nil: undefined }).map((value) => (value === undefined ? {} : { [name]: value }));

/** Every practice question that the platform allows. */
export const practiceQuestion = (texts = html): fc.Arbitrary<ExportQuestion> =>
  fc
    .tuple(
      questionOf(texts, { min: 2, max: 10 }),
      fc.integer({ min: 1, max: 1000 }),
      given('skill', fc.constantFrom(...skills)),
    )
    .map(([question, xpReward, skill]) => ({ ...question, xpReward, ...skill }));

/** Every exam question that the platform allows. */
export const examQuestion = (texts = html): fc.Arbitrary<ExportQuestion> =>
  fc
    .tuple(
      questionOf(texts, { min: 1, max: 5 }),
      fc.boolean(),
      given('topic', topicTitle),
      given('skill', fc.constantFrom(...skills)),
      given('area', fc.constantFrom(...examAreas)),
    )
    .map(([question, isPilot, ...syllabus]) => Object.assign({ ...question, isPilot }, ...syllabus));
