import { describe, expect, test } from 'vitest';
import { type ImportResult, UnreadableFile } from './import-result.ts';
import { readQti, readQtiFile } from './qti.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

const declaration = (keys: readonly string[], attributes = 'cardinality="single"', more = '') =>
  `<responseDeclaration identifier="RESPONSE" ${attributes}><correctResponse>${keys.map((key) => `<value> ${key} </value>`).join('')}</correctResponse>${more}</responseDeclaration>`;
const simpleChoices = '<simpleChoice identifier="X">uno</simpleChoice><simpleChoice identifier="Y">dos</simpleChoice>';
const interaction = (inside = simpleChoices, attributes = 'responseIdentifier="RESPONSE" maxChoices="1"') =>
  `<choiceInteraction ${attributes}>${inside}</choiceInteraction>`;

interface Parts {
  declarations?: string;
  body?: string;
  after?: string;
}
const itemOf = ({ declarations = declaration(['Y']), body = `<p>¿?</p>${interaction()}`, after = '' }: Parts) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1">${declarations}<itemBody>${body}</itemBody>${after}</assessmentItem>`;
const read = (parts: Parts) => readQtiFile(itemOf(parts));
const itemRead = (parts: Parts) => read(parts).items[0];
const notesOf = ({ problems }: ImportResult) => problems.map(({ text }) => text);
const leftOut = (text: string, number = 1) => ({ number, line: null, isLeftOut: true, text: `se omitió ${text}` });

/** A package with one item in a folder, and other files. */
const packageOf = (item: string, files: Record<string, Uint8Array> = {}) =>
  new Map([
    ['imsmanifest.xml', utf8('<manifest><resource type="imsqti_item_xmlv2p1" href="items/a.xml"/></manifest>')],
    ['items/a.xml', utf8(item)],
    ...Object.entries(files),
  ]);

test('an item has its text, its question, its options and its key', () => {
  const body = `<p>Mira</p>${interaction(`<prompt>¿Cuál <b>es</b>?</prompt>${simpleChoices}`)}<p>Elige</p>`;
  expect(read({ body })).toStrictEqual({
    items: [
      {
        number: 1,
        line: null,
        question: '<p>Mira</p><p>Elige</p>\n¿Cuál <b>es</b>?',
        options: ['uno', 'dos'],
        correctAnswer: 1,
        explanation: '',
      },
    ],
    problems: [],
    pictures: new Map(),
  });
});

test.each([
  ['only text around the options', `<p>¿?</p>${interaction()}`, '<p>¿?</p>'],
  ['blanks around its parts', `\n<p>a</p> ${interaction(`<prompt> ¿? </prompt>${simpleChoices}`)} `, '<p>a</p>\n¿?'],
  ['only a prompt', interaction(`<prompt>¿?</prompt>${simpleChoices}`), '¿?'],
])('a question may have %s', (_, body, question) => {
  expect(itemRead({ body })?.question).toBe(question);
});

describe('left out is an item', () => {
  test('without a body', () => {
    const result = readQtiFile('<assessmentItem/>');
    expect(result.problems).toEqual([leftOut('porque no tiene texto (itemBody)')]);
    expect(result.items).toEqual([]);
  });

  test.each<[string, Parts, string]>([
    ['without a question', { body: '<p>texto</p>' }, 'porque es un texto sin pregunta'],
    ['with two questions', { body: interaction() + interaction() }, 'porque contiene varias preguntas'],
    [
      'with a template',
      { declarations: `<templateDeclaration/>${declaration(['Y'])}` },
      'porque sus textos cambian al azar (plantilla)',
    ],
    ['without a key', { declarations: '' }, 'porque ninguna alternativa está marcada como correcta'],
    [
      'whose key belongs to another interaction',
      { declarations: declaration(['Y']).replace('RESPONSE', 'OTHER') },
      'porque ninguna alternativa está marcada como correcta',
    ],
    [
      'whose key and options have no names',
      { declarations: declaration(['']), body: `<p>¿?</p>${interaction('<simpleChoice>a</simpleChoice>')}` },
      'porque ninguna alternativa está marcada como correcta',
    ],
    ['with two keys', { declarations: declaration(['X', 'Y']) }, 'porque tiene más de una alternativa correcta'],
    ['without options', { body: `<p>¿?</p>${interaction('')}` }, 'porque no tiene alternativas'],
  ])('%s', (_, parts, text) => {
    expect(read(parts)).toEqual({ items: [], problems: [leftOut(text)], pictures: new Map() });
  });

  test.each([
    ['associateInteraction', 'asociar'],
    ['customInteraction', 'interacción propia'],
    ['drawingInteraction', 'dibujo'],
    ['endAttemptInteraction', 'botón'],
    ['extendedTextInteraction', 'desarrollo'],
    ['gapMatchInteraction', 'completar espacios'],
    ['graphicAssociateInteraction', 'asociar sobre una imagen'],
    ['graphicGapMatchInteraction', 'completar espacios de una imagen'],
    ['graphicOrderInteraction', 'ordenar sobre una imagen'],
    ['hotspotInteraction', 'zonas de una imagen'],
    ['hottextInteraction', 'elegir palabras'],
    ['inlineChoiceInteraction', 'elegir palabras'],
    ['matchInteraction', 'términos pareados'],
    ['mediaInteraction', 'audio o video'],
    ['orderInteraction', 'ordenar'],
    ['positionObjectInteraction', 'ubicar sobre una imagen'],
    ['selectPointInteraction', 'puntos de una imagen'],
    ['sliderInteraction', 'control deslizante'],
    ['textEntryInteraction', 'respuesta corta'],
    ['uploadInteraction', 'archivo'],
    ['otherInteraction', 'otherInteraction'],
  ])('with a %s beside its options', (name, type) => {
    expect(read({ body: `${interaction()}<p><${name}/></p>` }).problems).toEqual([
      leftOut(`porque es de otro tipo (${type})`),
    ]);
  });
});

describe('several answers', () => {
  const multiple = declaration(['Y'], 'cardinality="multiple"');
  const withMost = (declarations: string, most: string) =>
    read({ declarations, body: `<p>¿?</p>${interaction(simpleChoices, `responseIdentifier="RESPONSE"${most}`)}` });

  test.each([' maxChoices="0"', ' maxChoices="2"'])('are left out with%s', (most) => {
    expect(withMost(multiple, most).problems).toEqual([
      leftOut('porque es de otro tipo (varias respuestas correctas)'),
    ]);
  });

  test.each([
    [multiple, ' maxChoices="1"'],
    [multiple, ''],
    [declaration(['Y']), ' maxChoices="0"'],
  ])('are one answer with %s and%s', (declarations, most) => {
    expect(withMost(declarations, most)).toMatchObject({ items: [{ correctAnswer: 1 }], problems: [] });
  });

  test('with points for some options are noted; points for one option are its key', () => {
    const entries = (...values: number[]) =>
      `<mapping>${values.map((value) => `<mapEntry mapKey="Y" mappedValue="${value}"/>`).join('')}</mapping>`;
    const withPoints = (more: string) => notesOf(read({ declarations: declaration(['Y'], '', more) }));
    expect(withPoints(entries(1, 0.5))).toEqual(['no se importaron los puntajes por alternativa']);
    expect(withPoints(entries(1, 0, 0))).toEqual([]);
    expect(withPoints('<mapping/>')).toEqual([]);
  });
});

describe('feedback', () => {
  const modal = (identifier: string, html: string) => `<modalFeedback ${identifier}>${html}</modalFeedback>`;
  const lost = (text: string) => `no se importó una retroalimentación: «${text}»`;

  test.each<[string, string, string, string[]]>([
    [
      'of the platform is the explanation',
      modal('identifier="A"', 'a') + modal('identifier="EXPLANATION"', '<b>b</b>'),
      '<b>b</b>',
      [lost('a')],
    ],
    ['of no option is the explanation', modal('identifier="A"', 'a &amp; b'), 'a &amp; b', []],
    ['without a name is the explanation', modal('', 'a'), 'a', []],
    [
      'of no option is listed when there are several',
      modal('identifier="A"', '<b>a</b>&amp;') + modal('identifier="B"', 'b'),
      '',
      [lost('a&'), lost('b')],
    ],
    ['without text is not listed', modal('identifier="A"', 'a') + modal('identifier="B"', '<p/>'), '', [lost('a')]],
    [
      'of the key is the explanation when there is no other',
      modal('identifier="Y"', 'bien'),
      'bien',
      ['la retroalimentación de la alternativa correcta quedó como explicación'],
    ],
    [
      'of another option is listed',
      modal('identifier="X"', 'mal'),
      '',
      ['no se importó la retroalimentación de la alternativa A: «mal»'],
    ],
  ])('%s', (_, after, explanation, notes) => {
    const result = read({ after });
    expect(result.items[0]?.explanation).toBe(explanation);
    expect(notesOf(result)).toEqual(notes);
  });

  test('inside an option is no part of the option, and comes after its other feedback', () => {
    const inline = (text: string) => `<feedbackInline identifier="Y">${text}</feedbackInline>`;
    const body = `<p>¿?</p>${interaction(`<simpleChoice identifier="Y">dos${inline('b')}<p>tres${inline('<b>c</b>')}</p></simpleChoice>`)}`;
    expect(itemRead({ body, after: modal('identifier="Y"', 'a') })).toMatchObject({
      options: ['dos<p>tres</p>'],
      explanation: 'a b <b>c</b>',
    });
    expect(itemRead({ body })).toMatchObject({ explanation: 'b <b>c</b>' });
  });

  test('and directions in the text are listed, not shown', () => {
    const block = (text: string) => `<feedbackBlock identifier="Y"><p>${text}</p></feedbackBlock>`;
    const rubric = (text: string) => `<rubricBlock view="scorer"><p>${text}</p></rubricBlock>`;
    const prompt = `<prompt>¿?${block('dos')}<feedbackInline>tres</feedbackInline></prompt>`;
    const body = `${rubric('seis')}<p>Mira <feedbackInline>cuatro</feedbackInline></p>${block('uno')}<div>${rubric('cinco')}</div>${interaction(prompt + simpleChoices)}`;
    const result = read({ body });
    expect(result.items[0]?.question).toBe('<p>Mira </p><div></div>\n¿?');
    expect(notesOf(result)).toEqual([
      lost('uno'),
      lost('dos'),
      'no se importó una indicación (rubricBlock): «seis»',
      'no se importó una indicación (rubricBlock): «cinco»',
    ]);
  });

  test('that is the same in two blocks is listed once', () => {
    const block = '<feedbackBlock>uno</feedbackBlock>';
    expect(notesOf(read({ body: `${block}${block}<p>¿?</p>${interaction()}` }))).toEqual([lost('uno')]);
  });
});

describe('what the export of this platform adds', () => {
  const outcome = (identifier: string, value: string) =>
    `<outcomeDeclaration identifier="${identifier}"><defaultValue><value> ${value} </value></defaultValue></outcomeDeclaration>`;
  const declared = (...outcomes: string[]) => {
    const { xpReward, isPilot } = itemRead({ declarations: declaration(['Y']) + outcomes.join('') }) ?? {};
    return { xpReward, isPilot };
  };

  test('are points and the mark of a pilot', () => {
    expect(declared(outcome('SCORE', '7'), outcome('MATRAZ_PILOT', 'true'), outcome('MATRAZ_XP', '25'))).toEqual({
      xpReward: 25,
      isPilot: true,
    });
  });

  test.each(['', 'x25', '25x', '-5', '2.5', '12345'])('are no points when they are %j', (points) => {
    expect(declared(outcome('MATRAZ_XP', points)).xpReward).toBeUndefined();
  });

  test.each([
    ['0', 0],
    ['9999', 9999],
  ])('may be %s points', (typed, points) => {
    expect(declared(outcome('MATRAZ_XP', typed)).xpReward).toBe(points);
  });

  test.each(['false', '1', ''])('is no pilot when its mark is %j', (mark) => {
    expect(declared(outcome('MATRAZ_PILOT', mark)).isPilot).toBeUndefined();
  });
});

describe('HTML of an item', () => {
  const questionOf = (body: string) => itemRead({ body: `${body}${interaction()}` })?.question;

  test.each([
    ['signs stay escaped', '<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['blanks at its ends do not count', '\n <p>a</p> \n', '<p>a</p>'],
    ['names are in small letters', '<P>a</P>', '<p>a</p>'],
    ['tags that are empty in HTML have no end', '<p>a<br/>b</p><hr></hr>', '<p>a<br />b</p><hr />'],
    ['other empty tags have an end', '<p/>a', '<p></p>a'],
    [
      'attributes stay, without names, classes and namespaces',
      '<p id="a" class="b" xmlns="c" title="1 &lt; &quot;2" data-id="d" data-class="e" idx="f">g</p>',
      '<p title="1 &lt; &quot;2" data-id="d" data-class="e" idx="f">g</p>',
    ],
    [
      'the wrapper of this platform is removed',
      '<div class="matraz-text">a<div class="b">c</div></div>',
      'a<div>c</div>',
    ],
    ['another tag with its class stays', '<p class="matraz-text">a</p>', '<p>a</p>'],
    [
      'tags of QTI are removed, and their content stays',
      '<templateBlock>a<printedVariable>b</printedVariable></templateBlock><infoControl>c</infoControl><stylesheet/><prompt>d</prompt>',
      'abcd',
    ],
    [
      'tags with other names stay',
      '<xprompt>a</xprompt><prompts>b</prompts>',
      '<xprompt>a</xprompt><prompts>b</prompts>',
    ],
    [
      'pictures of the platform stay',
      '<img src="/uploads/a.webp"/><img src="/demo/b.webp"/>',
      '<img src="/uploads/a.webp" /><img src="/demo/b.webp" />',
    ],
    [
      'pictures of the platform stay with what describes them',
      '<img class="x" xalt="x" alt="a" title="b" width="1" height="2" heights="x" style="x" src="/uploads/b.webp"/>',
      '<img src="/uploads/b.webp" alt="a" title="b" width="1" height="2" />',
    ],
  ])('%s', (_, body, question) => {
    expect(questionOf(body)).toBe(question);
  });

  test('a picture of another site is listed with its address', () => {
    expect(notesOf(read({ body: `<p>a</p><img src="https://a.cl/b.png"/>${interaction()}` }))).toEqual([
      'se quitó una imagen, porque es de otro sitio: https://a.cl/b.png',
    ]);
  });

  test('objects that are no pictures are removed and listed', () => {
    const objects = '<object type="video/mp4" data="a.mp4">a</object><object>b</object><object type="x-image/png"/>';
    const result = read({ body: `<p>c</p>${objects}${interaction()}` });
    expect(result.items[0]?.question).toBe('<p>c</p>');
    expect(notesOf(result)).toEqual([
      'se quitó el contenido <object> (video/mp4)',
      'se quitó el contenido <object> (sin tipo)',
      'se quitó el contenido <object> (x-image/png)',
    ]);
  });
});

describe('a picture of a package', () => {
  const bytes = new Uint8Array([1]);
  const pictureOf = (markup: string, ...paths: string[]) =>
    readQti(
      packageOf(
        itemOf({ body: `<p>a</p>${markup}${interaction()}` }),
        Object.fromEntries(paths.map((path) => [path, bytes])),
      ),
    );

  test.each([
    ['f.png', 'items/f.png'],
    ['./f.png', 'items/f.png'],
    ['img//f.png', 'items/img/f.png'],
    ['../f.png', 'f.png'],
    ['../img/f.png', 'img/f.png'],
    ['f.png?size=1', 'items/f.png'],
    ['f.png#a?b&#10;c', 'items/f.png'],
    ['a%20b/f.png', 'items/a b/f.png'],
    ['100%/f.png', 'items/100%/f.png'],
    ['a/b:c/f.png', 'items/a/b:c/f.png'],
    ['2a:b/f.png', 'items/2a:b/f.png'],
    ['a/https:/f.png', 'items/a/https:/f.png'],
  ])('with the address %s is the file %s', (src, path) => {
    const { items, pictures } = pictureOf(`<img src="${src}" alt="b"/>`, path);
    expect(items[0]?.question).toBe('<p>a</p><img src="pictures/f.png" alt="b" />');
    expect([...pictures]).toEqual([['f.png', bytes]]);
  });

  test.each([
    ['g.png', 'items/f.png'],
    ['../../f.png', 'f.png'],
    ['../../../f.png', 'f.png'],
    ['/f.png', 'f.png'],
    ['/items/f.png', 'items/f.png'],
    ['file:f.png', 'items/file:f.png'],
    ['x-a.b+c1:f.png', 'items/x-a.b+c1:f.png'],
    ['C:f.png', 'items/C:f.png'],
    ['a\\f.png', 'items/a\\f.png'],
    ['x/uploads/f.png', 'f.png'],
    ['', 'items/f.png'],
  ])('with the address %j is not the file %s', (src, path) => {
    const result = pictureOf(`<img src="${src}"/><p>b</p>`, path);
    expect(result.items[0]?.question).toBe('<p>a</p><p>b</p>');
    expect(notesOf(result)).toEqual([`falta la imagen ${src} en el paquete`]);
    expect(result.pictures.size).toBe(0);
  });

  test('without an address is missing', () => {
    expect(notesOf(pictureOf('<img/><object type="image/png"/>', 'f.png'))).toEqual(['falta la imagen  en el paquete']);
  });

  test('is also an object with its type; its text describes it', () => {
    const markup = '<object type="image/png" data="f.png" width="3"> 1 &lt;\n <b>dos</b> </object>';
    expect(pictureOf(markup, 'items/f.png').items[0]?.question).toBe(
      '<p>a</p><img src="pictures/f.png" width="3" alt="1 &lt; dos" />',
    );
  });
});

const manifest = (...resources: string[]) =>
  utf8(
    `<manifest><resources>${resources.map((attributes) => `<resource ${attributes}/>`).join('')}</resources></manifest>`,
  );
const named = (text: string) => utf8(itemOf({ body: `<p>${text}</p>${interaction()}` }));
const questionsOf = ({ items }: ImportResult) => items.map(({ number, question }) => `${number} ${question}`);

describe('a package', () => {
  test('has its items in the order of the manifest, of QTI and of APIP', () => {
    const result = readQti(
      new Map([
        ['a.xml', named('a')],
        ['b.xml', named('b')],
        ['c d.xml', named('c')],
        [
          'imsmanifest.xml',
          manifest(
            'type="webcontent" href="x.xml"',
            'href="y.xml"',
            'type="ximsqti_item_" href="z.xml"',
            'type="imsqti_item_xmlv2p1" href="c%20d.xml"',
            'type="imsqti_apipitem_xmlv2p1" href="a.xml"',
            'type="imsqti_item_xmlv2p2"',
            'type="imsqti_item_xmlv2p2" href="../e.xml"',
          ),
        ],
      ]),
    );
    expect(questionsOf(result)).toEqual(['1 <p>c</p>', '2 <p>a</p>', '4 <p>b</p>']);
    expect(result.problems.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '3 se omitió porque falta el archivo ../e.xml',
      '4 el paquete no nombra su archivo b.xml; revisa si va',
    ]);
  });

  test('counts only resources of its manifest as items', () => {
    const files = new Map([
      ['imsmanifest.xml', utf8('<manifest><file type="imsqti_item_xmlv2p1" href="b.xml"/></manifest>')],
      ['a.xml', named('a')],
      ['b.txt', named('b')],
    ]);
    expect(questionsOf(readQti(files))).toEqual(['1 <p>a</p>']);
  });

  test('without items in its manifest has those of its files, in the order of the test and then of their names', () => {
    const prefixed = itemOf({ body: `<p>d</p>${interaction()}` }).replaceAll('assessmentItem', 'imsqti:assessmentItem');
    const files = new Map([
      ['imsmanifest.xml', manifest('type="imsqti_test_xmlv2p1" href="test.xml"')],
      ['test.xml', utf8('<assessmentTest><assessmentItemRef href="b.xml"/></assessmentTest>')],
      ['b.xml', named('b')],
      [
        'a/c.xml',
        utf8(
          itemOf({ body: `<p>c</p>${interaction()}` })
            .replace(/xmlns="[^"]*"/, '')
            .replace(' >', '>'),
        ),
      ],
      ['d.xml', utf8(prefixed)],
      ['late.xml', utf8(`<!--${' '.repeat(4_000)}-->${itemOf({})}`)],
      ['e.txt', named('e')],
    ]);
    const result = readQti(files);
    expect(questionsOf(result)).toEqual(['1 <p>b</p>', '2 <p>c</p>', '3 <p>d</p>']);
    expect(result.problems).toEqual([
      {
        number: null,
        line: null,
        isLeftOut: false,
        text: 'las secciones y los tiempos de la prueba (assessmentTest) no se importan',
      },
    ]);
  });

  test('keeps its good items beside missing and bad files', () => {
    const files = new Map([
      [
        'imsmanifest.xml',
        manifest(...['no.xml', 'bad.xml', 'a.xml'].map((href) => `type="imsqti_item_xmlv2p1" href="${href}"`)),
      ],
      ['bad.xml', utf8('<a>\n')],
      ['a.xml', named('a')],
    ]);
    const result = readQti(files);
    expect(questionsOf(result)).toEqual(['3 <p>a</p>']);
    expect(result.problems).toEqual([
      leftOut('porque falta el archivo no.xml'),
      {
        number: 2,
        line: null,
        isLeftOut: true,
        text: 'se omitió: bad.xml: El XML no se puede leer (línea 2): está mal escrito o incompleto',
      },
    ]);
  });
});

describe('nothing of a package vanishes in silence:', () => {
  const png = new Uint8Array([1]);
  const item = (href: string) => `type="imsqti_item_xmlv2p1" href="${href}"`;
  const readAll = (resources: readonly string[], files: Record<string, Uint8Array | string>) => {
    const all = Object.entries(files).map(
      ([path, content]) => [path, typeof content === 'string' ? utf8(content) : content] as const,
    );
    return readQti(new Map([['imsmanifest.xml', manifest(...resources)], ...all]));
  };
  const withImage = (src: string) => itemOf({ body: `<p>¿?<img src="${src}" alt=""/></p>${interaction()}` });

  test.each([
    ['has another case', 'Items/A.xml', 'items/a.xml', 'Images/F.PNG', 'items/images/f.png'],
    ['has %20 in its name', 'a%20b.xml', 'a%20b.xml', 'f%20g.png', 'f%20g.png'],
    ['has an encoded name', './%C3%ADtem.xml', 'ítem.xml', 'c%C3%A9lula.png', 'célula.png'],
  ])('a file that %s is found', (_, href, path, src, picture) => {
    const result = readAll([item(href)], { [path]: withImage(src), [picture]: png });
    expect([notesOf(result), result.items.length, result.pictures.size]).toEqual([[], 1, 1]);
  });

  test('two files that differ by case are not mixed up', () => {
    const result = readAll([item('a.xml')], { 'a.xml': withImage('F.png'), 'f.png': png, 'f.PNG': png });
    expect(notesOf(result)).toEqual(['falta la imagen F.png en el paquete']);
  });

  test('an item that only the test names is in its place', () => {
    const result = readAll([item('a.xml'), 'type="imsqti_test_xmlv2p1" href="t.xml"'], {
      't.xml': '<assessmentTest><assessmentSectionRef href="s.xml"/></assessmentTest>',
      's.xml':
        '<assessmentSection><assessmentItemRef href="b.xml"/><assessmentItemRef href="a.xml"/></assessmentSection>',
      'a.xml': named('a'),
      'b.xml': named('b'),
    });
    expect(questionsOf(result)).toEqual(['1 <p>b</p>', '2 <p>a</p>']);
    expect(notesOf(result)).toHaveLength(1);
  });

  test('texts and the lottery of a test are listed', () => {
    const result = readAll([item('a.xml'), 'type="imsqti_test_xmlv2p1" href="t.xml"'], {
      't.xml':
        '<assessmentTest><assessmentSection><selection select="1"/><rubricBlock><p>Lee</p></rubricBlock><assessmentItemRef href="a.xml"/></assessmentSection></assessmentTest>',
      'a.xml': named('a'),
    });
    expect(notesOf(result)).toEqual([
      'la prueba sortea algunas preguntas (selection); se importaron todas',
      'no se importó un texto de la prueba: «Lee»',
      'las secciones y los tiempos de la prueba (assessmentTest) no se importan',
    ]);
  });

  test('a second package in the zip is listed', () => {
    const files = [...packageOf(itemOf({}))];
    const both = ['uno', 'dos'].flatMap((folder) =>
      files.map(([path, content]) => [`${folder}/${path}`, content] as const),
    );
    const result = readQti(new Map(both));
    expect([result.items.length, notesOf(result)]).toEqual([
      1,
      ['no se importó el otro paquete del zip: dos/imsmanifest.xml'],
    ]);
  });

  test('an item whose letters cannot be read is left out', () => {
    const broken = [...utf8(itemOf({ body: `<p>¿Órgano X?</p>${interaction()}` }))].map((byte) =>
      byte === 88 ? 0xc3 : byte,
    );
    const result = readAll([item('a.xml')], { 'a.xml': Uint8Array.from(broken) });
    expect([result.items, notesOf(result)]).toEqual([
      [],
      ['se omitió: a.xml: no se sabe cómo leer sus tildes; guárdalo en UTF-8'],
    ]);
  });

  test('an included text may be plain, missing with another in its place, or broken', () => {
    const include = (href: string, more = '', inside = '') =>
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${href}" ${more}>${inside}</xi:include>`;
    const parts = [
      include('n.txt', 'parse="text"'),
      include('no.xml', '', '<xi:fallback><b>otro</b></xi:fallback>'),
      include('bad.xml'),
    ];
    const result = readAll([item('a.xml')], {
      'a.xml': itemOf({ body: `<p>${parts.join('')}</p>${interaction()}` }),
      'n.txt': 'a < b ',
      'bad.xml': '<p>',
    });
    expect(questionsOf(result)).toEqual(['1 <p>a &lt; b <b>otro</b></p>']);
    expect(notesOf(result)).toEqual([
      'falta el texto no.xml en el paquete; se usó el que lo reemplaza',
      'no se importó el texto bad.xml: El XML no se puede leer (línea 1): está mal escrito o incompleto',
    ]);
  });
});

test('the only option with points is the key when no correct response is declared', () => {
  const points = (entries: string) =>
    itemRead({
      declarations: `<responseDeclaration identifier="RESPONSE" cardinality="single"><mapping>${entries}</mapping></responseDeclaration>`,
    })?.correctAnswer;
  expect(points('<mapEntry mapKey="X" mappedValue="-1"/><mapEntry mapKey="Y" mappedValue="2"/>')).toBe(1);
  expect(points('<mapEntry mapKey="X" mappedValue="1"/><mapEntry mapKey="Y" mappedValue="2"/>')).toBeUndefined();
});

describe('refused is', () => {
  const newer = 'El archivo es QTI 3. Expórtalo como QTI 2.1 y vuelve a elegirlo.';
  const none = 'El paquete no tiene preguntas QTI 2.1.';
  test.each([
    ['QTI 1.2 without items', '<questestinterop/>', 'El archivo QTI 1.2 no tiene preguntas.'],
    ['an item of QTI 3', '<qti-assessment-item/>', newer],
    ['other XML', '<a-qti-/>', 'No es QTI 2.1: falta la marca <assessmentItem>.'],
  ])('%s', (_, text, message) => {
    expect(() => readQtiFile(text)).toThrow(new UnreadableFile(message));
    expect(() => readQtiFile(text)).toThrow(UnreadableFile);
  });

  test.each<[string, [string, string][], string]>([
    [
      'a package without a manifest',
      [['a.xml', '<questestinterop/>']],
      'No es un paquete QTI: falta el archivo imsmanifest.xml.',
    ],
    ['a package without items', [['imsmanifest.xml', '<manifest/>']], none],
    [
      'a package of QTI 1.2 without items',
      [
        ['imsmanifest.xml', '<manifest/>'],
        ['a.xml', '<a/>'],
        ['a.txt', 'no es XML'],
        ['b.xml', '<b/>'],
        ['c.xml', '<c/>'],
        ['d.xml', '<d/>'],
        ['e.xml', '<questestinterop/>'],
      ],
      none,
    ],
    [
      'a package of QTI 3',
      [
        ['imsmanifest.xml', '<manifest/>'],
        ['a.xml', '<qti-assessment-test/>'],
      ],
      newer,
    ],
    [
      'a package with an older item only after its first five files',
      [
        ['imsmanifest.xml', '<manifest/>'],
        ...['a', 'b', 'c', 'd', 'e'].map((name): [string, string] => [`${name}.xml`, `<${name}/>`]),
        ['f.xml', '<questestinterop/>'],
      ],
      none,
    ],
  ])('%s', (_, files, message) => {
    const packed = new Map(files.map(([path, text]) => [path, utf8(text)]));
    expect(() => readQti(packed)).toThrow(new UnreadableFile(message));
    expect(() => readQti(packed)).toThrow(UnreadableFile);
  });
});
