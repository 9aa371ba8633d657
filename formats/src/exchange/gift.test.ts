import { describe, expect, test } from 'vitest';
import { readGift } from './gift.ts';

const item = (more: object = {}) => ({
  number: 1,
  line: 1,
  question: 'a',
  options: ['b', 'c'],
  correctAnswer: 0,
  explanation: '',
  ...more,
});
const problem = (text: string, number: number | null = 1, line: number | null = 1) => ({
  number,
  line,
  isLeftOut: false,
  text,
});
/** What GIFT itself makes of a text. `formulaNotes` has its own tests. */
const read = (text: string) => {
  const { problems, ...result } = readGift(text);
  const isOfFormula = /^(no se puede mostrar la fórmula|una fórmula no se cierra)/;
  return { ...result, problems: problems.filter((found) => !isOfFormula.test(found.text)) };
};
const leftOut = (text: string, number = 1, line = 1) => ({ ...problem(text, number, line), isLeftOut: true });
const ofType = (type: string, number = 1, line = 1) =>
  leftOut(`se omitió porque es de otro tipo (${type})`, number, line);
const asExplanation = problem('la retroalimentación de la alternativa correcta quedó como explicación');
const namesAreLost = problem('los nombres de las preguntas (::nombre::) no se importan', null, null);
const needsBackslash = leftOut('se omitió porque una fórmula tiene { } = ~ o # sin una \\ delante, como pide GIFT');

describe('a text', () => {
  test.each(['', '\ufeff', ' \n\r\n\t', '// nota', ' // nota\n//otra'])(
    '%j has neither questions nor problems',
    (text) => {
      expect(readGift(text)).toEqual({ items: [], problems: [], pictures: new Map() });
    },
  );

  test.each([
    ['Unix', '\n'],
    ['Windows', '\r\n'],
    ['an old Mac', '\r'],
  ])('has questions between blank lines, with the line ends of %s', (_, lineEnd) => {
    const text = '\ufeff\na{=b ~c}\n \t\n\n// nota\na\n{=b\n~c}\n\n// nota\n\na{=b ~c}'.replaceAll('\n', lineEnd);
    expect(readGift(text)).toMatchObject({
      items: [item({ line: 2 }), item({ number: 2, line: 5 }), item({ number: 3, line: 12 })],
      problems: [],
    });
  });

  test('may have blank lines in the answers', () => {
    expect(readGift('a{\n\n=b\n\n// nota\n\n~c\n\n}\n\na{=b ~c}\n\na{=b ~c}')).toMatchObject({
      items: [item(), item({ number: 2, line: 11 }), item({ number: 3, line: 13 })],
      problems: [],
    });
  });

  test('may have any number of lines in the answers', () => {
    expect(readGift(`a{=b\n\n${'//\n'.repeat(150_000)}~c}`).items).toEqual([item()]);
  });

  test('after an answer that had blank lines is another question', () => {
    expect(readGift('a{\n\n=b ~c}\n\nd')).toMatchObject({
      items: [item()],
      problems: [leftOut('se omitió porque es un texto sin pregunta (descripción)', 2, 5)],
    });
  });

  test('whose brace stays open ends where another question opens one after an escaped brace', () => {
    expect(readGift('a{=b\n\na\\{{=b ~c}')).toMatchObject({
      items: [item({ number: 2, line: 3, question: 'a{' })],
      problems: [leftOut('se omitió porque falta una llave { o }')],
    });
  });

  test('whose brace stays open ends where another question opens one', () => {
    expect(readGift('a{=b\n\n~c\n\na{=b ~c}')).toMatchObject({
      items: [item({ number: 2, line: 5 })],
      problems: [leftOut('se omitió porque falta una llave { o }')],
    });
  });

  test('may have escaped braces and braces in comments beside its own', () => {
    expect(readGift('// {\na\\{{=b ~c\\}}\n\n// }\n\na{=b ~c}\\{\n\na{=b\n\n~c\\{\n\n}')).toMatchObject({
      items: [
        item({ question: 'a{', options: ['b', 'c}'] }),
        item({ number: 2, line: 6, question: 'a _____ {' }),
        item({ number: 3, line: 8, options: ['b', 'c{'] }),
      ],
      problems: [],
    });
  });

  test('of a category is listed and is no question', () => {
    expect(readGift('// nota\n $CATEGORY: $course$/Luz\n\na{=b ~c}\n\nx $CATEGORY: y')).toMatchObject({
      items: [item({ line: 4 })],
      problems: [
        problem('no se importó la categoría «$course$/Luz» (línea 1)', null, null),
        leftOut('se omitió porque es un texto sin pregunta (descripción)', 2, 6),
      ],
    });
  });
});

describe('a question', () => {
  test.each([
    ['a{=b ~c}', {}],
    ['a {\n\t=b\n\t~c\n}', {}],
    ['  a  \n  d  {=b~c}', { question: 'a  <br>d' }],
    ['{=b ~c} a', { question: '_____ a' }],
    ['a {=b ~c} d', { question: 'a _____ d' }],
    ['a {=b ~c} d\\ne', { question: 'a _____ d<br>e' }],
    ['a {=b ~c}.', { question: 'a _____.' }],
    ['¿a {=b ~c}?!', { question: '¿a _____?!' }],
    ['a {=b ~c} .x', { question: 'a _____ .x' }],
    ['a {=b ~c} x.', { question: 'a _____ x.' }],
    ['a {=b ~c} \\{d\\}', { question: 'a _____ {d}' }],
    ['a <b>x</b> & 1<2{=b ~c}', { question: 'a <b>x</b> &amp; 1&lt;2' }],
    ['a \\~ \\= \\# \\{ \\} \\: \\\\ \\x \\{=b ~c}', null],
    ['a\\~\\=\\#\\{\\}\\:\\\\\\x{=b ~c}', { question: 'a~=#{}:\\\\x' }],
    ['a\\n\\nb{=b ~c}', { question: 'a<br><br>b' }],
    ['a{=b ~c}\\', { question: 'a _____ \\' }],
  ])('%j', (text, more) => {
    const { items, problems } = readGift(text);
    expect(items).toEqual(more === null ? [] : [item(more)]);
    expect(problems).toEqual(more === null ? [leftOut('se omitió porque falta una llave { o }')] : []);
  });

  test.each([
    ['::n::a{=b ~c}', 'a'],
    ['::n:: a{=b ~c}', 'a'],
    ['::n\\:::a{=b ~c}', 'a'],
    [':: ::\na{=b ~c}', 'a'],
    [' ::n::a{=b ~c}', 'a'],
    ['::::a{=b ~c}', 'a'],
  ])('may have a name, which is listed: %j', (text, question) => {
    expect(readGift(text)).toMatchObject({ items: [item({ question })], problems: [namesAreLost] });
  });

  test('names are listed once, after all questions', () => {
    expect(readGift('::n::a{=b ~c}\n\n::m::a{}').problems).toEqual([ofType('desarrollo', 2, 3), namesAreLost]);
  });

  test.each([
    ['\\:\\:n\\:\\:a{=b ~c}', '::n::a'],
    ['\\::n::a{=b ~c}', '::n::a'],
    ['::n a{=b ~c}', '::n a'],
    ['x ::n:: a{=b ~c}', 'x ::n:: a'],
    ['::n\\:: a{=b ~c}', '::n:: a'],
    ['::n:\\: a{=b ~c}', '::n:: a'],
    [':n: a{=b ~c}', ':n: a'],
  ])('has no name in %j', (text, question) => {
    expect(readGift(text)).toMatchObject({ items: [item({ question })], problems: [] });
  });

  test.each([
    ['a', 'se omitió porque es un texto sin pregunta (descripción)'],
    ['a \\{=b\\}', 'se omitió porque es un texto sin pregunta (descripción)'],
    ['a {=b', 'se omitió porque falta una llave { o }'],
    ['a =b}', 'se omitió porque falta una llave { o }'],
    ['a }=b{', 'se omitió porque falta una llave { o }'],
    ['a {=b\\}', 'se omitió porque falta una llave { o }'],
    ['{=b ~c}', 'se omitió porque falta la pregunta'],
    ['a {x =b ~c}', 'se omitió porque sus alternativas no se entienden'],
    ['a {~b ~c}', 'se omitió porque ninguna alternativa está marcada como correcta'],
    ['a {=b =c ~d}', 'se omitió porque tiene más de una alternativa correcta'],
    ['a {~%50%b ~%50%c}', 'se omitió porque es de otro tipo (varias respuestas con puntaje parcial)'],
    ['a {}', 'se omitió porque es de otro tipo (desarrollo)'],
    ['a { \n }', 'se omitió porque es de otro tipo (desarrollo)'],
    ['a {####b}', 'se omitió porque es de otro tipo (desarrollo)'],
    ['a {#3}', 'se omitió porque es de otro tipo (respuesta numérica)'],
    ['a {#~3}', 'se omitió porque es de otro tipo (respuesta numérica)'],
    ['a {=b -> c =d -> e}', 'se omitió porque es de otro tipo (términos pareados)'],
    ['a {=b =c}', 'se omitió porque es de otro tipo (respuesta corta)'],
    ['a {=b ####x -> y}', 'se omitió porque es de otro tipo (respuesta corta)'],
    ['a {b -> c}', 'se omitió porque es de otro tipo (respuesta corta)'],
    ['a {b \\=-> c}', 'se omitió porque es de otro tipo (respuesta corta)'],
    ['a {b\\~}', 'se omitió porque es de otro tipo (respuesta corta)'],
    ['a {\\#3}', 'se omitió porque es de otro tipo (respuesta corta)'],
    ['a {b}', 'se omitió porque es de otro tipo (respuesta corta)'],
  ])('is left out: %j', (text, reason) => {
    expect(readGift(text)).toMatchObject({ items: [], problems: [leftOut(reason)] });
  });

  test('with -> and a wrong option is no matching question', () => {
    expect(readGift('a {=b -> c ~d}')).toMatchObject({ items: [item({ options: ['b -&gt; c', 'd'] })], problems: [] });
  });
});

describe('options', () => {
  test.each([
    ['=b~c', ['b', 'c'], 0],
    [' ~ b = c ~d ', ['b', 'c', 'd'], 1],
    ['~b\n=c', ['b', 'c'], 1],
    ['~=b ~c', ['b', 'c'], 0],
    ['~%100%b ~c', ['b', 'c'], 0],
    ['~ %100% b ~%0%c', ['b', 'c'], 0],
    ['=%100%b ~c', ['b', 'c'], 0],
    ['=\\=b ~\\~c', ['=b', '~c'], 0],
    ['=b ~\\=c', ['b', '=c'], 0],
    ['=b\\~ ~=c', ['b~', 'c'], null],
    ['=b\\~=c ~d', ['b~', 'c', 'd'], null],
    ['=b ~100%', ['b', '100%'], 0],
    ['=b ~x %50% c', ['b', 'x %50% c'], 0],
    ['=b ~%5000%', ['b', '%5000%'], 0],
    ['=b ~%.5%', ['b', '%.5%'], 0],
    ['=b ~%x%', ['b', '%x%'], 0],
    ['=b ~%5.x%', ['b', '%5.x%'], 0],
    ['=<b>b</b> ~1<2', ['<b>b</b>', '1&lt;2'], 0],
    ['=b ~1\n  2\n\t 3', ['b', '1<br>2<br>3'], 0],
    ['=b ~1\\n2', ['b', '1<br>2'], 0],
    ['=b ~\\#c\\:\\{d\\}', ['b', '#c:{d}'], 0],
    ['=b ~::c::', ['b', '::c::'], 0],
  ])('%j', (answers, options, correctAnswer) => {
    const { items, problems } = readGift(`a{${answers}}`);
    expect(items).toEqual(correctAnswer === null ? [] : [item({ options, correctAnswer })]);
    expect(problems).toEqual(
      correctAnswer === null ? [leftOut('se omitió porque tiene más de una alternativa correcta')] : [],
    );
  });

  test('with another score are listed', () => {
    expect(readGift('a{=b ~%50%c ~%-33.333%d =%12.5%e}')).toMatchObject({
      items: [item({ options: ['b', 'c', 'd', 'e'] })],
      problems: [
        problem('no se importó el puntaje parcial de 50 % de una alternativa'),
        problem('no se importó el puntaje parcial de -33.333 % de una alternativa'),
        problem('no se importó el puntaje parcial de 12.5 % de una alternativa'),
      ],
    });
  });

  test('may have feedback: that of the correct one is the explanation, another is listed', () => {
    expect(readGift('a{=b # [html]<i>sí</i> ~c#no # \\#1 ~d#}')).toMatchObject({
      items: [item({ options: ['b', 'c', 'd'], explanation: '<i>sí</i>' })],
      problems: [asExplanation, problem('no se importó la retroalimentación de la alternativa B: «no # #1»')],
    });
  });

  test.each(['=b ~', '=b ~\n', '=b ~~', '=b ~#no', '=b ~=%0%'])(
    'without text are left out and listed: %j',
    (answers) => {
      const letters = answers.endsWith('~~') ? ['B', 'C'] : ['B'];
      expect(readGift(`a{${answers}}`)).toMatchObject({
        items: [item({ options: ['b'] })],
        problems: letters.map((letter) => problem(`la alternativa ${letter} está vacía y se omitió`)),
      });
    },
  );

  test('with an escaped # have no feedback there', () => {
    expect(readGift('a{=b\\#1#x ~c}')).toMatchObject({
      items: [item({ options: ['b#1', 'c'], explanation: 'x' })],
      problems: [asExplanation],
    });
  });
});

describe('the explanation', () => {
  test.each([
    ['=b ~c####d', 'd'],
    ['=b ~c#### d\n e ', 'd<br>e'],
    ['=b ~c ####[html]<p>d</p>', '<p>d</p>'],
    ['=b ~c####d = e ~ f', 'd = e ~ f'],
    ['=b ~c####d####e', 'e'],
    ['=b ~c#####d', 'd'],
    ['=b ~c####', ''],
  ])('of %j is %j', (answers, explanation) => {
    expect(readGift(`a{${answers}}`).items).toMatchObject([{ options: ['b', 'c'], explanation }]);
  });

  test('is not after escaped signs', () => {
    expect(readGift('a{=b ~c\\####d}').items).toMatchObject([{ options: ['b', 'c#'], explanation: '' }]);
  });
});

describe('true and false', () => {
  test.each([
    ['T', 0],
    ['true', 0],
    [' TRUE ', 0],
    ['F', 1],
    ['False', 1],
    ['\nFALSE\n', 1],
  ])('{%s}', (answers, correctAnswer) => {
    expect(readGift(`a{${answers}}`)).toMatchObject({
      items: [item({ options: ['Verdadero', 'Falso'], correctAnswer })],
      problems: [],
    });
  });

  test.each(['TR', 'xT', 'Tx', 'xTRUE', 'TRUEx', 'xF', 'Fx', 'FALSEx', 'xFALSE', '\\#T'])('are not {%s}', (answers) => {
    expect(readGift(`a{${answers}}`)).toMatchObject({ items: [], problems: [ofType('respuesta corta')] });
  });

  test.each([
    ['T#mal#bien', 0, 'bien', 'B: «mal»'],
    ['F # mal # bien', 1, 'bien', 'A: «mal»'],
    ['F#[html]<i>mal</i>#[html]<b>bien</b>', 1, '<b>bien</b>', 'A: «mal»'],
    ['T#mal \\# 1#bien # 2', 0, 'bien # 2', 'B: «mal # 1»'],
  ])('{%s} has feedback for the wrong and the right answer', (answers, correctAnswer, explanation, other) => {
    expect(readGift(`a{${answers}}`)).toMatchObject({
      items: [item({ options: ['Verdadero', 'Falso'], correctAnswer, explanation })],
      problems: [asExplanation, problem(`no se importó la retroalimentación de la alternativa ${other}`)],
    });
  });

  test.each(['T#mal', 'T#mal#'])('{%s} has feedback only for the wrong answer', (answers) => {
    expect(readGift(`a{${answers}}`)).toMatchObject({
      items: [item({ options: ['Verdadero', 'Falso'] })],
      problems: [problem('no se importó la retroalimentación de la alternativa B: «mal»')],
    });
  });

  test('may have an explanation', () => {
    expect(readGift('a{T####d}').items).toEqual([item({ options: ['Verdadero', 'Falso'], explanation: 'd' })]);
  });
});

describe('the format', () => {
  test.each([
    ['[html]<p>a</p>\n<p>x</p>{=<i>b</i> ~c<}', '<p>a</p>\n<p>x</p>', ['<i>b</i>', 'c<']],
    ['[plain]<p>\n a{=<i>b</i> ~c\n d}', '&lt;p&gt;<br /> a', ['&lt;i&gt;b&lt;/i&gt;', 'c<br /> d']],
    ['[moodle]<b>a</b>\n 1<2{=b ~c}', '<b>a</b><br>1&lt;2', ['b', 'c']],
    [' [html] <p>a</p> {=b ~ [plain] <c> }', '<p>a</p>', ['b', '&lt;c&gt;']],
    ['::n::[html]<p>a</p>{=b ~c}', '<p>a</p>', ['b', 'c']],
    ['[otro]a{=[html]<u>b</u> ~[html}', '[otro]a', ['<u>b</u>', '[html']],
    ['x [html]{=b ~c}', 'x [html]', ['b', 'c']],
    ['[plain]\na{=[moodle]\nb ~c}', 'a', ['b', 'c']],
  ])('%j', (text, question, options) => {
    expect(readGift(text).items).toEqual([item({ question, options })]);
  });

  test('of the question is that of its feedback and explanation', () => {
    expect(readGift('[html]a{=b ~c#<i>d</i>####<b>e</b>}').items).toMatchObject([{ explanation: '<b>e</b>' }]);
    expect(readGift('[html]a{=b#<i>d</i> ~c}').items).toMatchObject([{ explanation: '<i>d</i>' }]);
    expect(readGift('[html]a{T#x#<i>d</i>}').items).toMatchObject([{ explanation: '<i>d</i>' }]);
  });

  test('Markdown is shown as typed, which is listed', () => {
    expect(readGift('[markdown]*a*\n<b>{=b ~c}')).toMatchObject({
      items: [item({ question: '*a*<br />&lt;b&gt;' })],
      problems: [problem('está en Markdown; se muestra como texto')],
    });
  });
});

describe('tags in comments', () => {
  test('of this platform are the reward and the pilot mark', () => {
    expect(readGift('// [tag:matraz-xp-25] [tag: matraz-piloto ]\na{=b ~c}')).toMatchObject({
      items: [item({ xpReward: 25, isPilot: true })],
      problems: [],
    });
  });

  test('are of the question, and the first reward counts', () => {
    expect(readGift('a{=b ~c}\n//[tag:matraz-xp-1000]\n// [tag:matraz-xp-3]\n\na{=b ~c}').items).toEqual([
      item({ xpReward: 1000 }),
      item({ number: 2, line: 5 }),
    ]);
  });

  test('may have others before them', () => {
    expect(readGift('// [tag:luz] [tag:matraz-xp-5]\na{=b ~c}').items).toEqual([item({ xpReward: 5 })]);
  });

  test('are only in comments', () => {
    const { items, problems } = readGift('// nota\na [tag:luz]{=b ~c}');
    expect(items).toEqual([item({ question: 'a [tag:luz]' })]);
    expect(problems).toEqual([]);
  });

  test.each([
    ['[tag:luz] [tag:]', 'luz,'],
    ['[tag:matraz-xp-12345][tag:x matraz-xp-1]', 'matraz-xp-12345, x matraz-xp-1'],
    ['[tag:matraz-xp-x] [tag:matraz-xp-1 x]', 'matraz-xp-x, matraz-xp-1 x'],
    ['[tag:matraz-piloto 2] [tag:un matraz-piloto]', 'matraz-piloto 2, un matraz-piloto'],
  ])('others are listed: %s', (tags, listed) => {
    const { items, problems } = readGift(`// ${tags}\na{=b ~c}`);
    expect(items).toEqual([item()]);
    expect(problems).toEqual([problem(`no se importaron sus etiquetas: ${listed}`)]);
  });

  test.each(['tag:luz', '[tag:luz', '[tag:lu[z]', '[id:luz]'])('are not %j', (comment) => {
    expect(readGift(`// ${comment}\na{=b ~c}`)).toMatchObject({ items: [item()], problems: [] });
  });
});

describe('a formula', () => {
  const r = String.raw;
  test.each([
    [r`\(x^2\){=\(y\) ~c}`, r`\(x^2\)`, [r`\(y\)`, 'c']],
    [r`\(x = 2~\#\){=b ~c}`, r`\(x = 2~\#\)`, ['b', 'c']],
    [r`a{=\(\sqrt y \= x\) ~\(\~\)}`, 'a', [r`\(\sqrt y = x\)`, r`\(~\)`]],
    [r`\(a \neq b\)\nx \(c \nE d\)\ny{=b ~c}`, r`\(a \neq b\)<br>x \(c \nE d\)<br>y`, ['b', 'c']],
    [r`\[a \neq b\]\nx{=\[\nu\]\nb ~c}`, r`\[a \neq b\]<br>x`, [r`\[\nu\]<br>b`, 'c']],
    [r`\(a\n2\){=b ~c}`, r`\(a<br>2\)`, ['b', 'c']],
    [r`\(\#1 \\ b\\c \\#\){=b ~c}`, r`\(\#1 \\ b\c \#\)`, ['b', 'c']],
    [r`\(a \[ b\)\nx \]{=b ~c}`, r`\(a \[ b\)<br>x \]`, ['b', 'c']],
    [r`\)\(a \neq b\){=b ~c}`, r`\)\(a \neq b\)`, ['b', 'c']],
    [r`a \\(x\nb\){=b ~c}`, r`a \(x<br>b\)`, ['b', 'c']],
    [r`a \(x\nb \[\nu\]{=b ~c}`, r`a \(x<br>b \[\nu\]`, ['b', 'c']],
    [r`a \[x\nb \(\nu\){=b ~c}`, r`a \[x<br>b \(\nu\)`, ['b', 'c']],
    [r`a \\x\nb \]{=b ~c}`, r`a \x<br>b \]`, ['b', 'c']],
    [r`\(x\)\(\nu\){=b ~c}`, r`\(x\)\(\nu\)`, ['b', 'c']],
    [r`\(x\){=\(a\=b\) ~c}`, r`\(x\)`, [r`\(a=b\)`, 'c']],
  ])('%s', (text, question, options) => {
    expect(read(text)).toMatchObject({ items: [item({ question, options })], problems: [] });
  });

  test.each([
    r`\({\){=b ~c}`,
    r`\(}\){=b ~c}`,
    r`a{=\({\) ~c}`,
    r`a{=\(}\) ~c}`,
    r`a{=\(x=1\) ~c}`,
    r`a{=\(x~1\) ~c}`,
    r`a{=\(x#1\) ~c}`,
    r`a{=b ~\[x=1\]}`,
    r`\(x\){=\(a=b\) ~c}`,
    r`\(x\) \(y\){=\(a=b\) ~c}`,
    r`\{\(x\){=\(a=b\) ~c}`,
  ])('that GIFT reads as its own signs leaves the question out: %s', (text) => {
    expect(readGift(text)).toMatchObject({ items: [], problems: [needsBackslash] });
  });

  test.each([
    [r`a \{ \(x=1\){=b ~c}`, r`a { \(x=1\)`],
    [r`\(x\{=1\){=b ~c}`, null],
    [r`a \\\(x=1\){=b ~c}`, null],
    [r`\(x=1\) \(y=2\){=b ~c}`, r`\(x=1\) \(y=2\)`],
  ])('in the question may have = ~ and #: %s', (text, question) => {
    expect(readGift(text).items).toMatchObject([question === null ? {} : { question }]);
  });

  test.each([
    [r`\(\{1\}\){=b ~c}`, true],
    [r`\(\{1\){=b ~c}`, true],
    [r`\(1\}\){=b ~c}`, true],
    [r`\(a\:b\){=b ~c}`, true],
    [r`a{=\[\{1\}\] ~c}`, true],
    [r`\(\\\{1\\\}\){=b ~c}`, false],
    [r`\(\=\~\#\){=b ~c}`, false],
    [r`\(a\\:b\){=b ~c}`, false],
    [r`a\{\}\:{=b ~c}`, false],
    [r`\(x\)\{{=b ~c}`, false],
  ])('with an escape that TeX has, too, is listed: %s %j', (text, isListed) => {
    const listed = problem(
      r`una fórmula tiene \{ \} o \: y GIFT quita la \; para conservarla escribe \\\{ \\\} o \\\:`,
    );
    expect(read(text).problems).toEqual(isListed ? [listed] : []);
  });
});

test('the notes of a question come in the order of its text', () => {
  const text = '// [tag:luz]\n[markdown]\\(\\{\\){=b ~%50%c}';
  expect(read(text).problems).toEqual([
    problem('está en Markdown; se muestra como texto'),
    problem(String.raw`una fórmula tiene \{ \} o \: y GIFT quita la \; para conservarla escribe \\\{ \\\} o \\\:`),
    problem('no se importaron sus etiquetas: luz'),
    problem('no se importó el puntaje parcial de 50 % de una alternativa'),
  ]);
});

test('a question may follow the line of its category', () => {
  const { items, problems } = readGift('$CATEGORY: Luz/Lentes\n::Q1:: ¿Uno? {=a ~b}\n  ::Q2:: ¿Dos? {=a ~b}');
  expect(items).toMatchObject([
    { number: 1, line: 2, question: '¿Uno?' },
    { number: 2, line: 3, question: '¿Dos?' },
  ]);
  expect(problems.map(({ text }) => text)).toEqual([
    'no se importó la categoría «Luz/Lentes» (línea 1)',
    'los nombres de las preguntas (::nombre::) no se importan',
  ]);
});

test('a formula may have a letter as an entity', () => {
  const { items, problems } = readGift('[html]\\(\\text\\{&aacute;rea\\}\\)? {=a ~b}');
  expect(items).toHaveLength(1);
  expect(problems.filter(({ text }) => text.includes('no se puede mostrar'))).toEqual([]);
});
