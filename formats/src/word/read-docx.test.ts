import { describe, expect, test } from 'vitest';
import { detectZipFormat } from '../exchange/detect-format.ts';
import { openFile } from '../exchange/open-file.ts';
import { readDocx } from './read-docx.ts';
import { drawing, formula, listed, mathRun, paragraph, run, table, writeDocx } from './testing/write-docx.ts';

const read = (body: string, pictures?: Record<string, Uint8Array>) => {
  const source = openFile(writeDocx(body, pictures));
  if (source.kind !== 'package') throw new Error('no zip');
  expect(detectZipFormat(source.files.keys())).toBe('word');
  return readDocx(source.files);
};
const lines = (...texts: string[]) => texts.map((text) => paragraph(text)).join('');
const notes = ({ problems }: ReturnType<typeof read>) => problems.map(({ text }) => text);
const options = lines('a) uno', 'b) dos');

test('typed numbers and letters are read', () => {
  const { items, problems } = read(
    lines('1. ¿Qué?', 'a) uno', 'b) dos', 'Respuesta correcta: B', '2. ¿Y?', 'a) sí', 'b) no'),
  );
  expect(items).toMatchObject([
    { number: 1, line: null, question: '¿Qué?', options: ['uno', 'dos'], correctAnswer: 1 },
    { number: 2, question: '¿Y?', options: ['sí', 'no'], correctAnswer: -1 },
  ]);
  expect(problems).toEqual([]);
});

test('the numbers and letters that Word counts are read', () => {
  const one = (name: string) =>
    listed(`¿${name}?`, 1) + listed('una', 1, 2) + listed('dos', 1, 2) + listed('sí', 1, 1) + listed('no', 1, 1);
  const { items } = read(
    one('Uno') +
      one('Dos') +
      table([
        ['Pregunta', '1', '2'],
        ['Clave', 'B', 'A'],
      ]),
  );
  expect(items).toMatchObject([
    { question: '¿Uno?<br>I.\tuna<br>II.\tdos', options: ['sí', 'no'], correctAnswer: 1 },
    { question: '¿Dos?<br>I.\tuna<br>II.\tdos', options: ['sí', 'no'], correctAnswer: 0 },
  ]);
});

test('a list may come from the style of its paragraphs', () => {
  const style = '<w:pStyle w:val="Lista"/>';
  const { items } = read(listed('¿Qué?', 1) + paragraph('uno', style) + paragraph('dos', style));
  expect(items).toMatchObject([{ options: ['uno', 'dos'] }]);
});

describe('the key may be shown by', () => {
  test.each([
    ['bold', '<w:b/>'],
    ['the style Strong', '<w:rStyle w:val="Strong"/>'],
    ['a line below', '<w:u w:val="single"/>'],
    ['a highlight', '<w:highlight w:val="yellow"/>'],
    ['a colour', '<w:color w:val="FF0000"/>'],
    ['a shade', '<w:shd w:val="clear" w:fill="FFFF00"/>'],
  ])('%s: it is suggested, and students do not see it', (_, properties) => {
    const { items } = read(lines('1. ¿Qué?', 'a) uno') + paragraph(run('b) dos', properties)));
    expect(items).toMatchObject([{ options: ['uno', 'dos'], correctAnswer: -1, suggestedAnswer: 1 }]);
  });

  test.each(['<w:b w:val="0"/>', '<w:u w:val="none"/>', '<w:color w:val="auto"/>', '<w:color w:val="000000"/>'])(
    'not by %s',
    (properties) => {
      const { items } = read(lines('1. ¿Qué?', 'a) uno') + paragraph(run('b) dos', properties)));
      expect(items[0]).not.toHaveProperty('suggestedAnswer');
    },
  );
});

describe('the text keeps', () => {
  const question = (content: string) => read(paragraph(run('1. ') + content) + options).items[0]?.question;

  test('superscripts, subscripts, bold and italics', () => {
    const power = run('10') + run('3', '<w:vertAlign w:val="superscript"/>') + run(' de ') + run('H', '<w:i/>');
    expect(question(power + run('2', '<w:vertAlign w:val="subscript"/>'))).toBe(
      '10<sup>3</sup> de <i>H</i><sub>2</sub>',
    );
  });

  test('signs of HTML', () => {
    expect(question(run('p < 0,05 & x > 1'))).toBe('p &lt; 0,05 &amp; x &gt; 1');
  });

  test('line breaks and links, not what was deleted', () => {
    const content = `<w:hyperlink>${run('uno')}</w:hyperlink><w:del>${run('dos')}</w:del><w:r><w:br/><w:t>tres</w:t></w:r>`;
    expect(question(content)).toBe('uno<br>tres');
  });

  test('letters of the font Symbol', () => {
    expect(question('<w:r><w:sym w:font="Symbol" w:char="F06C"/></w:r>')).toBe('λ');
  });

  test('a table of data', () => {
    const body =
      lines('1. ¿Qué muestra?') +
      table([
        ['t (s)', 'x (m)'],
        ['0', '5'],
      ]) +
      options;
    expect(read(body).items[0]?.question).toBe(
      '¿Qué muestra?<table><tbody><tr><td>t (s)</td><td>x (m)</td></tr><tr><td>0</td><td>5</td></tr></tbody></table>',
    );
  });
});

test('a table that arranges options is no table', () => {
  const { items } = read(
    lines('1. ¿Qué?') +
      table([
        ['A)', 'uno', 'C)', 'tres'],
        ['B)', 'dos', 'D)', 'cuatro'],
      ]),
  );
  expect(items[0]?.options).toEqual(['uno', 'dos', 'tres', 'cuatro']);
});

describe('a formula becomes TeX:', () => {
  const e = (text: string) => `<m:e>${mathRun(text)}</m:e>`;
  test.each([
    ['a fraction', `<m:f><m:num>${mathRun('v')}</m:num><m:den>${mathRun('2t')}</m:den></m:f>`, '\\frac{v}{2t}'],
    ['a power', `<m:sSup>${e('x')}<m:sup>${mathRun('2')}</m:sup></m:sSup>`, '{x}^{2}'],
    ['an index', `<m:sSub>${e('v')}<m:sub>${mathRun('0')}</m:sub></m:sSub>`, '{v}_{0}'],
    ['a root', `<m:rad><m:deg/>${e('x')}</m:rad>`, '\\sqrt{x}'],
    ['brackets', `<m:d>${e('a+b')}</m:d>`, '\\left(a+b\\right)'],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${mathRun('i')}</m:sub><m:sup>${mathRun('n')}</m:sup>${e('i')}</m:nary>`,
      '\\sum _{i}^{n}i',
    ],
    ['a vector', `<m:acc><m:accPr><m:chr m:val="\u20d7"/></m:accPr>${e('F')}</m:acc>`, '\\vec{F}'],
    [
      'an isotope',
      `<m:sPre><m:sub>${mathRun('6')}</m:sub><m:sup>${mathRun('14')}</m:sup>${e('C')}</m:sPre>`,
      '{}_{6}^{14}{C}',
    ],
    ['a comparison', mathRun('a<b'), 'a&lt;b'],
  ])('%s', (_, omml, tex) => {
    const result = read(paragraph(run('1. Sea ') + formula(omml)) + options);
    expect(result.items[0]?.question).toBe(`Sea \\(${tex}\\)`);
    expect(notes(result)).toEqual([]);
  });

  test('what TeX does not have stays as text and is listed', () => {
    const result = read(paragraph(run('1. Sea ') + formula(`<m:raro>${mathRun('x')}</m:raro>`)) + options);
    expect(result.items[0]?.question).toBe('Sea x');
    expect(notes(result)).toEqual(['una fórmula de Word no se pudo convertir y quedó como texto: «x»']);
  });
});

describe('a picture', () => {
  const png = new Uint8Array([1, 2, 3]);
  test('is part of the import', () => {
    const { items, pictures, problems } = read(
      paragraph(run('1. Mira ') + drawing('rId1', 'Un pez')) +
        paragraph(run('a) ') + drawing('rId1')) +
        lines('b) dos'),
      { 'image1.png': png },
    );
    expect(items[0]).toMatchObject({
      question: 'Mira <img src="pictures/image1.png" alt="Un pez" width="200" />',
      options: ['<img src="pictures/image1.png" alt="" width="200" />', 'dos'],
    });
    expect([...pictures.keys()]).toEqual(['image1.png']);
    expect(problems).toEqual([]);
  });

  test('that no browser shows is listed', () => {
    const result = read(paragraph(run('1. Mira') + drawing('rId1')) + options, { 'image1.emf': png });
    expect(result.pictures.size).toBe(0);
    expect(notes(result)).toEqual(['no se importó la imagen image1.emf; guárdala como PNG o JPEG']);
  });
});

test('objects, text boxes, charts and notes are listed', () => {
  const box = '<w:r><w:drawing><w:txbxContent><w:p><w:r><w:t>Dato</w:t></w:r></w:p></w:txbxContent></w:drawing></w:r>';
  const chart = '<w:r><w:drawing/></w:r>';
  const object = '<w:r><w:object/></w:r><w:r><w:footnoteReference/></w:r>';
  expect(notes(read(paragraph(run('1. ¿Qué?') + box + chart + object) + options))).toEqual([
    'no se importó un cuadro de texto: «Dato»',
    'no se importó un gráfico o dibujo de Word',
    'no se importó un objeto incrustado, por ejemplo una ecuación de MathType',
    'no se importaron las notas al pie',
  ]);
});

test('a document without questions has none', () => {
  expect(read('').items).toEqual([]);
  expect(read(lines('Querida Ana:', 'Hola.')).items).toEqual([]);
});
