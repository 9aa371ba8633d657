import { describe, expect, test } from 'vitest';
import type { ImportResult } from './import-result.ts';
import { UnreadableFile } from './import-result.ts';
import { readMoodleXml } from './moodle-xml.ts';

const quiz = (...questions: string[]) => `<quiz>\n${questions.join('\n')}\n</quiz>`;
const text = (name: string, typed: string, attributes = '', files = '') =>
  `<${name}${attributes}><text><![CDATA[${typed}]]></text>${files}</${name}>`;
const html = ' format="html"';
const answer = (fraction: number | string, typed: string, more = '') =>
  `<answer fraction="${fraction}"${html}><text><![CDATA[${typed}]]></text>${more}</answer>`;
const answers = answer(100, 'b') + answer(0, 'c');
const multichoice = (inside: string) => `<question type="multichoice">${inside}</question>`;
/** A question with the text `a` and the options b and c. */
const choice = (more = '') => multichoice(text('questiontext', 'a', html) + answers + more);
const asked = (typed: string, files = '') => multichoice(text('questiontext', typed, html, files) + answers);
const file = (name: string, content = 'bytes', more = '') =>
  `<file name="${name}"${more} encoding="base64">${btoa(content)}</file>`;

const item = (more: object = {}, number = 1, line = 2) => ({
  number,
  line,
  question: 'a',
  options: ['b', 'c'],
  correctAnswer: 0,
  explanation: '',
  ...more,
});
const problem = (textOf: string, number: number | null = 1, line: number | null = 2, isLeftOut = false) => ({
  number,
  line,
  isLeftOut,
  text: textOf,
});
const namesAreLost = problem('los nombres de las preguntas no se importan', null, null);
const picturesOf = ({ pictures }: ImportResult) =>
  [...pictures].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);

test('XML of another kind is refused', () => {
  expect(() => readMoodleXml('<html></html>')).toThrow(new UnreadableFile('No es Moodle XML: falta la marca <quiz>.'));
});

test('a quiz without questions has neither questions nor problems', () => {
  expect(readMoodleXml(quiz())).toEqual({ items: [], problems: [], pictures: new Map() });
});

test('each question has its number and its line', () => {
  const category = '<question type="category"><category><text> $course$/Luz </text></category></question>';
  expect(readMoodleXml(quiz(choice(), category, '<question type="essay"/>', choice()))).toEqual({
    items: [item(), item({}, 3, 5)],
    problems: [
      problem('no se importó la categoría «$course$/Luz»', null, null),
      problem('se omitió porque es de otro tipo (desarrollo)', 2, 4, true),
    ],
    pictures: new Map(),
  });
});

describe('a question of another type is left out', () => {
  test.each([
    ['calculated', 'calculada'],
    ['calculatedmulti', 'calculada de opción múltiple'],
    ['calculatedsimple', 'calculada simple'],
    ['cloze', 'respuestas anidadas'],
    ['ddimageortext', 'arrastrar sobre una imagen'],
    ['ddmarker', 'arrastrar marcadores'],
    ['ddwtos', 'arrastrar palabras'],
    ['description', 'descripción'],
    ['essay', 'desarrollo'],
    ['gapselect', 'elegir palabras'],
    ['matching', 'términos pareados'],
    ['multianswer', 'respuestas anidadas'],
    ['numerical', 'respuesta numérica'],
    ['ordering', 'ordenar'],
    ['shortanswer', 'respuesta corta'],
    ['stack', 'stack'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('%s: %s', (type, name) => {
    const { items, problems } = readMoodleXml(quiz(`<question type="${type}">${answers}</question>`));
    expect(items).toEqual([]);
    expect(problems).toEqual([problem(`se omitió porque es de otro tipo (${name})`, 1, 2, true)]);
  });

  test('also without a type', () => {
    expect(readMoodleXml(quiz('<question/>')).problems).toEqual([
      problem('se omitió porque es de otro tipo ()', 1, 2, true),
    ]);
  });

  test.each(['false', '0', 'False', ' false '])(
    'with several correct options, which <single> says with %j',
    (single) => {
      expect(readMoodleXml(quiz(choice(`<single>${single}</single>`)))).toMatchObject({
        items: [],
        problems: [problem('se omitió porque es de otro tipo (varias respuestas correctas)', 1, 2, true)],
      });
    },
  );

  test.each(['true', '1', '', '10', '0.5', 'falsely', 'not false'])('but not when <single> is %j', (single) => {
    expect(readMoodleXml(quiz(choice(`<single>${single}</single>`)))).toMatchObject({ items: [item()], problems: [] });
  });
});

describe('a text', () => {
  test.each([
    ['html', ' <b>a</b> &lt; b\n', '<b>a</b> &lt; b'],
    ['plain_text', ' <b>a</b>\nb ', '&lt;b&gt;a&lt;/b&gt;<br />b'],
    ['moodle_auto_format', ' <b>a</b> < <x>\nb ', '<b>a</b> &lt; &lt;x&gt;<br>b'],
  ])('in the format %s', (format, typed, expected) => {
    const given = ` format="${format}"`;
    const inside = `${text('questiontext', typed, given)}<answer fraction="100"><text><![CDATA[${typed}]]></text></answer>`;
    expect(readMoodleXml(quiz(multichoice(inside + text('generalfeedback', typed))))).toMatchObject({
      items: [item({ question: expected, options: [expected], explanation: expected })],
      problems: [],
    });
  });

  test('without a format is one that Moodle formats', () => {
    const inside = `${text('questiontext', 'a\n<x>')}<answer fraction="100"><text>b\nc</text></answer>`;
    expect(readMoodleXml(quiz(multichoice(inside))).items).toEqual([
      item({ question: 'a<br>&lt;x&gt;', options: ['b<br>c'] }),
    ]);
  });

  test('has its own format before that of the question', () => {
    const inside = text('questiontext', '<b>a</b>', ' format="plain_text"') + answer(100, '<b>b</b>');
    expect(readMoodleXml(quiz(multichoice(inside + text('generalfeedback', '<b>c</b>', html)))).items).toEqual([
      item({ question: '&lt;b&gt;a&lt;/b&gt;', options: ['<b>b</b>'], explanation: '<b>c</b>' }),
    ]);
  });

  test('in Markdown is shown as typed, which is listed once', () => {
    const inside = `${text('questiontext', '*a*\n<b>', ' format="markdown"')}<answer fraction="100"><text>b</text></answer>`;
    expect(readMoodleXml(quiz(multichoice(inside)))).toMatchObject({
      items: [item({ question: '*a*<br />&lt;b&gt;', options: ['b'] })],
      problems: [problem('está en Markdown; se muestra como texto')],
    });
  });

  test.each(['', '<questiontext/>', text('questiontext', ' ')])(
    'of the question that is missing, as in %j, leaves it out',
    (inside) => {
      expect(readMoodleXml(quiz(multichoice(inside + answers)))).toMatchObject({
        items: [],
        problems: [problem('se omitió porque falta la pregunta', 1, 2, true)],
      });
    },
  );
});

describe('true and false', () => {
  const truefalse = (...typed: string[]) =>
    `<question type="truefalse">${text('questiontext', 'a')}${typed
      .map((option, index) => `<answer fraction="${index === 0 ? 100 : 0}"><text>${option}</text></answer>`)
      .join('')}</question>`;

  test.each([
    [
      ['true', 'false'],
      ['Verdadero', 'Falso'],
    ],
    [
      [' False ', ' TRUE '],
      ['Falso', 'Verdadero'],
    ],
    [
      ['Sí', '1 &lt; 2'],
      ['Sí', '1 &lt; 2'],
    ],
    [
      ['constructor', 'falsely'],
      ['constructor', 'falsely'],
    ],
  ])('%j are the options %j', (typed, options) => {
    expect(readMoodleXml(quiz(truefalse(...typed)))).toMatchObject({ items: [item({ options })], problems: [] });
  });

  test('are plain text without a format', () => {
    expect(readMoodleXml(quiz(truefalse('&lt;b&gt;x&lt;/b&gt;', 'c'))).items).toEqual([
      item({ options: ['&lt;b&gt;x&lt;/b&gt;', 'c'] }),
    ]);
  });

  test('as options of another question stay as typed', () => {
    const inside = text('questiontext', 'a', html) + answer(0, 'true') + answer(100, 'false');
    expect(readMoodleXml(quiz(multichoice(inside))).items).toEqual([
      item({ options: ['true', 'false'], correctAnswer: 1 }),
    ]);
  });
});

describe('an option', () => {
  test('is correct with 100 %; another score is listed', () => {
    const inside =
      text('questiontext', 'a', html) +
      answer('50', 'b') +
      answer('-33.33333', 'c') +
      answer('100.000', 'd') +
      answer('0', 'e') +
      '<answer><text>f</text></answer>';
    expect(readMoodleXml(quiz(multichoice(inside)))).toMatchObject({
      items: [item({ options: ['b', 'c', 'd', 'e', 'f'], correctAnswer: 2 })],
      problems: [
        problem('no se importó el puntaje parcial de 50 % de una alternativa'),
        problem('no se importó el puntaje parcial de -33.33333 % de una alternativa'),
      ],
    });
  });

  test('may have feedback: that of the correct one is the explanation, another is listed', () => {
    const inside =
      text('questiontext', 'a', ' format="plain_text"') +
      answer(100, 'b', text('feedback', '<b>sí</b>', html)) +
      answer(0, 'c', text('feedback', '<b>no</b>'));
    expect(readMoodleXml(quiz(multichoice(inside)))).toMatchObject({
      items: [item({ explanation: '<b>sí</b>' })],
      problems: [
        problem('la retroalimentación de la alternativa correcta quedó como explicación'),
        problem('no se importó la retroalimentación de la alternativa B: «<b>no</b>»'),
      ],
    });
  });
});

describe('a picture', () => {
  const missing = (name: string) => problem(`falta la imagen ${name} en el archivo`);

  test.each([
    ['a.png', file('a.png')],
    ['a.png?time=1', file('a.png')],
    ['a.png#x?y', file('a.png')],
    ['a%2Epng', file('a.png')],
    ['a.png', file('a.png', 'bytes', ' path="/"')],
  ])('with the address @@PLUGINFILE@@/%s is the file beside the text: %s', (src, files) => {
    const result = readMoodleXml(quiz(asked(`<img src="@@PLUGINFILE@@/${src}" alt="x">`, files)));
    expect(result.items).toEqual([item({ question: '<img src="pictures/a.png" alt="x" />' })]);
    expect(picturesOf(result)).toEqual([['a.png', 'bytes']]);
    expect(result.problems).toEqual([]);
  });

  test.each([
    ['100%.png', '100%.png', '100-.png'],
    ['a%20b.png', 'a%20b.png', 'a-b.png'],
    ['b/c/a.png', 'a.png" path="/b/c/', 'b-c-a.png'],
    ['b/c/a.png', 'a.png" path="b/c/', 'b-c-a.png'],
    ['b/', '" path="/b/', 'b-'],
  ])('%s is found with the name %s', (src, name, kept) => {
    const result = readMoodleXml(quiz(asked(`<img src="@@PLUGINFILE@@/${src}">`, file(name))));
    expect(result.items).toEqual([item({ question: `<img src="pictures/${kept}" />` })]);
    expect(picturesOf(result)).toEqual([[kept, 'bytes']]);
    expect(result.problems).toEqual([]);
  });

  test('is also found by a file without a name', () => {
    const nameless = `<file path="/b" encoding="base64">${btoa('bytes')}</file>`;
    expect(readMoodleXml(quiz(asked('<img src="@@PLUGINFILE@@/b">', nameless))).problems).toEqual([]);
  });

  test.each([
    ['that is not there', '<img src="@@PLUGINFILE@@/b%20c.png">', '', [missing('b c.png')]],
    ['without bytes', '<img src="@@PLUGINFILE@@/b.png">', '<file name="b.png">*</file>', [missing('b.png')]],
    [
      'of another address',
      '<img src="x@@PLUGINFILE@@/b.png">',
      file('b.png'),
      [problem('no se importó el archivo adjunto b.png'), problem('falta la imagen x@@PLUGINFILE@@/b.png')],
    ],
  ])('%s is removed and listed', (_, tag, files, problems) => {
    const result = readMoodleXml(quiz(asked(`a${tag}`, files)));
    expect(result.items).toEqual([item()]);
    expect(result.problems).toEqual(problems);
  });

  test('of this platform stays, and one of the web is removed and listed', () => {
    const kept = 'a<img src="/uploads/a.webp" />';
    const result = readMoodleXml(quiz(asked(`${kept}<img src="https://a.cl/b.png" />`)));
    expect(result.items).toEqual([item({ question: kept })]);
    expect(result.problems).toEqual([problem('se quitó una imagen, porque es de otro sitio: https://a.cl/b.png')]);
  });

  test('of an option and of the explanation is imported, too', () => {
    const tag = (name: string) => `<img src="@@PLUGINFILE@@/${name}">`;
    const inside =
      text('questiontext', 'a', html) +
      answer(100, tag('b.png'), file('b.png', '1')) +
      text('generalfeedback', tag('c.png'), html, file('c.png', '2'));
    const result = readMoodleXml(quiz(multichoice(inside)));
    expect(result.items).toEqual([
      item({ options: ['<img src="pictures/b.png" />'], explanation: '<img src="pictures/c.png" />' }),
    ]);
    expect(picturesOf(result)).toEqual([
      ['b.png', '1'],
      ['c.png', '2'],
    ]);
  });

  test('a file that is no picture of the text is listed', () => {
    expect(readMoodleXml(quiz(asked('a', file('b.mp3') + file('c.pdf')))).problems).toEqual([
      problem('no se importó el archivo adjunto b.mp3'),
      problem('no se importó el archivo adjunto c.pdf'),
    ]);
  });

  test('of Moodle 1.9 is shown below the question', () => {
    const result = readMoodleXml(quiz(choice(`<image> d.png </image><image_base64>${btoa('old')}</image_base64>`)));
    expect(result.items).toEqual([item({ question: 'a<img src="pictures/d.png" />' })]);
    expect(picturesOf(result)).toEqual([['d.png', 'old']]);
    expect(result.problems).toEqual([]);
  });

  test.each([
    ['<image> d.png </image>', [problem('no se importó la imagen d.png (formato de Moodle 1.9)')]],
    [
      '<image>d.png</image><image_base64>*</image_base64>',
      [problem('no se importó la imagen d.png (formato de Moodle 1.9)')],
    ],
    [`<image> </image><image_base64>${btoa('old')}</image_base64>`, []],
  ])('of Moodle 1.9 without a name or bytes is not: %s', (more, problems) => {
    expect(readMoodleXml(quiz(choice(more)))).toEqual({ items: [item()], problems, pictures: new Map() });
  });
});

describe('what this platform does not have is listed:', () => {
  test.each([
    ['<defaultgrade>2.5</defaultgrade>', ['no se importó el puntaje de 2.5 puntos de la pregunta']],
    ['<defaultgrade>1.0000000</defaultgrade>', []],
    ['<defaultgrade> </defaultgrade>', []],
    [text('correctfeedback', '<b>d</b>'), ['no se importó la retroalimentación para respuestas correctas: «d»']],
    [text('partiallycorrectfeedback', 'd'), ['no se importó la retroalimentación para respuestas parciales: «d»']],
    [text('incorrectfeedback', 'd'), ['no se importó la retroalimentación para respuestas incorrectas: «d»']],
    [text('hint', 'd') + text('hint', 'e'), ['no se importó la pista: «d»', 'no se importó la pista: «e»']],
    [text('hint', 'd', ' format="markdown"'), ['no se importó la pista: «d»']],
    [text('hint', '<p>&nbsp;</p>'), []],
    ['<tags><tag><text> d </text></tag><tag>e</tag></tags>', ['no se importaron sus etiquetas: d, e']],
    ['<tag><text>d</text></tag>', ['no se importaron sus etiquetas: d']],
    ['<tags></tags>', []],
  ])('%s', (more, expected) => {
    expect(readMoodleXml(quiz(choice(more)))).toMatchObject({
      items: [item()],
      problems: expected.map((line) => problem(line)),
    });
  });

  test('the names of the questions, once', () => {
    const named = choice('<name><text>d</text></name>');
    expect(readMoodleXml(quiz(named, named, choice())).problems).toEqual([namesAreLost]);
    expect(readMoodleXml(quiz('<question type="essay"><name><text>d</text></name></question>')).problems).toEqual([
      problem('se omitió porque es de otro tipo (desarrollo)', 1, 2, true),
      namesAreLost,
    ]);
  });

  test('no blank names', () => {
    expect(readMoodleXml(quiz(choice('<name><text> </text></name>'))).problems).toEqual([]);
  });
});

describe('a text as other programs write it', () => {
  const picture = '<file name="célula.png" path="/" encoding="base64">AAAA</file>';
  const readText = (text: string, format = 'html', file = '') => {
    const answers = ['100', '0'].map((fraction) => `<answer fraction="${fraction}"><text>${fraction}</text></answer>`);
    const { items, problems, pictures } = readMoodleXml(
      `<quiz><question type="multichoice"><questiontext format="${format}"><text>${text}</text>${file}</questiontext>${answers.join('')}</question></quiz>`,
    );
    return {
      question: items[0]?.question,
      notes: problems.map(({ text: note }) => note),
      pictures: [...pictures.keys()],
    };
  };
  const cdata = (html: string) => `<![CDATA[${html}]]>`;

  test('has its tags as elements of the XML', () => {
    expect(
      readText('<p>a &lt; b</p><p>c<br/><img src="@@PLUGINFILE@@/c%C3%A9lula.png"/></p>', 'html', picture),
    ).toEqual({
      question: '<p>a &lt; b</p><p>c<br /><img src="pictures/c-lula.png" /></p>',
      notes: [],
      pictures: ['c-lula.png'],
    });
  });

  test('names its picture with a combining accent', () => {
    const { pictures, notes } = readText(cdata('¿?<img src="@@PLUGINFILE@@/ce%CC%81lula.png">'), 'html', picture);
    expect([pictures, notes]).toEqual([['c-lula.png'], []]);
  });

  test('is HTML in the format of Moodle', () => {
    const html = '<span>a</span>\nb <img src="@@PLUGINFILE@@/c%C3%A9lula.png">';
    expect(readText(cdata(html), 'moodle_auto_format', picture)).toEqual({
      question: '<span>a</span><br />b <img src="pictures/c-lula.png" />',
      notes: [],
      pictures: ['c-lula.png'],
    });
    expect(readText(cdata('p<0,05 y a<b\n<b>c</b>'), 'moodle_auto_format').question).toBe(
      'p&lt;0,05 y a&lt;b<br><b>c</b>',
    );
  });

  test('lists the files that a plain text cannot show', () => {
    expect(readText('¿?', 'plain_text', picture).notes).toEqual(['no se importó el archivo adjunto célula.png']);
  });

  test('keeps the words of a link to a file, which is listed', () => {
    const { question, notes } = readText(
      cdata('<a href="@@PLUGINFILE@@/g.pdf">guía</a>'),
      'html',
      picture.replace('célula.png', 'g.pdf'),
    );
    expect([question, notes]).toEqual(['<a>guía</a>', ['no se importó el archivo adjunto g.pdf']]);
  });
});

test('the text of a category is listed', () => {
  const { problems } = readMoodleXml(
    '<quiz><question type="category"><category><text>Luz</text></category><info format="html"><text>&lt;p&gt;Lee&lt;/p&gt;</text></info></question></quiz>',
  );
  expect(problems.map(({ text }) => text)).toEqual([
    'no se importó la categoría «Luz»',
    'no se importó el texto de la categoría: «Lee»',
  ]);
});
