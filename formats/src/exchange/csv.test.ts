import { describe, expect, test } from 'vitest';
import { isCsv, readCsv } from './csv.ts';
import { UnreadableFile } from './import-result.ts';

const item = (line: number, more: object = {}) => ({
  number: line - 1,
  line,
  question: '¿?',
  options: ['1', '2'],
  correctAnswer: 0,
  explanation: '',
  ...more,
});
const problem = (number: number | null, line: number | null, text: string, isLeftOut = false) => ({
  number,
  line,
  isLeftOut,
  text,
});
const header = 'pregunta;A;B;correcta';

describe('the header', () => {
  test.each([
    'question;a;b;answer',
    'enunciado;option a;option b;correct',
    'Pregunta;Opción A;Opción B;Respuesta',
    ' pregunta ;Alternativa A;ALTERNATIVA_B;respuesta__correcta.',
    'PREGUNTA;opcion.A;alternativa  b;CLAVE',
    '"pregunta";"A";"B";"correcta"',
    '\ufeffpregunta;A;B;correcta',
    '\ufeff"pregunta";A;B;correcta',
    '\n \npregunta;A;B;correcta',
    'pregunta,A,B,correcta',
    'pregunta\tA\tB\tcorrecta',
    '\u200bpregunta;A\u00a0;B;correcta',
    'Pregunta;A);B);Alternativa correcta',
    'pregunta;opcion1;opcion2;letra correcta',
    'Texto de la pregunta;Respuesta A;Respuesta B;Solución',
    'question\tanswerA\tanswerB\tcorrectAnswer',
    'Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Correct answer(s) - choose at least one',
    'Question Text,Option 1,Option 2,Correct Answer',
    '"Pregunta";"A";"B";"Respuesta correcta (letra)"',
  ])('%j is understood', (first) => {
    const delimiter = [';', ',', '\t'].find((sign) => first.includes(sign)) ?? '';
    const text = `${first}\n${['¿?', '1', '2', 'B'].join(delimiter)}`;
    const { items, problems } = readCsv(text);
    expect(items).toEqual([item(first.split('\n').length + 1, { number: 1, correctAnswer: 1 })]);
    expect(problems).toEqual([]);
    expect(isCsv(text)).toBe(true);
  });

  test.each(['', '¿?;1;2;A', 'A;B;correcta', 'pregunta;A;B', 'pregunta;correcta', 'pregunta|A|B|correcta'])(
    'without one, as in %j, the text is refused',
    (text) => {
      expect(isCsv(text)).toBe(false);
      expect(() => readCsv(text)).toThrow(
        new UnreadableFile(
          'La primera fila debe nombrar las columnas, por ejemplo: pregunta;A;B;C;D;correcta;explicación',
        ),
      );
    },
  );

  test('is recognised only in the first 20,000 characters', () => {
    expect(isCsv(`${'\n'.repeat(19_900)}${header}`)).toBe(true);
    expect(isCsv(`${'\n'.repeat(20_000)}${header}`)).toBe(false);
  });

  test.each([
    ...['mi pregunta', 'pregunta 1', 'la correcta', 'correcta 2', 'mi explicación', 'explicación larga'],
    ...['mi xp', 'xp 2', 'un piloto', 'piloto 2', 'opción a b', 'mi opción a', 'opción k', 'ab', 'opción1 a'],
  ])('a column «%s» is listed and not imported', (column) => {
    const { items, problems } = readCsv(`${header};${column}\n¿?;1;2;A;x`);
    expect(items).toEqual([item(2)]);
    expect(problems).toEqual([problem(null, null, `no se conoce la columna «${column}» y no se importó`)]);
  });

  test('a second column for the same is listed and not imported', () => {
    const { items, problems } = readCsv('Enunciado;Pregunta;A;B;correcta\nLee;¿?;1;2;A');
    expect(items).toEqual([item(2, { question: 'Lee' })]);
    expect(problems).toEqual([
      problem(null, null, 'la columna «Pregunta» es para lo mismo que «Enunciado» y no se importó'),
    ]);
  });

  test('a column without a name is not imported', () => {
    expect(readCsv(`${header}; ;\n¿?;1;2;A;x;y`)).toMatchObject({ items: [item(2)], problems: [] });
  });

  test.each(['sep=;\n', 'SEP=;\r\n', '\ufeffsep=;\n', 'sep=,\r'])(
    'may have the line %j above, which is counted',
    (above) => {
      const { items, problems } = readCsv(`${above}${header}\n¿?;1;2;A`);
      expect(items).toEqual([item(3, { number: 1 })]);
      expect(problems).toEqual([]);
    },
  );

  test('a cell that ends like such a line keeps its text', () => {
    const { items } = readCsv(`${header};explicación\n¿?;1;2;A;sep=;\n¿?;1;2;A;sep=,\n¿?;1;2;A`);
    expect(items).toEqual([item(2, { explanation: 'sep=' }), item(3, { explanation: 'sep=,' }), item(4)]);
  });
});

describe('a cell', () => {
  test.each([
    ['in quotes may have the delimiter', '"a;b"', 'a;b'],
    ['in quotes may have doubled quotes', '"a ""b"""', 'a "b"'],
    ['in quotes may have a line break', '"a\nb"', 'a<br>b'],
    ['in quotes may have a line break of Windows', '"a\r\nb"', 'a<br>b'],
    ['in quotes may have a line break of an old Mac', '"a\rb"', 'a<br>b'],
    ['may have blanks around its quotes', '  "a;b"  ', 'a;b'],
    ['may go on after its quotes', '"a;" b "c"', 'a; b "c"'],
    ['has other quotes after its quotes as typed', '"a;" "b"', 'a; "b"'],
    ['has quotes as typed when it does not begin with them', 'a "b" c', 'a "b" c'],
    ['has empty quotes as no text before its end', '""a', 'a'],
    ['is typed text', ' 1<2 <b>x</b> ', '1&lt;2 <b>x</b>'],
  ])('%s', (_, cell, html) => {
    const { items, problems } = readCsv(`pregunta;A;B;correcta;explicación\n${cell};${cell};2;A;${cell}`);
    expect(items).toEqual([item(2, { question: html, options: [html, '2'], explanation: html })]);
    expect(problems).toEqual([]);
  });

  describe('in quotes that do not close', () => {
    const text = 'sus comillas no se cierran; revisa las filas que siguen';

    test('goes on to the end, and this is listed', () => {
      const { items, problems } = readCsv(`correcta;A;B;pregunta\nA;1;2;"¿Y\n;a;b`);
      expect(items).toEqual([item(2, { question: '¿Y<br>;a;b' })]);
      expect(problems).toEqual([problem(1, 2, text)]);
    });

    test('is listed also when its question is left out', () => {
      const { items, problems } = readCsv(`${header}\n¿?;1;2;A\n"¿?;1;2;A\n¿?;1;2;A\n¿?;1;2;A`);
      expect(items).toEqual([item(2)]);
      expect(problems).toEqual([problem(2, 3, text), problem(2, 3, 'se omitió porque no tiene alternativas', true)]);
    });

    test('is listed also when its key is none of the options', () => {
      const { items, problems } = readCsv(`correcta;A;B;pregunta\n"A;1;2;¿?\nA;1;2;¿?`);
      expect(items).toEqual([]);
      expect(problems[0]).toEqual(problem(1, 2, text));
    });

    test('is listed also in the header', () => {
      const { items, problems } = readCsv(`pregunta;A;B;"correcta\n¿?;1;2;A`);
      expect(items).toEqual([]);
      expect(problems[0]).toEqual(
        problem(null, null, 'las comillas del encabezado no se cierran; revisa las filas que siguen'),
      );
    });
  });
});

test.each([
  ['\\n', '\n'],
  ['\\r\\n', '\r\n'],
  ['\\r', '\r'],
])('each row has its number and its first line, with lines that end with %s', (_, lineEnd) => {
  const rows = [header, '¿?;1;2;A', '', ' ; ;;', '"¿?\n\n";1;2;A', '¿?;1;2;"A"', '"¿?";1;2;A', ''];
  const { items, problems } = readCsv(rows.join('\n').replaceAll('\n', lineEnd));
  expect(items).toEqual([item(2), item(5, { number: 2 }), item(8, { number: 3 }), item(9, { number: 4 })]);
  expect(problems).toEqual([]);
});

describe('the key', () => {
  const all = 'pregunta;A;B;C;D;E;F;G;H;I;J;correcta\n¿?;1;2;3;4;5;6;7;8;9;10;';
  const options = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
  test.each([
    ['A', 0],
    ['j', 9],
    [' B ', 1],
    ['(c)', 2],
    ['d.', 3],
    ['E)', 4],
    ['1', 0],
    ['10', 9],
  ])('%j is the option with the index %i', (key, correctAnswer) => {
    const { items, problems } = readCsv(all + key);
    expect(items).toEqual([item(2, { options, correctAnswer })]);
    expect(problems).toEqual([]);
  });

  test.each(['K', '0', '11', '+1', '1e0', '001', 'la A', 'A o B', 'A))', '((A', '¿A?'])(
    '%j is none of the options',
    (key) => {
      const { items, problems } = readCsv(all + key);
      expect(items).toEqual([]);
      expect(problems).toEqual([
        problem(1, 2, `se omitió porque la respuesta «${key}» no es una de las alternativas`, true),
      ]);
    },
  );

  const keysOf = (header: string, ...rows: string[]) => {
    const { items, problems } = readCsv([header, ...rows].join('\n'));
    return {
      keys: items.map(({ options, correctAnswer }) => options[correctAnswer]),
      texts: problems.map(({ text }) => text),
    };
  };

  test.each([
    ['Opción B', 'dos'],
    ['Respuesta 2', 'dos'],
    ['B) dos', 'dos'],
    ['2.0', 'dos'],
    ['2,0', 'dos'],
  ])('%j names an option', (key, option) => {
    expect(keysOf('pregunta;A;B;correcta', `¿?;uno;dos;${key}`)).toEqual({ keys: [option], texts: [] });
  });

  test('V and F are true and false', () => {
    expect(keysOf('pregunta;A;B;correcta', '¿?;Verdadero;Falso;F', '¿?;Verdadero;Falso;V')).toEqual({
      keys: ['Falso', 'Verdadero'],
      texts: [],
    });
  });

  test('may be a text that differs from another option only by its case', () => {
    expect(keysOf('pregunta;A;B;C;correcta', '¿?;AA;Aa;aa;aa', '¿?;AA;Aa;aa;aA').keys).toEqual(['aa']);
  });

  test('counts from 0 in a table with a key 0', () => {
    expect(keysOf('pregunta;A;B;C;correcta', '¿?;x;y;z;1', '¿?;x;y;z;0', '¿?;x;y;z;2')).toEqual({
      keys: ['y', 'x', 'z'],
      texts: ['las respuestas cuentan desde 0: se leyó 0 como la alternativa A'],
    });
  });

  test('that is a place and the text of another option is read as the other keys of the table', () => {
    expect(keysOf('pregunta;A;B;C;D;correcta', '¿2+2?;3;4;5;6;4', '¿4+4?;7;8;9;10;8').keys).toEqual(['4', '8']);
    expect(keysOf('pregunta;A;B;C;D;correcta', '¿2+2?;3;4;5;6;2', '¿1+1?;4;1;2;3;3').keys).toEqual(['4', '2']);
  });

  test('that is a place and the text of another option is no key when no other row says which', () => {
    const text = (key: string, place: string, other: string, wanted: string) =>
      `se omitió porque la respuesta «${key}» puede ser la alternativa ${place} o el texto de la ${other}; escribe ${wanted} de la alternativa`;
    expect(keysOf('pregunta;A;B;C;D;correcta', '¿?;3;4;5;6;4').texts).toEqual([text('4', 'D', 'B', 'la letra')]);
    expect(keysOf('pregunta;A;B;C;D;correcta', '¿Grupo?;O;A;B;AB;A').texts).toEqual([text('A', 'A', 'B', 'el número')]);
  });

  test.each(['A,C', '1, 3', 'A y C', '(a) / (c)'])('%j are several', (key) => {
    expect(keysOf('pregunta;A;B;C;correcta', `¿?;x;y;z;"${key}"`).texts).toEqual([
      'se omitió porque tiene más de una alternativa correcta',
    ]);
  });

  test('that is missing leaves the question out', () => {
    expect(readCsv(`${all} `).problems).toEqual([
      problem(1, 2, 'se omitió porque ninguna alternativa está marcada como correcta', true),
    ]);
  });

  test('of an empty option leaves the question out, and the next questions are read', () => {
    const { items, problems } = readCsv(`${header}\n¿?;1; ;B\n¿?;1;2;A`);
    expect(items).toEqual([item(3)]);
    expect(problems).toEqual([problem(1, 2, 'se omitió porque la respuesta «B» no es una de las alternativas', true)]);
  });
});

describe('options', () => {
  test('are in the order of their letters', () => {
    const { items } = readCsv('C;correcta;A;pregunta;B\n3;B;1;¿?;2');
    expect(items).toEqual([item(2, { options: ['1', '2', '3'], correctAnswer: 1 })]);
  });

  test('of one letter stay in the order of their columns', () => {
    const { items } = readCsv('pregunta;B;A;opción A;correcta\n¿?;3;1;2;B');
    expect(items).toEqual([item(2, { options: ['1', '2', '3'], correctAnswer: 2 })]);
  });

  test('that are empty or missing are none', () => {
    const { items, problems } = readCsv('correcta;pregunta;A;B;C;D\nA;¿?;1; ;2;\nA;¿?;1;2');
    expect(items).toEqual([item(2), item(3)]);
    expect(problems).toEqual([]);
  });
});

describe('the reward', () => {
  test.each([
    ['1', 1],
    ['25', 25],
    [' 1000 ', 1000],
    ['0007', 7],
  ])('%j is %i', (typed, xpReward) => {
    const { items, problems } = readCsv(`${header};xp\n¿?;1;2;A;${typed}`);
    expect(items).toEqual([item(2, { xpReward })]);
    expect(problems).toEqual([]);
  });

  test.each(['0', '1001', '+5', '5e1', '00005', '5.0', 'x'])('%j is listed and not imported', (typed) => {
    const { items, problems } = readCsv(`${header};Puntos XP\n¿?;1;2;A;${typed}`);
    expect(items).toEqual([item(2)]);
    expect(problems).toEqual([problem(1, 2, `no se entiende «${typed}» en xp; vale 10`)]);
  });

  test('that is missing is not listed', () => {
    expect(readCsv(`${header};xp\n¿?;1;2;A; \n¿?;1;2;A`)).toMatchObject({ items: [item(2), item(3)], problems: [] });
  });
});

describe('the pilot mark', () => {
  test.each(['sí', 'si', 'SÍ', 'Yes', ' x '])('%j makes a pilot', (typed) => {
    const { items, problems } = readCsv(`${header};piloto\n¿?;1;2;A;${typed}`);
    expect(items).toEqual([item(2, { isPilot: true })]);
    expect(problems).toEqual([]);
  });

  test.each(['no', 'NO', ' '])('%j makes no pilot', (typed) => {
    const { items, problems } = readCsv(`${header};pilot\n¿?;1;2;A;${typed}`);
    expect(items).toEqual([item(2)]);
    expect(problems).toEqual([]);
  });

  test.each(['casi', 'sin', 'se', 'xx', 'no sé', 'eso no'])('%j is listed and makes no pilot', (typed) => {
    const { items, problems } = readCsv(`${header};piloto\n¿?;1;2;A;${typed}`);
    expect(items).toEqual([item(2)]);
    expect(problems).toEqual([problem(1, 2, `no se entiende «${typed}» en piloto; se tomó como evaluada`)]);
  });
});

test('each row lists all its problems, in the order of its columns', () => {
  const text = `${header};xp;piloto\n¿?;1;2;A;nada;tal vez;y;;\n¿?;1;2;A;;; ;`;
  const { items, problems } = readCsv(text);
  expect(items).toEqual([item(2), item(3)]);
  expect(problems).toEqual([
    problem(1, 2, 'la fila tiene más columnas que el encabezado; lo que sobra no se importó'),
    problem(1, 2, 'no se entiende «nada» en xp; vale 10'),
    problem(1, 2, 'no se entiende «tal vez» en piloto; se tomó como evaluada'),
  ]);
});
