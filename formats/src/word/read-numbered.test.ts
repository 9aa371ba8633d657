import { describe, expect, test } from 'vitest';
import { readNumbered } from './read-numbered.ts';

const read = (text: string) => {
  const { items, problems } = readNumbered(text);
  return {
    questions: items.map(({ question, options, correctAnswer, explanation }) => [
      question,
      options,
      correctAnswer,
      explanation,
    ]),
    suggested: items.map(({ suggestedAnswer }) => suggestedAnswer),
    notes: problems.map(({ number, text: note }) => `${number ?? ''} ${note}`.trim()),
  };
};
const two = `1. ¿Qué organelo produce ATP?
a) Núcleo
b) Mitocondria
c) Ribosoma
Respuesta correcta: B
2. ¿Qué gas liberan las plantas?
a) Oxígeno
b) Nitrógeno
Respuesta correcta: A`;
const expected = {
  questions: [
    ['¿Qué organelo produce ATP?', ['Núcleo', 'Mitocondria', 'Ribosoma'], 1, ''],
    ['¿Qué gas liberan las plantas?', ['Oxígeno', 'Nitrógeno'], 0, ''],
  ],
  suggested: [undefined, undefined],
  notes: [],
};

describe('the same two questions', () => {
  const number = (write: (n: string) => string) => two.replace(/^(\d)\. /gm, (_, n) => write(n));
  const letter = (write: (l: string) => string) => two.replace(/^([abc])\) /gm, (_, l) => write(l));
  const key = (write: (l: string) => string) => two.replace(/^Respuesta correcta: (.)/gm, (_, l) => write(l));
  const list = (text: string) => `${two.replace(/^Respuesta correcta: .\n?/gm, '').trimEnd()}\n\n${text}`;
  test.each([
    ['as typed', two],
    ['with blank lines', two.replaceAll('\n', '\n\n')],
    ['with Windows line ends', two.replaceAll('\n', '\r\n')],
    ["numbered '1)'", number((n) => `${n}) `)],
    ["numbered '1.-'", number((n) => `${n}.- `)],
    ["numbered '1.' without a blank", number((n) => `${n}.`)],
    ["numbered '1.' and a tab", number((n) => `${n}.\t`)],
    ["numbered 'Pregunta 1'", number((n) => `Pregunta ${n}\n`)],
    ["numbered 'Pregunta 1:'", number((n) => `Pregunta ${n}: `)],
    ["numbered 'PREGUNTA N° 1.-'", number((n) => `PREGUNTA N° ${n}.- `)],
    ["with 'P:' and a number", number((n) => `P: ${n}. `)],
    ["with 'P:'", number(() => 'P: ')],
    ['without numbers, blank lines between', number((n) => (n === '1' ? '' : '\n'))],
    ['without numbers and blank lines', number(() => '')],
    [
      'in bold',
      number((n) => `<b>${n}. `)
        .replaceAll('?', '?</b>')
        .replaceAll('\n<b>', '\n')
        .replace('<b>', '')
        .replaceAll('</b>', ''),
    ],
    ["letters 'A.'", letter((l) => `${l.toUpperCase()}. `)],
    ["letters 'A)'", letter((l) => `${l.toUpperCase()}) `)],
    ["letters 'a.-'", letter((l) => `${l}.- `)],
    ["letters '(a)'", letter((l) => `(${l}) `)],
    ["letters 'a -'", letter((l) => `${l} - `)],
    ['options on one line', two.replace(/\n([bc]\))/g, '   $1')],
    ['options on one line, with tabs', two.replace(/\n([bc]\))/g, '\t$1')],
    ["key 'Respuesta: b'", key((l) => `Respuesta: ${l.toLowerCase()}`)],
    ["key 'Clave: B'", key((l) => `Clave: ${l}`)],
    ["key 'R: B'", key((l) => `R: ${l}`)],
    ["key 'Alternativa correcta: B'", key((l) => `Alternativa correcta: ${l}`)],
    ["key 'La respuesta correcta es la letra: B'", key((l) => `La respuesta correcta es la letra: ${l}`)],
    ["key 'Correcta: (B)'", key((l) => `Correcta: (${l})`)],
    ["key 'Clave B'", key((l) => `Clave ${l}`)],
    ["key 'Respuesta -> B'", key((l) => `Respuesta -> ${l}`)],
    ["key 'Solución: B'", key((l) => `Solución: ${l}`)],
    ["key 'R.C.: B'", key((l) => `RC: ${l}`)],
    ["key 'Clave de respuesta: B'", key((l) => `Clave de respuesta: ${l}`)],
    ['key on the next line', key((l) => `Respuesta correcta:\n${l}`)],
    ["a line 'Alternativas:'", letter((l) => (l === 'a' ? 'Alternativas:\na) ' : `${l}) `))],
    ['each on one line', two.replace(/\n(?!2\.)/g, ' ')],
    ['numbered in two ways', two.replace('2. ', '2) ')],
    ['key in bold', key((l) => `<b>Respuesta correcta:</b> ${l}`)],
    ['key with the text of its option', key((l) => `Respuesta: ${l === 'B' ? 'b) Mitocondria' : 'a) Oxígeno.'}`)],
    ['key as the text of its option', key((l) => `Respuesta: ${l === 'B' ? 'Mitocondria' : 'oxígeno.'}`)],
    [
      'key with a star after',
      two
        .replace('Mitocondria', 'Mitocondria *')
        .replace('Oxígeno', 'Oxígeno*')
        .replace(/\nResp.*/g, ''),
    ],
    [
      'key with a star before',
      two
        .replace('b) M', '*b) M')
        .replace('a) O', '* a) O')
        .replace(/\nResp.*/g, ''),
    ],
    [
      'key with (correcta)',
      two
        .replace('ndria', 'ndria (correcta)')
        .replace('eno', 'eno ✓')
        .replace(/\nResp.*/g, ''),
    ],
    [
      'keys above, without numbers',
      two.replace(/^\d\. ([\s\S]*?)\n(Respuesta correcta: .)/gm, (_, question, line) => `${line}\n${question}`),
    ],
    ['keys as a list', list('1 B, 2 A')],
    ['keys as a list with a heading', list('Claves:\n1. B\n2. A')],
    ['keys as a list behind a heading', list('Respuestas: 1-B; 2-A')],
    ['keys without signs', list('Respuestas: 1B-2A')],
    ['keys as letters in the order of the questions', list('Claves: B, A')],
    ['keys as a table with more columns', list('1\tB\tBiología\n2\tA\tQuímica')],
    ['keys as a table of Markdown', list('| 1 | 2 |\n| B | A |')],
    ["keys as '1. Alternativa B'", list('1. Alternativa B\n2. Alternativa A')],
    ['keys in lines', list('1-B\n2-A')],
    ['keys in lines with brackets', list('1) b\n2) a')],
    ['keys as a table with columns', list('Pregunta\tClave\n1\tB\n2\tA')],
    ['keys as a table with rows', list('Pregunta\t1\t2\nClave\tB\tA')],
    ['keys with the texts of their options', list('Solucionario\n1. B) Mitocondria\n2. A) Oxígeno')],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('the text of a question', () => {
  const stem = (lines: string) => read(`7. ${lines}\na) uno\nb) dos\nClave: A\n8. ¿Otra?\na) sí\nb) no\nClave: B`);
  test.each([
    ['has several lines', '¿Qué pasa\nsi llueve?'],
    ['has Roman statements', '¿Cuáles son correctas?\nI. Una.\nII. Dos.\nIII. Tres.'],
    ['has numbered statements', '¿Cuáles son correctas?\n1. Una.\n2. Dos.'],
    ['has statements with other letters', '¿Cuáles?\nA. Una.\nB. Dos.'],
    ['begins with a letter and a point', '¿Qué es?\nE. coli crece.'],
    ['has a decimal number', '¿Cuánto es\n1.5 m más 2,5 m?'],
    ['has a datum', 'Si la constante es\nR: 8,31 J/(mol·K) ¿cuánto es n?'],
  ])('%s', (_, text) => {
    const { questions, notes } = stem(text);
    expect(questions).toEqual([
      [text.replaceAll('\n', '<br>'), ['uno', 'dos'], 0, ''],
      ['¿Otra?', ['sí', 'no'], 1, ''],
    ]);
    expect(notes).toEqual([]);
  });

  test('keeps superscripts, subscripts and pictures', () => {
    const text = '10<sup>3</sup> H<sub>2</sub>O <img src="/uploads/a.png" alt="Una">';
    expect(stem(text).questions[0]?.[0]).toBe('10<sup>3</sup> H<sub>2</sub>O <img src="/uploads/a.png" alt="Una" />');
  });

  test('of the first question may have its own numbers', () => {
    const { questions } = read('1. ¿Cuáles?\n1. una\n2. dos\na) 1\nb) 2\n2. ¿Otra?\na) sí\nb) no');
    expect(questions.map(([question]) => question)).toEqual(['¿Cuáles?<br>1. una<br>2. dos', '¿Otra?']);
  });
});

test('options in two columns are read by their letters', () => {
  const { questions } = read('1. ¿Qué?\nA) uno\tC) tres\nB) dos\tD) cuatro\nClave: C');
  expect(questions).toEqual([['¿Qué?', ['uno', 'dos', 'tres', 'cuatro'], 2, '']]);
});

describe('an explanation', () => {
  const told = (text: string) => read(two.replace('\n2.', `\n${text}\n2.`)).questions[0]?.[3];
  test.each([
    ['Explicación: En la matriz.', 'En la matriz.'],
    ['Justificación: En la matriz.\nY en la membrana.', 'En la matriz.<br>Y en la membrana.'],
    ['<b>EXPLICACIÓN</b>: A) es incorrecta.\na) no produce.', 'A) es incorrecta.<br>a) no produce.'],
    ['Porque tiene enzimas.', 'Porque tiene enzimas.'],
  ])('%j', (text, html) => {
    expect(told(text)).toBe(html);
  });

  test('may follow the key on its line', () => {
    const { questions } = read(two.replace('correcta: B', 'correcta: B. Produce ATP.'));
    expect(questions[0]).toEqual([...(expected.questions[0]?.slice(0, 3) ?? []), 'Produce ATP.']);
  });
});

describe('a key that the text does not name', () => {
  const without = two.replace(/\nRespuesta correcta: ./g, '');
  const keys = (text: string) => {
    const { questions, suggested, notes } = read(text);
    return { keys: questions.map(([, , key]) => key), suggested, notes };
  };

  test('is open', () => {
    expect(keys(without)).toEqual({ keys: [-1, -1], suggested: [undefined, undefined], notes: [] });
  });

  test.each([
    ['bold', '<b>', '</b>'],
    ['strong', '<strong>', '</strong>'],
    ['underlined', '<u>', '</u>'],
    ['marked', '<mark>', '</mark>'],
  ])('is suggested when one option is %s, which students do not see', (_, open, close) => {
    const text = without.replace('b) Mitocondria', `${open}b) Mitocondria${close}`).replace('a) Ox', `a) ${open}Ox`);
    const result = read(text.replace('Oxígeno', `Oxígeno${close}`));
    expect(result.suggested).toEqual([1, 0]);
    expect(result.questions.map(([, options, key]) => [options, key])).toEqual([
      [['Núcleo', 'Mitocondria', 'Ribosoma'], -1],
      [['Oxígeno', 'Nitrógeno'], -1],
    ]);
  });

  test('is suggested when only its letter is bold', () => {
    expect(keys(without.replace('b) M', '<b>b)</b> M')).suggested).toEqual([1, undefined]);
  });

  test('is not suggested when all options are bold', () => {
    expect(keys(without.replace(/^([abc]\) .*)$/gm, '<b>$1</b>')).suggested).toEqual([undefined, undefined]);
  });

  test.each([
    ['Respuesta: B y C', 'la respuesta «B y C» no es una de las alternativas'],
    ['Respuesta: A, B', 'la respuesta «A, B» no es una de las alternativas'],
    ['Respuesta: B-C', 'la respuesta «B-C» no es una de las alternativas'],
    ['Respuesta: E', 'la respuesta «E» no es una de las alternativas'],
    ['Respuesta: A mayor calor, más ATP', 'la respuesta «A mayor calor, más ATP» no es una de las alternativas'],
    ['Respuesta: 8 m/s', 'la respuesta «8 m/s» no es una de las alternativas'],
    ['Respuesta: A\nClave: B', 'el texto nombra más de una clave'],
  ])('is open with %j', (line, note) => {
    expect(keys(two.replace('Respuesta correcta: B', line))).toEqual({
      keys: [-1, 0],
      suggested: [undefined, undefined],
      notes: [`1 ${note}`],
    });
  });

  test('is open when the list and the question differ', () => {
    expect(keys(`${two}\n\nClaves\n1 C\n2 A`).keys).toEqual([-1, 0]);
  });
});

describe('what is not part of a question', () => {
  test('is listed: a title, instructions, data for teachers, a heading', () => {
    const text = `Prueba de Biología\nNombre:\n1. Lee bien.\n2. Usa lápiz.\n${two.replace(
      '\n2. ',
      '\nHabilidad: Recordar\n\nSegunda parte\n2. ',
    )}`;
    const { questions, notes } = read(text);
    expect(questions).toEqual(expected.questions);
    expect(notes).toEqual([
      'no se importó lo que está antes de la primera pregunta: «Prueba de Biología / Nombre: / Lee bien. / 2. Usa lápiz.»',
      '1 no se importó la línea «Habilidad: Recordar»',
      '1 no se importó la línea «Segunda parte»',
    ]);
  });

  test.each(['ÍTEM II', 'II. VERDADERO O FALSO', 'Lee el texto y responde las preguntas 2 y 3.'])(
    'is listed also without a blank line: %s',
    (line) => {
      const { questions, notes } = read(two.replace('\n2. ', `\n${line}\n2. `));
      expect(questions).toEqual(expected.questions);
      expect(notes).toEqual([`1 no se importó la línea «${line}»`]);
    },
  );

  test('a question without options is left out', () => {
    const { questions, notes } = read(two.replace('2. ¿Qué gas', '2. Explica la glucólisis.\n3. ¿Qué gas'));
    expect(questions).toEqual(expected.questions);
    expect(notes).toEqual(['2 se omitió porque no tiene alternativas']);
  });

  test('numbers that begin again in a second part are other questions', () => {
    const { questions } = read(`${two}\n1. ¿Tercera?\na) sí\nb) no\nClave: A`);
    expect(questions.map(([question]) => question)).toEqual([
      '¿Qué organelo produce ATP?',
      '¿Qué gas liberan las plantas?',
      '¿Tercera?',
    ]);
  });

  test('a question whose number was not typed is found below the key of the one before', () => {
    expect(read(two.replace('2. ', ''))).toEqual(expected);
  });
});

test('80 questions are read', () => {
  const text = Array.from({ length: 80 }, (_, n) => `${n + 1}. ¿${n}?\na) uno\nb) dos\nc) tres\nd) cuatro\n`).join('');
  const keys = Array.from({ length: 80 }, (_, n) => `${n + 1} ${'ABCD'[n % 4]}`).join(', ');
  const { questions } = read(`${text}\n${keys}`);
  expect(questions.map(([, , key]) => key)).toEqual(Array.from({ length: 80 }, (_, n) => n % 4));
});
