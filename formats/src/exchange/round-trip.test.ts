import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseExamText } from '../bulk/exam-text.ts';
import { parseBulkText } from '../bulk/practice-text.ts';
import type { ExportLoss, ExportQuestion } from './export-question.ts';
import { readGift } from './gift.ts';
import { isSameHtml, pictureSources, replacePictures } from './html.ts';
import { readQti } from './qti.ts';
import { examQuestion, plainHtml, practiceQuestion } from './testing/arbitrary-questions.ts';
import { writeExamText, writePracticeText } from './write-bulk-text.ts';
import { writeGift } from './write-gift.ts';
import { writeQti } from './write-qti.ts';
import { readZip, writeZip } from './zip.ts';

const all = fc.oneof(
  fc.array(practiceQuestion(), { minLength: 1, maxLength: 5 }),
  fc.array(examQuestion(), { minLength: 1, maxLength: 5 }),
);

const isSame = (one: ExportQuestion, other: ExportQuestion): boolean =>
  isSameHtml(one.question, other.question) &&
  isSameHtml(one.explanation, other.explanation) &&
  one.options.length === other.options.length &&
  one.options.every((option, index) => isSameHtml(option, other.options[index] ?? '')) &&
  one.correctAnswer === other.correctAnswer &&
  one.xpReward === other.xpReward &&
  (one.isPilot ?? false) === (other.isPilot ?? false) &&
  one.topic === other.topic &&
  one.skill === other.skill &&
  one.area === other.area;

/** The file has every question that is not listed as left out, in order; a question without a listed change is the same. */
const expectListed = (
  questions: readonly ExportQuestion[],
  losses: readonly ExportLoss[],
  back: readonly ExportQuestion[],
) => {
  const kept = questions
    .map((question, index) => ({ question, number: index + 1 }))
    .filter(({ number }) => !losses.some((loss) => loss.number === number && loss.isLeftOut));
  expect(back).toHaveLength(kept.length);
  for (const [index, { question, number }] of kept.entries()) {
    const read = back[index];
    const isChanged = losses.some((loss) => loss.number === number && loss.text.startsWith('cambia'));
    if (!isChanged && !(read && isSame(question, read))) expect(read).toEqual(question);
  }
};

const isAboutPictures = ({ text }: ExportLoss) => text.includes('imágenes');

describe('GIFT', () => {
  test('gives every question back; only a question with one option is left out', () => {
    fc.assert(
      fc.property(all, (questions) => {
        const { text, losses } = writeGift(questions);
        expectListed(questions, losses, readGift(text).items);
        for (const loss of losses.filter((found) => !isAboutPictures(found))) {
          expect(questions[loss.number - 1]?.options).toHaveLength(1);
        }
      }),
    );
  });
});

describe('QTI', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const pictures = new Map([
    ['/uploads/abc.webp', { name: 'abc.webp', bytes }],
    ['/uploads/def.webp', { name: 'def.webp', bytes: new Uint8Array([4]) }],
  ]);

  test('gives every question and picture back from a zip', () => {
    fc.assert(
      fc.property(all, (questions) => {
        const { files, losses } = writeQti('Ensayo', questions, pictures);
        const back = readQti(readZip(writeZip(files)));
        expect(losses).toEqual([]);
        const packed = (html: string) => replacePictures(html, (src) => src.replace('/uploads/', 'pictures/'));
        const expected = questions.map((question) => ({
          ...question,
          question: packed(question.question),
          options: question.options.map(packed),
          explanation: packed(question.explanation),
        }));
        expectListed(expected, losses, back.items);
        const used = questions.flatMap(({ question, options, explanation }) =>
          pictureSources([question, ...options, explanation].join('')),
        );
        for (const src of used)
          expect(back.pictures.get(src.replace('/uploads/', ''))).toEqual(pictures.get(src)?.bytes);
      }),
      { numRuns: 60 },
    );
  });

  test('lists a character that XML cannot hold', () => {
    const question = { question: 'a\u0001b', options: ['1', '2'], correctAnswer: 0, explanation: '' };
    expect(writeQti('x', [question], new Map()).losses).toMatchObject([{ number: 1, isLeftOut: false }]);
  });
});

describe('bulk text', () => {
  test('of practice gives back what is not listed', () => {
    fc.assert(
      fc.property(fc.array(practiceQuestion(), { minLength: 1, maxLength: 4 }), (questions) => {
        const { text, losses } = writePracticeText(questions);
        const result = parseBulkText(text);
        const back = result.ok ? result.questions : [];
        if (!result.ok) expect(losses.filter(({ isLeftOut }) => isLeftOut)).toHaveLength(questions.length);
        expect(back).toHaveLength(questions.length - losses.filter(({ isLeftOut }) => isLeftOut).length);
      }),
    );
  });

  test('of practice holds plain questions with four options and an explanation', () => {
    const question = {
      question: '¿1 &lt; 2?<br />Elige',
      options: ['a*', 'b &amp; c', '\\(x\\)', '3'],
      correctAnswer: 1,
      explanation: 'Sí<sub>2</sub>',
      xpReward: 20,
    };
    expect(writePracticeText([question])).toEqual({
      text: 'PREGUNTA: ¿1 < 2?\nElige\nA) a*\nB) b & c *\nC) \\(x\\)\nD) 3\nEXPLICACIÓN: Sí<sub>2</sub>\nXP: 20\n',
      losses: [],
    });
  });

  test.each([
    [{ options: ['1', '2'] }, 'queda fuera: Debe tener exactamente 4 opciones (A, B, C, D)'],
    [{ explanation: '' }, 'queda fuera: Falta la explicación'],
    [{ question: '<a href="https://a.cl">enlace</a>' }, 'cambia el formato de la pregunta'],
    [{ question: '<img src="/uploads/a.webp" alt="x" />' }, 'sus imágenes quedan como enlaces a esta plataforma'],
  ])('of practice lists %j', (change, text) => {
    const question = {
      question: '¿?',
      options: ['1', '2', '3', '4'],
      correctAnswer: 0,
      explanation: 'x',
      xpReward: 10,
      ...change,
    };
    expect(writePracticeText([question]).losses.map((loss) => loss.text)).toEqual([text]);
  });

  test('of exams gives back what is not listed', () => {
    fc.assert(
      fc.property(fc.array(examQuestion(), { minLength: 1, maxLength: 4 }), (questions) => {
        const { text, losses } = writeExamText(questions);
        const result = parseExamText(text, 0);
        const left = losses.filter(({ isLeftOut }) => isLeftOut).length;
        expect(result.ok ? result.questions : []).toHaveLength(questions.length - left);
      }),
    );
  });

  test('of exams gives plain questions back, or lists them', () => {
    fc.assert(
      fc.property(fc.array(examQuestion(plainHtml), { minLength: 1, maxLength: 4 }), (questions) => {
        const { text, losses } = writeExamText(questions);
        const result = parseExamText(text, 0);
        for (const loss of losses) expect(loss.text).toMatch(/^(queda fuera|cambia)/);
        expect(result.ok ? result.questions.length : 0).toBe(
          questions.length - losses.filter(({ isLeftOut }) => isLeftOut).length,
        );
      }),
    );
  });
});
