import { describe, expect, test } from 'vitest';
import { noKey } from '../exchange/import-result.ts';
import { chooseExamAndText, noValidQuestions, parseExamText } from './exam-text.ts';

const good = `P: ¿Qué partícula tiene carga negativa?
A) El protón
B) El electrón
C) El neutrón
R: B
E: El electrón tiene carga −1.
PILOTO: SI`;
const question = {
  question: '¿Qué partícula tiene carga negativa?',
  options: ['El protón', 'El electrón', 'El neutrón'],
  correctAnswer: 1,
  explanation: 'El electrón tiene carga −1.',
  isPilot: true,
  orderIndex: 1,
};
const edit = (from: string | RegExp, to: string) => good.replace(from, to);
const parsed = (text: string, existing = 0) => {
  const result = parseExamText(text, existing);
  return result.ok ? result.questions : result.error;
};
const warnings = (text: string) => parseExamText(text, 0).warnings;

test('a block becomes a question', () => {
  expect(parseExamText(good, 0)).toEqual({ ok: true, questions: [question], warnings: [] });
});

test('numbers continue after the existing questions', () => {
  expect(parsed(`${good}\n\n${good}`, 80)).toEqual([
    { ...question, orderIndex: 81 },
    { ...question, orderIndex: 82 },
  ]);
});

describe('other ways to write the same question', () => {
  test.each([
    ['long marks', good.replace('P:', 'PREGUNTA:').replace('R:', 'RESPUESTA:').replace('E:', 'EXPLICACIÓN:')],
    [
      'long marks in lower case',
      good.replace('P:', 'pregunta:').replace('R:', 'Respuesta:').replace('PILOTO', 'Piloto'),
    ],
    ['no accent', edit('E:', 'EXPLICACION:')],
    ['an accent typed as two characters', edit('E:', 'EXPLICACIO\u0301N:')],
    ['Windows line ends', good.replaceAll('\n', '\r\n')],
    ['old Mac line ends', good.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${good}`],
    ['blank lines around it', `\n \n${good}\n\t\n`],
    ['rows of dashes around it', `---\n${good}\n---`],
    ['indented lines', good.replaceAll('\n', '\n\t ')],
    ['no space after a mark', good.replaceAll(/(:|\)) /g, '$1')],
    ['spaces before every colon', good.replaceAll(/^(P|R|E|PILOTO):/gm, '$1  :')],
    [
      'spaces before the colon of every long mark',
      edit('P:', 'Pregunta  :').replace('R:', 'Respuesta  :').replace('E:', 'Explicación  :'),
    ],
    ['spaces before every bracket', good.replaceAll(/^([A-C])\)/gm, '$1  )')],
    [
      'spaces before every bracket of lower-case letters',
      good.replaceAll(/^([A-C])\)/gm, (_, letter) => `${letter.toLowerCase()}  )`),
    ],
    ['lower-case letters', good.replace(/^[A-C]\)/gm, (mark) => mark.toLowerCase())],
    ['the answer in lower case', edit('R: B', 'R: b')],
    ['the answer with its bracket', edit('R: B', 'R: B)')],
    ['the answer in brackets', edit('R: B', 'R: (B)')],
    ['the answer with its text', edit('R: B', 'R: B) El electrón')],
    ['the answer with a full stop', edit('R: B', 'R: B.')],
    ...['Respuesta correcta: B', 'Clave: b', 'Alternativa correcta: (B)', 'La respuesta correcta es: B', 'Clave B'].map(
      (line): [string, string] => [`the answer as '${line}'`, edit('R: B', line)],
    ),
    ['the answer as the text of its option', edit('R: B', 'R: El electrón')],
    ['a justification', edit('E:', 'Justificación:')],
    ['the text on the next line', edit('P: ', 'P:\n')],
    ['options in another order', edit(/(A\).*\n)(B\).*\n)/, '$2$1')],
    ['answer and explanation first', `R: B\nE: El electrón tiene carga −1.\n${good.replace(/R:.*\nE:.*\n/, '')}`],
    ['SÍ', edit('SI', 'SÍ')],
    ['sí', edit('SI', 'sí')],
    ['Sí.', edit('SI', 'Sí.')],
    ['YES', edit('SI', 'YES')],
    ['Yes.', edit('SI', 'Yes.')],
  ])('%s', (_, text) => {
    expect(parseExamText(text, 0)).toEqual({ ok: true, questions: [question], warnings: [] });
  });
});

describe('PILOTO', () => {
  test.each([
    ['not there', edit('\nPILOTO: SI', '')],
    ['NO', edit('SI', 'NO')],
    ['No.', edit('SI', 'No.')],
    ['empty', edit('PILOTO: SI', 'PILOTO:')],
  ])('%s: scored', (_, text) => {
    expect(parseExamText(text, 0)).toEqual({ ok: true, questions: [{ ...question, isPilot: false }], warnings: [] });
  });
});

describe('E) is an option, E: is the explanation', () => {
  const five = edit('R: B', 'D) El fotón\nE) El quark\nR: E');
  test('a block can have both', () => {
    expect(parsed(five)).toEqual([
      { ...question, options: [...question.options, 'El fotón', 'El quark'], correctAnswer: 4 },
    ]);
  });
  test('an explanation can name the options', () => {
    expect(parsed(edit('carga −1.', 'carga −1.\nA) es positivo.'))).toMatchObject([
      { options: question.options, explanation: 'El electrón tiene carga −1.<br>A) es positivo.' },
    ]);
  });
});

describe('before the options R: with a letter is the answer, R: with anything else is part of the question', () => {
  const answerFirst = (answer: string) => edit('R: B\n', '').replace('\nA)', `\n${answer}\nA)`);

  test.each([
    'R: B',
    'R: b',
    'R:B',
    'R  :  B',
    'R: (B)',
    'R: (b)',
    'R: B.',
    'R: B)',
    'R: B) El electrón',
    'R: B el electrón',
  ])('%s is the answer', (line) => {
    expect(parsed(answerFirst(line))).toEqual([question]);
  });

  test('an empty R: is a missing answer', () => {
    expect(parsed(answerFirst('R:'))).toEqual([{ ...question, correctAnswer: noKey }]);
  });

  test.each([
    'R: 8,31 J/(mol·K)',
    'R:8,31',
    'R  :  8,31',
    'R: BC',
    'R: Bien',
    'R: (ver la tabla)',
    'R: ((B))',
    'R: 2 B',
  ])('%s is a datum', (line) => {
    expect(parsed(edit('\nA)', `\n${line}\nA)`))).toEqual([
      { ...question, question: `${question.question}<br>${line}` },
    ]);
  });
});

describe('a mark within a line is text', () => {
  test.each([
    'la presión P: 2 atm',
    'esta PREGUNTA: fácil',
    'la constante R: 8,31',
    'la RESPUESTA: ninguna',
    'la energía E: 5 J',
    'sin EXPLICACIÓN: no',
    'el PILOTO: no',
    'la función f(A) crece',
    'la opción C) no',
  ])('%s', (line) => {
    for (const [mark, change] of [
      ['\nA)', { question: `${question.question}<br>${line}` }],
      ['\nB)', { options: [`El protón<br>${line}`, 'El electrón', 'El neutrón'] }],
      ['\nPILOTO', { explanation: `${question.explanation}<br>${line}` }],
    ] as const) {
      expect(parseExamText(edit(mark, `\n${line}${mark}`), 0)).toEqual({
        ok: true,
        questions: [{ ...question, ...change }],
        warnings: [],
      });
    }
  });

  test('a mark within a line is text also with options in lower case', () => {
    const lowerCase = good.replace(/^[A-C]\)/gm, (mark) => mark.toLowerCase());
    expect(parsed(lowerCase.replace('\na)', '\nla función f(a) y la g(z)\na)'))).toEqual([
      { ...question, question: `${question.question}<br>la función f(a) y la g(z)` },
    ]);
  });

  test('R: within the line of the question is text', () => {
    expect(parsed(edit('P: ', 'P: Si la constante es R: 8,31 ¿cuánto es n? '))).toMatchObject([
      { question: `Si la constante es R: 8,31 ¿cuánto es n? ${question.question}`, correctAnswer: 1 },
    ]);
  });

  test('a capital letter with a bracket inside a line is text when the options are in lower case', () => {
    const lowerCase = good.replace(/^[A-C]\)/gm, (mark) => mark.toLowerCase());
    expect(parsed(lowerCase.replace('¿Qué', 'f(X) y g(Y ): ¿qué'))).toEqual([
      { ...question, question: question.question.replace('¿Qué', 'f(X) y g(Y ): ¿qué') },
    ]);
  });

  test('a lower-case letter with a bracket is text when the options are in capitals', () => {
    expect(parsed(edit('\nA)', '\na) uno\nb) dos\nA)').replace(/^([A-C])\)/gm, '$1 )'))).toEqual([
      { ...question, question: `${question.question}<br>a) uno<br>b) dos` },
    ]);
  });
});

describe('only a line of three or more dashes ends a block', () => {
  test.each(['---', '-----', '  ---  '])('%j parts', (line) => {
    expect(parsed(`${good}\n${line}\n${good}`)).toEqual([question, { ...question, orderIndex: 2 }]);
    expect(parsed(edit('\nE:', `\n${line}\nE:`))).toEqual([{ ...question, explanation: '', isPilot: false }]);
  });

  test.each(['-', '--', '--- fin', 'fin ---', '- - -'])('%j is text', (line) => {
    expect(parsed(edit('\nPILOTO', `\n${line}\nPILOTO`))).toEqual([
      { ...question, explanation: `${question.explanation}<br>${line}` },
    ]);
  });
});

describe('a line without a mark continues the text above it', () => {
  test.each([
    ['question', edit('\nA)', '\nElige una.\nA)'), { question: `${question.question}<br>Elige una.` }],
    ['option', edit('\nB)', '\n(H+)\nB)'), { options: ['El protón<br>(H+)', 'El electrón', 'El neutrón'] }],
    ['explanation', edit('\nPILOTO', '\nSiempre.\nPILOTO'), { explanation: 'El electrón tiene carga −1.<br>Siempre.' }],
    [
      'data of the question',
      edit('\nA)', '\nR: 8,31 J/(mol·K)\nA)'),
      { question: `${question.question}<br>R: 8,31 J/(mol·K)` },
    ],
    ['small letters are no marks', edit('\nA)', '\ne: carga\nA)'), { question: `${question.question}<br>e: carga` }],
    [
      'a picture',
      edit('\nA)', '\n<img src="/uploads/a.png" alt="Imagen pegada">\nA)'),
      { question: `${question.question}<br><img src="/uploads/a.png" alt="Imagen pegada" />` },
    ],
  ])('%s', (_, text, expected) => {
    expect(parseExamText(text, 0)).toEqual({ ok: true, questions: [{ ...question, ...expected }], warnings: [] });
  });
});

test('text is escaped, paired tags stay', () => {
  expect(parsed(edit('El protón', 'p<0,05 y H<sub>2</sub>O'))).toMatchObject([
    { options: ['p&lt;0,05 y H<sub>2</sub>O', 'El electrón', 'El neutrón'] },
  ]);
});

describe('every dropped line and every default gives a warning', () => {
  test.each<[string, string, Partial<typeof question>, string]>([
    ['no answer', edit('R: B\n', ''), { correctAnswer: noKey }, 'falta la respuesta (R:)'],
    ['an empty answer', edit('R: B', 'R:'), { correctAnswer: noKey }, 'falta la respuesta (R:)'],
    [
      'an answer beyond the options',
      edit('R: B', 'R: D'),
      { correctAnswer: noKey },
      'la respuesta «D» no es una de las alternativas',
    ],
    [
      'an answer beyond all letters',
      edit('R: B', 'R: Z'),
      { correctAnswer: noKey },
      'la respuesta «Z» no es una de las alternativas',
    ],
    [
      'an answer by number',
      edit('R: B', 'R: 2'),
      { correctAnswer: noKey },
      'la respuesta «2» no es una de las alternativas',
    ],
    ...['Electrón', 'Bien: tiene carga −1', 'bien', '(Bien)', 'Bórica', 'B2', 'La B', '2 B'].map(
      (answer): [string, string, Partial<typeof question>, string] => [
        `an answer in words: ${answer}`,
        edit('R: B', `R: ${answer}`),
        { correctAnswer: noKey },
        `la respuesta «${answer}» no es una de las alternativas`,
      ],
    ),
    ['no explanation', edit(/E:.*\n/, ''), { explanation: '' }, 'falta la explicación; quedó vacía'],
    ...['QUIZÁS', 'SIEMPRE', 'así', 'YESO', 'SI,', 'casino', 'NOS', 'NO,', 'uno'].map(
      (pilot): [string, string, Partial<typeof question>, string] => [
        `an unknown pilot: ${pilot}`,
        edit('SI', pilot),
        { isPilot: false },
        `no se entiende «PILOTO: ${pilot}»; se tomó como evaluada`,
      ],
    ),
    [
      'one option',
      edit(/A\).*\nB\) (.*)\nC.*\nR: B/, 'A) $1\nR: A'),
      { options: ['El electrón'], correctAnswer: 0 },
      'tiene una sola alternativa',
    ],
    [
      'an empty option',
      edit('El neutrón', ''),
      { options: ['El protón', 'El electrón'] },
      'la alternativa C está vacía y se omitió',
    ],
    [
      'a gap',
      edit('R: B', 'E) El quark\nR: B'),
      { options: [...question.options, 'El quark'] },
      'falta la alternativa D; las que siguen cambian de letra',
    ],
    ['a sixth option', edit('R: B', 'F) El quark\nR: B'), {}, 'se ignoró la línea «F) El quark»'],
    ['an option twice', edit('R: B', 'C) El quark\nR: B'), {}, 'se ignoró la línea «C) El quark»'],
    [
      'two letters as the answer',
      edit('R: B', 'R: B y C'),
      { correctAnswer: noKey },
      'la respuesta «B y C» no es una de las alternativas',
    ],
    ['a second answer', edit('R: B', 'R: B\nR: C'), {}, 'se ignoró la línea «R: C»'],
    ['a line before the question', `Ensayo 1\n${good}`, {}, 'se ignoró la línea «Ensayo 1»'],
    ['a line after the answer', edit('R: B', 'R: B\nfácil'), {}, 'se ignoró la línea «fácil»'],
    [
      'a picture whose address is not allowed',
      edit('El protón', '<img src="ftp://x.cl/a.png">'),
      { options: ['&lt;img src="ftp://x.cl/a.png"&gt;', 'El electrón', 'El neutrón'] },
      'muestra la marca «<img>» como texto',
    ],
    ['a second explanation', edit('PILOTO', 'E: Otra.\nPILOTO'), {}, 'se ignoró la línea «E: Otra.»'],
    ['a line of 80 characters', edit('R: B', `R: B\n${'x'.repeat(80)}`), {}, `se ignoró la línea «${'x'.repeat(80)}»`],
    ['a long line', edit('R: B', `R: B\n${'x'.repeat(81)}`), {}, `se ignoró la línea «${'x'.repeat(80)}…»`],
  ])('%s', (_, text, expected, warning) => {
    const result = { ok: true, questions: [{ ...question, ...expected }], warnings: [{ text: warning }] };
    expect(parseExamText(text, 0)).toMatchObject(result);
  });

  test.each<[string, string, string]>([
    ['no answer', edit('R: B\n', ''), 'key'],
    ['an answer that is no option', edit('R: B', 'R: D'), 'key'],
    ['no explanation', edit(/E:.*\n/, ''), 'explanation'],
    ['one option', edit(/A\).*\nB\) (.*)\nC.*\nR: B/, 'A) $1\nR: A'), 'other'],
    ['an unknown pilot', edit('SI', 'QUIZÁS'), 'other'],
    ['anything else', edit('R: B', 'R: B\nfácil'), 'other'],
    ['no question', edit('P: ', ''), 'dropped'],
    ['no options', edit(/[A-C]\).*\n/g, ''), 'dropped'],
  ])('%s: what it is about can be told without its words', (_, text, kind) => {
    expect(warnings(text)).toMatchObject([{ kind }]);
  });

  test('a warning names its block and, when there is one, its question', () => {
    const text = ['Ensayo de junio', good, edit('R: B\n', '')].join('\n\n');
    expect(parseExamText(text, 80).warnings).toEqual([
      { block: 1, question: null, kind: 'dropped', text: 'se omitió porque falta la pregunta' },
      { block: 3, question: 82, kind: 'key', text: 'falta la respuesta (R:)' },
    ]);
  });

  test('the answer finds its option also when letters before it are missing', () => {
    expect(parsed(edit(/^A\).*\n/m, ''))).toMatchObject([{ options: ['El electrón', 'El neutrón'], correctAnswer: 0 }]);
  });

  test('a block without question or options is dropped with a warning', () => {
    const text = ['Ensayo de junio', good, 'A) sola', 'P: ¿y las alternativas?', good].join('\n\n');
    expect(parsed(text)).toEqual([question, { ...question, orderIndex: 2 }]);
    expect(warnings(text).map(({ block, text }) => [block, text])).toEqual([
      [1, 'se omitió porque falta la pregunta'],
      [3, 'se omitió porque falta la pregunta'],
      [4, 'se omitió porque no tiene alternativas'],
    ]);
  });
});

describe('without a blank line between two questions both are read', () => {
  test.each([
    ['capital letters', good],
    ['lower-case letters', good.replace(/^[A-C]\)/gm, (mark) => mark.toLowerCase())],
    ['a space before the bracket', good.replaceAll(/^([A-C])\)/gm, '$1 )')],
  ])('%s', (_, text) => {
    expect(parsed(`${text}\n${text}`)).toEqual([question, { ...question, orderIndex: 2 }]);
  });

  test('a second question before any option is ignored, with a warning', () => {
    const text = edit('\nA)', ' Sea f(a) = 2.\nP: ¿Y cuál no?\nA)');
    expect(parseExamText(`${good}\n\n${text}`, 0)).toMatchObject({
      questions: [question, { question: `${question.question} Sea f(a) = 2.`, options: question.options }],
      warnings: [{ text: 'se ignoró la línea «P: ¿Y cuál no?»' }],
    });
  });
});

test('a line separator of a word processor does not end a text', () => {
  expect(parsed(good.replaceAll(/^([A-C]\)|[PE]:) (.*)/gm, '$1 $2\u2028$2'))).toEqual([
    {
      ...question,
      question: `${question.question}\u2028${question.question}`,
      options: question.options.map((option) => `${option}\u2028${option}`),
      explanation: `${question.explanation}\u2028${question.explanation}`,
    },
  ]);
});

test.each(['', '  \n\n ', 'hola', 'P: ¿sin alternativas?', 'A) sin pregunta', 'P:\nA) x'])(
  '%j has no valid question',
  (text) => {
    expect(parseExamText(text, 0)).toMatchObject({ ok: false, error: 'No se encontraron preguntas válidas' });
  },
);

test('the texts of the page', () => {
  expect(noValidQuestions).toBe('No se encontraron preguntas válidas');
  expect(chooseExamAndText).toBe('Selecciona un ensayo y agrega preguntas');
});
