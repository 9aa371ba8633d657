import { describe, expect, test } from 'vitest';
import { collectItems, type ItemDraft, plainToHtml } from './collect-items.ts';
import { shorten } from './shorten.ts';

const place = { number: 3, line: 7 };
const draft = (change: Partial<ItemDraft> = {}): ItemDraft => ({
  question: '¿?',
  options: [
    { html: 'a', isCorrect: false },
    { html: 'b', isCorrect: true },
  ],
  explanation: 'x',
  ...change,
});
const collected = (change: Partial<ItemDraft>, notes: string[] = []) => {
  const file = collectItems();
  file.add(place, draft(change), notes);
  return file.result();
};
const textsOf = (change: Partial<ItemDraft>) => collected(change).problems.map(({ text }) => text);
const options = (...texts: string[]) => texts.map((html, index) => ({ html, isCorrect: index === 0 }));

describe('a message', () => {
  const long = 'a'.repeat(81);
  test.each([
    ['is on one line without blanks at its ends', ' a \n\t b ', 'a b'],
    ['has up to 80 characters', long.slice(1), long.slice(1)],
    ['of more than 80 characters is cut', long, `${long.slice(1)}…`],
    ['has up to 80 emojis', '🧪'.repeat(80), '🧪'.repeat(80)],
    ['of 1.000 characters may be mostly blanks', `a${' '.repeat(999)}`, 'a'],
    ['of more than 1.000 characters is cut', `a${' '.repeat(999)}b`, 'a…'],
  ])('%s', (_, text, shown) => {
    expect(shorten(text)).toBe(shown);
  });
});

test('plain text keeps its signs and its lines as HTML', () => {
  expect(plainToHtml('1 < 2 & <b>\r\na\rb\nc\n\nd')).toBe('1 &lt; 2 &amp; &lt;b&gt;<br />a<br />b<br />c<br /><br />d');
});

test('a note is about a question or about the file', () => {
  const file = collectItems();
  file.note(place, 'uno');
  file.note(null, 'dos');
  file.leaveOut({ number: 4, line: null }, 'tres');
  expect(file.result()).toEqual({
    items: [],
    problems: [
      { number: 3, line: 7, isLeftOut: false, text: 'uno' },
      { number: null, line: null, isLeftOut: false, text: 'dos' },
      { number: 4, line: null, isLeftOut: true, text: 'tres' },
    ],
    pictures: new Map(),
  });
});

describe('the file of a picture', () => {
  test.each([
    ['foto.png', 'foto.png'],
    ['á  b ¿!.PNG', 'b-.PNG'],
    ['.-.png', 'imagen.png'],
    ['..oculta.png', 'oculta.png'],
    ['', 'imagen'],
    ['a.b.c', 'a.b.c'],
    ['nota.undeterminado', 'nota.undeterminado'],
    ['nota.p-g', 'nota.p-g'],
    [`${'x'.repeat(90)}.png`, `${'x'.repeat(76)}.png`],
  ])('%j is kept as %s', (wanted, name) => {
    const file = collectItems();
    const bytes = new Uint8Array([1]);
    expect(file.addPicture(wanted, bytes)).toBe(`pictures/${name}`);
    expect([...file.result().pictures]).toEqual([[name, bytes]]);
  });

  test('is kept once; another file with the same name gets a number before its ending', () => {
    const file = collectItems();
    const [one, two, three] = [new Uint8Array([1]), new Uint8Array([2]), new Uint8Array([3])];
    expect(
      [
        [one, 'f.png'],
        [two, 'f.png'],
        [one, 'f.png'],
        [three, 'f.png'],
        [two, 'f.png'],
        [one, 'f.determinado'],
        [two, 'f.determinado'],
      ].map(([bytes, name]) => file.addPicture(name as string, bytes as Uint8Array)),
    ).toEqual([
      'pictures/f.png',
      'pictures/f-2.png',
      'pictures/f.png',
      'pictures/f-3.png',
      'pictures/f-2.png',
      'pictures/f.determinado',
      'pictures/f.determinado-2',
    ]);
    expect([...file.result().pictures]).toEqual([
      ['f.png', one],
      ['f-2.png', two],
      ['f-3.png', three],
      ['f.determinado', one],
      ['f.determinado-2', two],
    ]);
  });
});

describe('a picture in a text', () => {
  test.each(['pictures/f.png', '/uploads/a.webp', '/demo/a.webp'])('%s stays', (src) => {
    const file = collectItems();
    file.addPicture('f.png', new Uint8Array([1]));
    const question = `a <img alt="b" src='${src}'>`;
    file.add(place, draft({ question }));
    expect(file.result()).toMatchObject({ items: [{ question }], problems: [] });
  });

  test.each([
    ['pictures/g.png', 'falta la imagen pictures/g.png'],
    ['xpictures/f.png', 'falta la imagen xpictures/f.png'],
    ['mpictures/f.pn', 'falta la imagen mpictures/f.pn'],
    ['Pictures/f.png', 'falta la imagen Pictures/f.png'],
    ['', 'falta la imagen '],
    ['/api/f.png', 'falta la imagen /api/f.png'],
    ['a/http://a.cl/f.png', 'falta la imagen a/http://a.cl/f.png'],
    ['http://a.cl/f.png', 'se quitó una imagen, porque es de otro sitio: http://a.cl/f.png'],
    ['HTTPS://a.cl/f.png', 'se quitó una imagen, porque es de otro sitio: HTTPS://a.cl/f.png'],
    ['data:image/png;base64,', 'falta la imagen data:image/png;base64,'],
  ])('%j is removed and listed', (src, text) => {
    const file = collectItems();
    file.addPicture('f.png', new Uint8Array([1]));
    file.add(place, draft({ question: `a <img src="${src}">b` }));
    expect(file.result()).toMatchObject({
      items: [{ question: 'a b' }],
      problems: [{ ...place, isLeftOut: false, text }],
    });
  });

  test('with its bytes in its address is kept as a file', () => {
    const { items, pictures } = collected({ question: '<img src="data:image/gif;base64,QUJD" alt="x">' });
    expect(items[0]?.question).toBe('<img src="pictures/imagen.gif" alt="x" />');
    expect([...pictures]).toEqual([['imagen.gif', new Uint8Array([65, 66, 67])]]);
  });
});

describe('a question', () => {
  test('is kept without blanks at the ends of its texts', () => {
    const given = draft({
      question: ' ¿? ',
      options: [
        { html: ' a ', isCorrect: false },
        { html: '\nb', isCorrect: true },
      ],
      explanation: ' x ',
    });
    const file = collectItems();
    file.add({ number: 2, line: null }, given);
    expect(file.result()).toStrictEqual({
      items: [{ number: 2, line: null, question: '¿?', options: ['a', 'b'], correctAnswer: 1, explanation: 'x' }],
      problems: [],
      pictures: new Map(),
    });
  });

  test('has points and the mark of a pilot when the file says so', () => {
    expect(collected({ xpReward: 0, isPilot: false }).items).toStrictEqual([
      {
        ...place,
        question: '¿?',
        options: ['a', 'b'],
        correctAnswer: 1,
        explanation: 'x',
        xpReward: 0,
        isPilot: false,
      },
    ]);
  });

  test('has formulas of MathML as TeX in all its texts', () => {
    const math = '<math><mi>x</mi></math>';
    expect(collected({ question: math, options: options(math), explanation: math })).toMatchObject({
      items: [{ question: '\\(x\\)', options: ['\\(x\\)'], explanation: '\\(x\\)' }],
      problems: [],
    });
  });

  test('has notes of its reader first, then those of its texts in their order', () => {
    const { problems } = collected(
      {
        question: 'a<img src="q.png">',
        options: [...options('b<img src="o.png">'), { html: ' ', isCorrect: false, feedback: 'no' }],
        explanation: 'c<img src="e.png">$$x$$',
      },
      ['uno', 'dos'],
    );
    expect(problems.map(({ text }) => text)).toEqual([
      'uno',
      'dos',
      'falta la imagen q.png',
      'falta la imagen e.png',
      'falta la imagen o.png',
      'la alternativa B está vacía y se omitió',
      'tiene una fórmula entre $$; escríbela entre \\( y \\) para que se vea como fórmula',
    ]);
  });

  test('loses its empty options, and its key keeps its option', () => {
    expect(
      collected({
        options: [
          { html: '<p> </p>', isCorrect: true },
          { html: 'a', isCorrect: false },
          { html: '<img src="no.png">', isCorrect: false },
          { html: '<img src="/uploads/a.webp" />', isCorrect: true },
        ],
      }),
    ).toMatchObject({
      items: [{ options: ['a', '<img src="/uploads/a.webp" />'], correctAnswer: 1 }],
      problems: [
        { text: 'falta la imagen no.png' },
        { text: 'la alternativa A está vacía y se omitió' },
        { text: 'la alternativa C está vacía y se omitió' },
      ],
    });
  });

  const longest = 'x'.repeat(200_000);
  test.each<[string, Partial<ItemDraft>, string]>([
    ['without a question', { question: '<p></p>', options: [] }, 'falta la pregunta'],
    ['without options', { options: [] }, 'no tiene alternativas'],
    ['with empty options', { options: options(' ', '<br>') }, 'no tiene alternativas'],
    ['without a key', { options: [{ html: 'a', isCorrect: false }] }, 'ninguna alternativa está marcada como correcta'],
    ['with two keys', { options: [...options('a'), ...options('b')] }, 'tiene más de una alternativa correcta'],
    ['with a long question', { question: `${longest}x` }, 'un texto supera los 200.000 caracteres'],
    ['with a long explanation', { explanation: `${longest}x` }, 'un texto supera los 200.000 caracteres'],
    [
      'with a formula that is too long',
      { options: options('a', `\\(${'x'.repeat(2_001)}\\)`) },
      'la fórmula «xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…» tiene 2.001 caracteres, y puede tener hasta 2.000',
    ],
    ['with a long option', { options: options('a', `${longest}x`) }, 'un texto supera los 200.000 caracteres'],
    [
      'with a long formula',
      { question: `<math><mi>x</mi>${' '.repeat(200_000)}</math>` },
      'un texto supera los 200.000 caracteres',
    ],
    [
      'with a long feedback as its explanation',
      { explanation: '', options: [{ html: 'a', isCorrect: true, feedback: `${longest}x` }] },
      'un texto supera los 200.000 caracteres',
    ],
  ])('%s is left out, without other notes', (_, change, reason) => {
    expect(collected(change, ['nota'])).toEqual({
      items: [],
      problems: [{ ...place, isLeftOut: true, text: `se omitió porque ${reason}` }],
      pictures: new Map(),
    });
  });

  test('may have 200.000 characters in each text', () => {
    const { items } = collected({ question: longest, options: options(longest), explanation: longest });
    expect(items[0]).toMatchObject({ question: longest, options: [longest], explanation: longest });
  });

  test('may have 200.000 characters with its MathML', () => {
    const math = '<math><mi>x</mi></math>';
    const rest = longest.slice(math.length);
    expect(collected({ question: `${math}${rest}` }).items[0]?.question).toBe(`\\(x\\)${rest}`);
  });
});

describe('feedback', () => {
  const withFeedback = (explanation: string, ofA: string | undefined, ofB: string | undefined) =>
    collected({
      explanation,
      options: [
        { html: 'a', isCorrect: false, ...(ofA !== undefined && { feedback: ofA }) },
        { html: 'b', isCorrect: true, ...(ofB !== undefined && { feedback: ofB }) },
      ],
    });
  const asExplanation = 'la retroalimentación de la alternativa correcta quedó como explicación';
  const notImported = (letter: string, text: string) =>
    `no se importó la retroalimentación de la alternativa ${letter}: «${text}»`;

  test.each<[string, Parameters<typeof withFeedback>, string, string[]]>([
    ['of the key is the explanation when there is no other', ['<p></p>', undefined, ' bien '], 'bien', [asExplanation]],
    ['of another option is no explanation', ['', 'mal', undefined], '', [notImported('A', 'mal')]],
    [
      'of another option is listed beside that of the key',
      ['', 'mal', 'bien'],
      'bien',
      [asExplanation, notImported('A', 'mal')],
    ],
    ['that is the same for all options is listed once', ['', ' bien', 'bien '], 'bien', [asExplanation]],
    [
      'is listed when there is an explanation',
      ['x', 'mal', 'bien'],
      'x',
      [notImported('A', 'mal'), notImported('B', 'bien')],
    ],
    ['that repeats the explanation is not listed', ['x', ' x ', 'x'], 'x', []],
    ['without text is nothing', ['', ' ', '<br>'], '', []],
    ['is listed by its text', ['x', '<b>no</b> &amp;<br>mal', undefined], 'x', [notImported('A', 'no & mal')]],
    [
      'with a formula is an explanation with TeX',
      ['', undefined, '<math><mi>x</mi></math>'],
      '\\(x\\)',
      [asExplanation],
    ],
    [
      'with a missing picture only is no explanation',
      ['', undefined, '<img src="f.png">'],
      '',
      ['falta la imagen f.png'],
    ],
    [
      'with a missing picture is listed like every text',
      ['', 'x', 'x <img src="f.png">'],
      'x',
      ['falta la imagen f.png', asExplanation, notImported('A', 'x')],
    ],
  ])('%s', (_, given, explanation, texts) => {
    const { items, problems } = withFeedback(...given);
    expect(items[0]?.explanation).toBe(explanation);
    expect(problems.map(({ text }) => text)).toEqual(texts);
  });

  test('of an empty option is not listed', () => {
    expect(textsOf({ options: [...options('a'), { html: '', isCorrect: false, feedback: 'mal' }] })).toEqual([
      'la alternativa B está vacía y se omitió',
    ]);
  });
});

describe('what students will not see is listed', () => {
  const shownAsText = (tag: string) => `muestra la marca «<${tag}>» como texto`;
  const formula = 'tiene una fórmula entre $$; escríbela entre \\( y \\) para que se vea como fórmula';
  test.each<[string, Partial<ItemDraft>, string[]]>([
    [
      'content that the platform does not show, once for each kind',
      { question: 'a<iframe></iframe><video></video>', explanation: '<iframe></iframe>x' },
      [
        'se quitó el contenido <iframe>, que la plataforma no muestra',
        'se quitó el contenido <video>, que la plataforma no muestra',
      ],
    ],
    ['a start tag as text', { question: '&lt;h3&gt;a' }, [shownAsText('h3')]],
    ['an end tag as text', { explanation: 'a&lt;/DIV&gt;' }, [shownAsText('DIV')]],
    ['a tag with attributes as text', { options: options('&lt;a href="x"') }, [shownAsText('a')]],
    ['an empty tag as text', { question: '&lt;hr/&gt;' }, [shownAsText('hr')]],
    ['only the first tag as text', { question: '&lt;p&gt;&lt;img&gt;&lt;a&gt;' }, [shownAsText('img')]],
    ['a comparison is no tag', { question: '&lt;abbr &lt;h7&gt; &lt;a= &lt;p&gt; 1 &lt; a' }, []],
    ['a formula between dollars', { question: '$$ab$$' }, [formula]],
    [
      'dollars without a formula are prices',
      { question: 'US$$ 5', options: options('$$$$'), explanation: 'US$$ 6' },
      [],
    ],
    // The texts must not be read as one text: here their ends would make a tag.
    ['ends of two texts are no tag', { question: '1 <', options: options('iframe>') }, []],
  ])('%s', (_, change, texts) => {
    expect(textsOf(change)).toEqual(texts);
  });
});

test('content that is not stored is removed at once and listed, so the preview shows what is stored', () => {
  const { items, problems, pictures } = collected({
    question: '<p>a<audio><p>No se oye</p><img src="data:image/png;base64,AAAA"></audio>b</p>',
  });
  expect(items).toMatchObject([{ question: '<p>ab</p>' }]);
  expect(problems.map(({ text }) => text)).toEqual(['se quitó el contenido <audio>, que la plataforma no muestra']);
  expect(pictures.size).toBe(0);
});

test.each([
  ['the question', { question: '<p><video src="a.mp4">x</video></p>' }, 'video'],
  ['an option', { options: options('a', '<math><mstack><mn>1</mn></mstack></math>') }, 'math'],
])('without %s, which is only such content, a question is left out', (_, change, name) => {
  expect(collected(change)).toMatchObject({
    items: [],
    problems: [{ text: `se omitió porque un texto es solo <${name}>, que la plataforma no muestra`, isLeftOut: true }],
  });
});
