import { describe, expect, test, vi } from 'vitest';
import { parseBulkText, parseBulkTextInSteps, placesOfBlocks } from './practice-text.ts';

const good = `PREGUNTA: ¿Qué partícula tiene carga negativa?
A) El protón
B) El electrón *
C) El neutrón
D) El fotón
EXPLICACIÓN: El electrón tiene carga −1.
XP: 15`;
const question = {
  question: '¿Qué partícula tiene carga negativa?',
  options: ['El protón', 'El electrón', 'El neutrón', 'El fotón'],
  correctAnswer: 1,
  explanation: 'El electrón tiene carga −1.',
  xpReward: 15,
};
const edit = (from: string | RegExp, to: string) => good.replace(from, to);
const questionsOf = (text: string) => {
  const result = parseBulkText(text);
  return result.ok ? result.questions : result.errors;
};

test('a block becomes a question', () => expect(questionsOf(good)).toEqual([question]));
test('each block becomes a question', () => expect(questionsOf(`${good}\n---\n${good}`)).toEqual([question, question]));

describe('other ways to write the same question', () => {
  test.each([
    ['Windows line ends', good.replaceAll('\n', '\r\n')],
    ['old Mac line ends', good.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${good}`],
    ['blank lines everywhere', `\n\n${good.replaceAll('\n', '\n\n \n')}\n\n`],
    ['dashes at both ends', `---\n${good}\n---\n \n---`],
    ['spaces around the dashes', `  ---  \n${good}`],
    ['a longer row of dashes', `${good}\n------`],
    ['indented lines', good.replaceAll('\n', '\n\t ')],
    [
      'lower-case words',
      good.replace('PREGUNTA', 'pregunta').replace('EXPLICACIÓN', 'Explicación').replace('XP', 'xp'),
    ],
    ['lower-case letters', good.replace(/^[A-D]\)/gm, (letter) => letter.toLowerCase())],
    ['no accent', edit('EXPLICACIÓN', 'EXPLICACION')],
    ['an accent typed as two characters', edit('EXPLICACIÓN', 'EXPLICACIO\u0301N')],
    ['spaces before every colon', good.replaceAll(/^(PREGUNTA|EXPLICACIÓN|XP):/gm, '$1  :')],
    ['spaces before every bracket', good.replaceAll(/^([A-D])\)/gm, '$1  )')],
    [
      'spaces before every bracket of lower-case letters',
      good.replaceAll(/^([A-D])\)/gm, (_, letter) => `${letter.toLowerCase()}  )`),
    ],
    ['indented lines with lower-case letters', good.replace(/^[A-D]\)/gm, (letter) => `\t ${letter.toLowerCase()}`)],
    ['no space after a mark', good.replaceAll(/(:|\)) /g, '$1')],
    ['spaces after the asterisk', edit('*', '*   ')],
    ['the text on the next line', edit('PREGUNTA: ', 'PREGUNTA:\n')],
    ['options in another order', edit(/(A\).*\n)(B\).*\n)/, '$2$1')],
    ['the explanation among the options', good.replace(/(C\).*\nD\).*\n)(EXPLICACIÓN.*\n)/, '$2$1')],
    ...['Respuesta correcta: B', 'Clave: b', 'R: B) El electrón'].map((line): [string, string] => [
      `the key as '${line}'`,
      edit(' *', '').replace('EXPLI', `${line}\nEXPLI`),
    ]),
    ['a justification', edit('EXPLICACIÓN', 'Justificación')],
    ['the reward in the middle', `${edit('\nXP: 15', '').replace('\nA)', '\nXP: 15\nA)')}`],
  ])('%s', (_, text) => {
    expect(questionsOf(text)).toEqual([question]);
  });
});

describe('a line without a mark continues the text above it', () => {
  test.each([
    ['question', edit('\nA)', '\nElige una.\nA)'), { question: `${question.question}<br>Elige una.` }],
    ['option', edit('\nB)', '\n(H+)\nB)'), { options: ['El protón<br>(H+)', ...question.options.slice(1)] }],
    [
      'correct option',
      edit(' *', '\n(e-) *'),
      { options: ['El protón', 'El electrón<br>(e-)', 'El neutrón', 'El fotón'] },
    ],
    ['explanation', edit('\nXP', '\nVer lección 2.\nXP'), { explanation: `${question.explanation}<br>Ver lección 2.` }],
    [
      'explanation that names options',
      edit('\nXP', '\nA) es falsa *\nXP'),
      { explanation: `${question.explanation}<br>A) es falsa *` },
    ],
    [
      'question with a list of its own',
      edit('\nA)', '\na) uno\nb) dos\nA)'),
      { question: `${question.question}<br>a) uno<br>b) dos` },
    ],
    [
      'question with a list of its own, beside spaced capital letters',
      edit('\nA)', '\na) uno\nA)').replaceAll(/^([A-D])\)/gm, '  $1 )'),
      { question: `${question.question}<br>a) uno` },
    ],
    [
      'explanation that names options in lower case',
      edit('\nXP', '\nA) es falsa\nXP').replace(/^[A-D]\)/gm, (letter) => letter.toLowerCase()),
      { explanation: `${question.explanation}<br>a) es falsa` },
    ],
    [
      'option with dashes',
      edit('El protón', 'El --- protón'),
      { options: ['El --- protón', ...question.options.slice(1)] },
    ],
    [
      'option with an asterisk in its middle',
      edit('El protón', '2 * 3, a *b y c*'),
      { options: ['2 * 3, a *b y c*', ...question.options.slice(1)] },
    ],
  ])('%s', (_, text, change) => {
    expect(questionsOf(text)).toEqual([{ ...question, ...change }]);
  });
});

describe('a mark within a line is text', () => {
  test.each(['esta PREGUNTA: fácil', 'sin EXPLICACIÓN: no', 'suma XP: 5', 'la función f(A) crece', 'la opción C) no'])(
    '%s',
    (line) => {
      expect(questionsOf(edit('\nA)', `\n${line}\nA)`))).toEqual([
        { ...question, question: `${question.question}<br>${line}` },
      ]);
    },
  );

  test('a mark within a line is text also with options in lower case', () => {
    const lowerCase = good.replace(/^[A-D]\)/gm, (mark) => mark.toLowerCase());
    expect(questionsOf(lowerCase.replace('\na)', '\nla función f(a) y la g(z)\na)'))).toEqual([
      { ...question, question: `${question.question}<br>la función f(a) y la g(z)` },
    ]);
  });

  test('a capital letter with a bracket inside a line is text when the options are in lower case', () => {
    const lowerCase = good.replace(/^[A-D]\)/gm, (mark) => mark.toLowerCase());
    expect(questionsOf(lowerCase.replace('¿Qué', 'f(X) y g(Y ): ¿qué'))).toEqual([
      { ...question, question: question.question.replace('¿Qué', 'f(X) y g(Y ): ¿qué') },
    ]);
  });
});

describe('only a line of three or more dashes ends a block', () => {
  test.each(['---', '-----', ' --- ', '\t---\t', '   ---   '])('%j parts', (line) => {
    expect(questionsOf(`${good}\n${line}\n${good}`)).toEqual([question, question]);
  });

  test.each(['-', '--', '--- fin', 'fin ---', '- - -'])('%j is text', (line) => {
    expect(questionsOf(edit('\nXP', `\n${line}\nXP`))).toEqual([
      { ...question, explanation: `${question.explanation}<br>${line}` },
    ]);
  });
});

test('a line separator of a word processor does not end a text', () => {
  const twice = (text: string) => `${text}\u2028${text}`;
  const [right, wrong] = [question.options[1] ?? '', question.options[0] ?? ''];
  const text = edit(question.question, twice(question.question))
    .replace(right, twice(right))
    .replace(wrong, twice(wrong))
    .replace(question.explanation, twice(question.explanation));
  expect(questionsOf(text)).toEqual([
    {
      ...question,
      question: twice(question.question),
      options: [twice(wrong), twice(right), ...question.options.slice(2)],
      explanation: twice(question.explanation),
    },
  ]);
});

test.each([
  ['XP: 1', 1],
  ['XP: 1000', 1000],
  ['XP:20', 20],
  ['', 10],
  ['XP:', 10],
  ['XP: 0', 10],
  ['XP: -5', 10],
  ['XP: 1001', 10],
  ['XP: 2,5', 10],
  ['XP: 2.5', 10],
  ['XP: +20', 10],
  ['XP: 1e2', 10],
  ['XP: 0x10', 10],
  ['XP: muchos', 10],
])('%j is worth %i XP', (line, xpReward) => {
  expect(questionsOf(edit('XP: 15', line))).toEqual([{ ...question, xpReward }]);
});

describe('errors name their block', () => {
  const fourOptions = 'Bloque 1: Debe tener exactamente 4 opciones (A, B, C, D)';
  const noneMarked = 'Bloque 1: Ninguna opción está marcada como correcta (*)';
  test.each([
    ['no question', edit(/PREGUNTA.*\n/, ''), ['Bloque 1: Falta la pregunta']],
    ['an empty question', edit(/PREGUNTA.*/, 'PREGUNTA:'), ['Bloque 1: Falta la pregunta']],
    ['three options', edit(/D\).*\n/, ''), [fourOptions]],
    ['a fifth option', edit(/D\).*\n/, '$&E) El muon\n'), [fourOptions]],
    ['a key that is no option', edit(' *', '').replace('EXPLI', 'R: E\nEXPLI'), [noneMarked]],
    [
      'a star and another key',
      edit('EXPLI', 'R: A\nEXPLI'),
      ['Bloque 1: Solo una opción puede estar marcada como correcta (*)'],
    ],
    ['a fifth option that is marked', edit(' *', '').replace(/D\).*\n/, '$&E) El muon *\n'), [fourOptions]],
    ['an empty option', edit('D) El fotón', 'D)'), [fourOptions]],
    ['a letter twice', edit('C)', 'B)'), [fourOptions]],
    ['E in place of D', edit('D)', 'E)'), [fourOptions]],
    ['no mark', edit(' *', ''), [noneMarked]],
    ['a mark without a space before it', edit(' *', '*'), [noneMarked]],
    ['two marks', edit('fotón', 'fotón *'), ['Bloque 1: Solo una opción puede estar marcada como correcta (*)']],
    ['no explanation', edit(/EXPLICACIÓN.*\n/, ''), ['Bloque 1: Falta la explicación']],
    ['an empty explanation', edit(/EXPLICACIÓN.*/, 'EXPLICACIÓN: '), ['Bloque 1: Falta la explicación']],
    ['a heading', `Unidad 1\n${good}`, ['Bloque 1: Error al procesar las preguntas (línea «Unidad 1»)']],
    ...[question.question, question.explanation, '15']
      .map((text) => good.split('\n').find((line) => line.endsWith(text)) ?? '')
      .map((line): [string, string, string[]] => [
        `a second ${line}`,
        `${good}\n${line}`,
        [`Bloque 1: Error al procesar las preguntas (línea «${line}»)`],
      ]),
    [
      'two lines that belong nowhere: the first is named',
      `Unidad 1\n${good}\nFin`,
      ['Bloque 1: Error al procesar las preguntas (línea «Unidad 1»)'],
    ],
    [
      'a field given twice, then a line that belongs nowhere: the first is named',
      `${good}\nXP: 20\nFin`,
      ['Bloque 1: Error al procesar las preguntas (línea «XP: 20»)'],
    ],
    ['a line after the reward', `${good}\nFin`, ['Bloque 1: Error al procesar las preguntas (línea «Fin»)']],
    [
      'nothing but a word',
      'hola',
      [
        'Bloque 1: Falta la pregunta',
        fourOptions,
        noneMarked,
        'Bloque 1: Falta la explicación',
        'Bloque 1: Error al procesar las preguntas (línea «hola»)',
      ],
    ],
  ])('%s', (_, text, errors) => {
    expect(parseBulkText(text)).toEqual({ ok: false, errors });
  });

  test('two questions in one block are an error', () => {
    expect(parseBulkText(`${good}\n${good}`)).toEqual({
      ok: false,
      errors: [
        fourOptions,
        'Bloque 1: Solo una opción puede estar marcada como correcta (*)',
        'Bloque 1: Error al procesar las preguntas (línea «PREGUNTA: ¿Qué partícula tiene carga negativa?»)',
      ],
    });
  });

  test('blocks without errors are numbered too, empty blocks are not', () => {
    const text = [good, edit(' *', ''), '\n\n', good, edit(/EXPLICACIÓN.*\n/, '')].join('\n---\n');
    expect(parseBulkText(text)).toEqual({
      ok: false,
      errors: ['Bloque 2: Ninguna opción está marcada como correcta (*)', 'Bloque 4: Falta la explicación'],
    });
  });

  test.each(['', ' \n', '---', '---\n---\n'])('%j holds no question at all', (text) => {
    expect(parseBulkText(text)).toEqual({ ok: false, errors: ['Error al procesar las preguntas'] });
  });
});

test.each(['\n', '\r\n'])('the places of the blocks are found again, with line ends %j', (end) => {
  const text = ['---', 'PREGUNTA: uno', 'A) a', '', '---', '', '  ---', '  ', 'PREGUNTA: dos', 'B) b', ''].join(end);
  const places = placesOfBlocks(text);
  expect(places.map(({ from, to }) => text.slice(from, to))).toEqual([
    `PREGUNTA: uno${end}A) a`,
    `PREGUNTA: dos${end}B) b`,
  ]);
  expect(places.map(({ line }) => line)).toEqual([2, 9]);
});

test('each step reads one block and tells the part that is done', () => {
  expect([...parseBulkTextInSteps('PREGUNTA: uno\n---\nPREGUNTA: dos')]).toEqual([0.5, 1]);
});

test('a line is not compared with each option above it', () => {
  const { some } = Array.prototype;
  let comparisons = 0;
  const counted = vi.spyOn(Array.prototype, 'some').mockImplementation(function (this: unknown[], matches) {
    return some.call(this, (...item) => {
      comparisons += 1;
      return matches(...item);
    });
  });
  parseBulkText(`PREGUNTA: x\n${'A) x\n'.repeat(2_000)}${'y\n'.repeat(2_000)}`);
  counted.mockRestore();
  expect(comparisons).toBeLessThan(10_000);
});

test('an option with a million points is read in one pass', () => {
  // With work that grows with the square of the length this takes more than an hour.
  const long = edit('El protón', `${'.'.repeat(1_000_000)}x`)
    .replace(' *', '')
    .replace('XP: 15', 'Clave: B');
  expect(parseBulkText(long)).toHaveProperty('ok');
});
