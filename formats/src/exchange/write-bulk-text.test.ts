import { describe, expect, test } from 'vitest';
import type { ExportQuestion } from './export-question.ts';
import { writeExamText, writePracticeText } from './write-bulk-text.ts';

const question: ExportQuestion = {
  question: '¿?',
  options: ['1', '2', '3', '4'],
  correctAnswer: 2,
  explanation: 'x',
  xpReward: 10,
};
const practice = (change: Partial<ExportQuestion>) => writePracticeText([{ ...question, ...change }]);
const exam = (change: Partial<ExportQuestion>) =>
  writeExamText([{ question: '¿?', options: ['1', '2'], correctAnswer: 1, explanation: '', ...change }]);
const leftOut = (text: string) => [{ number: 1, isLeftOut: true, text: `queda fuera: ${text}` }];

/** Tags that the bulk text drops, so a mark appears that the writer does not see. */
const hidden = (mark: string) => mark.replaceAll('|', '<span></span>');

describe('a text is typed', () => {
  const picture = '<img src="https://a.cl/b.png" alt="1 &lt; 2" />';
  test.each([
    ['with its characters instead of entities', '1 &lt; 2 &amp; 3', '1 < 2 & 3'],
    ['with single blanks and none at the ends', ' a\n\n b\t ', 'a b'],
    ['with a line for each line', 'a<br>b<br />c', 'a\nb\nc'],
    [
      'with its tags, without their attributes',
      '<p class="a">a<SUP>2</SUP></p><p>b</p>',
      '<p>a<sup>2</sup></p><p>b</p>',
    ],
    ['without tags that the bulk text does not know', '<map>a</map><span>b</span><spam>c</spam>', 'abc'],
    ['with its pictures', picture, picture],
    ['with a break as a tag at the start', '<br>a', '<br>a'],
    ['with a break as a tag at the end', 'a<br>', 'a<br>'],
    ['with a break as a tag after a tag', '<b>a</b><br>b', '<b>a</b><br>b'],
    ['with a break as a tag before a tag', 'a<br><b>b</b>', 'a<br><b>b</b>'],
    ['with a break as a tag between breaks', 'a<br><br>b', 'a<br><br>b'],
    ['with a break as a tag after a sign like the end of a tag', 'a &gt;<br>b', 'a ><br>b'],
    ['with a line after a sign in the middle', '&gt;a<br>b<br>c', '>a\nb\nc'],
  ])('%s', (_, html, typed) => {
    expect(practice({ question: html }).text).toBe(
      `PREGUNTA: ${typed}\nA) 1\nB) 2\nC) 3 *\nD) 4\nEXPLICACIÓN: x\nXP: 10\n`,
    );
  });

  test.each(['a) b', 'A  ) b', '  z)', 'XP: 3', 'xp  : 3', 'EXPLICACIÓN: x', 'abcdefghijkl:', '---', ' ----- ', ' '])(
    'with a break as a tag before %j, because it looks like a mark on its own line',
    (mark) => {
      expect(practice({ question: `n<br>${mark}` }).text).toContain(
        `PREGUNTA: n<br>${mark.trimEnd().replace(/\s+/g, ' ')}`,
      );
    },
  );

  test.each(['ab) c', '1) c', 'n a) b', 'abcdefghijklm:', 'n xp: 3', '3: 4', '-', '--', '--- a', 'a --', '-a---'])(
    'with a line before %j, because it is no mark',
    (text) => {
      expect(practice({ question: `n<br>${text}` }).text).toContain(`PREGUNTA: n\n${text}\n`);
    },
  );
});

test.each([' a  b ', 'a<br> b', 'a <br>b', 'a<br/>b', 'a <br />  b', 'a\nb', 'a\n<br>\nb'])(
  'blanks that a browser does not show are no change of %j',
  (html) => {
    expect(practice({ question: html }).losses).toEqual([]);
  },
);

test('another text is a change', () => {
  expect(practice({ question: '<a href="https://a.cl">b</a>' }).losses).toEqual([
    { number: 1, isLeftOut: false, text: 'cambia el formato de la pregunta' },
  ]);
});

describe('practice', () => {
  test('questions are separated by dashes', () => {
    const { xpReward: _, ...withoutPoints } = question;
    expect(
      writePracticeText([
        { ...question, xpReward: 25 },
        { ...withoutPoints, correctAnswer: 0 },
      ]),
    ).toEqual({
      text: 'PREGUNTA: ¿?\nA) 1\nB) 2\nC) 3 *\nD) 4\nEXPLICACIÓN: x\nXP: 25\n---\nPREGUNTA: ¿?\nA) 1 *\nB) 2\nC) 3\nD) 4\nEXPLICACIÓN: x\n',
      // The default points.
      losses: [{ number: 2, isLeftOut: false, text: 'cambia el formato de los puntos XP' }],
    });
  });

  test.each<[string, Partial<ExportQuestion>, string]>([
    [
      'by the first error',
      { options: ['1', '2', '3'], explanation: '' },
      'Debe tener exactamente 4 opciones (A, B, C, D)',
    ],
    ['because of a line of dashes', { explanation: hidden('x<br>-|--<br>y') }, 'Falta la pregunta'],
    [
      'because its explanation contains a question',
      { explanation: hidden('x<br>-|--<br>PREGUNTA|: b<br>A|) 1 *<br>B|) 2<br>C|) 3<br>D|) 4<br>EXPLICACIÓN|: y') },
      'su texto no cabe en un bloque',
    ],
  ])('a question is left out %s', (_, change, reason) => {
    expect(practice(change)).toEqual({ text: '\n', losses: leftOut(reason) });
  });
});

describe('an exam', () => {
  test('questions are separated by a blank line', () => {
    const questions = [
      { question: '1<br>2', options: ['a', 'b'], correctAnswer: 1, explanation: 'x', isPilot: true },
      { question: '¿?', options: ['a'], correctAnswer: 0, explanation: '', isPilot: false },
    ];
    expect(writeExamText(questions)).toEqual({
      text: 'P: 1\n2\nA) a\nB) b\nR: B\nE: x\nPILOTO: SI\n\nP: ¿?\nA) a\nR: A\n',
      losses: [],
    });
  });

  test('blanks that a browser does not show are no change', () => {
    expect(exam({ question: ' a <br> b' }).losses).toEqual([]);
  });

  test.each<[string, Partial<ExportQuestion>, string]>([
    ['without a question', { question: '<span></span>' }, 'falta la pregunta'],
    ['without options', { options: [] }, 'no tiene alternativas'],
    ['with an empty option', { options: ['1', '2', ''] }, 'sus alternativas no caben en el formato'],
    ['with a line of dashes', { explanation: hidden('x<br>-|--<br>y') }, 'falta la pregunta'],
    ['with a line that the reader ignores', { explanation: hidden('x<br>R|: B') }, 'su texto no cabe en un bloque'],
    [
      'with a question in its explanation',
      { explanation: hidden('x<br>P|: b<br>A|) 1<br>R|: A') },
      'su texto no cabe en un bloque',
    ],
  ])('a question %s is left out', (_, change, reason) => {
    expect(exam(change)).toEqual({ text: '\n', losses: leftOut(reason) });
  });
});
