import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPackage } from './content/read-package.ts';
import { readAiken } from './exchange/aiken.ts';
import { readCsv } from './exchange/csv.ts';
import { detectTextFormat, detectZipFormat, reasonAgainstZip } from './exchange/detect-format.ts';
import { readGift } from './exchange/gift.ts';
import { visibleText } from './exchange/html.ts';
import type { ImportResult } from './exchange/import-result.ts';
import { readMoodleXml } from './exchange/moodle-xml.ts';
import { openFile } from './exchange/open-file.ts';
import { readQti, readQtiFile } from './exchange/qti.ts';

/** Small inputs, written after public reports of files that other programs write. */
const open = (name: string) => openFile(readFileSync(new URL(`../fixtures/field/in/${name}`, import.meta.url)));
const textOf = (name: string) => {
  const source = open(name);
  return source.kind === 'text' ? source.text : '';
};
const filesOf = (name: string) => {
  const source = open(name);
  return source.kind === 'package' ? source.files : new Map<string, Uint8Array>();
};
const qti = (name: string): ImportResult => {
  const files = filesOf(name);
  expect(detectZipFormat(files.keys())).toBe('qti');
  return readQti(files);
};
const shown = ({ items }: ImportResult) => items.map(({ question }) => visibleText(question));
const keys = ({ items }: ImportResult) =>
  items.map(({ options, correctAnswer }) => visibleText(options[correctAnswer] ?? ''));
const notes = ({ problems }: ImportResult) => problems.map(({ text }) => text);

describe('a package', () => {
  test('finds a picture whose name has a composed accent in one place and a combining one in the other', () => {
    const result = qti('01-nfd-picture.zip');
    expect(result.pictures.size).toBe(1);
    expect(result.items[0]?.question).toContain('src="pictures/');
    expect(notes(result)).toEqual([]);
  });

  test('of our content finds such a picture too', () => {
    const result = readPackage(
      filesOf('01c-content-folder-nfd.zip'),
      new Map([
        ['Biología', 3],
        ['Química', 1],
        ['Física', 2],
      ]),
    );
    expect(result).toMatchObject({ ok: true, content: { kind: 'topic' } });
    expect(result.ok && [...result.content.pictures.keys()]).toEqual(['célula.png'.normalize('NFC')]);
  });

  test('is read in the encoding that its XML declares', () => {
    const result = qti('02-latin1-item.zip');
    expect(shown(result)).toEqual(['La clorofila absorbe energía. ¿Dónde ocurre la fotosíntesis?']);
    expect(result.items[0]?.options[3]).toBe('Núcleo');
  });

  test('may be in a folder', () => {
    expect(qti('03-folder-in-zip.zip').items).toHaveLength(1);
  });

  test('may have backslashes in its paths', () => {
    const result = qti('04-backslash.zip');
    expect(result.items[0]?.question).toContain('src="pictures/a.png"');
    expect(result.pictures.size).toBe(1);
  });

  test('has the texts that its items include', () => {
    expect(shown(qti('05-xinclude.zip'))[0]).toContain('Un grupo midió la tasa de fotosíntesis');
  });

  test('is in the order of its test', () => {
    expect(shown(qti('06-test-order.zip')).map((text) => text.slice(0, 6))).toEqual(['Ítem 3', 'Ítem 1', 'Ítem 2']);
  });

  test('of Canvas is QTI 1.2: its multiple choice is read', () => {
    const result = qti('25-canvas-qti12.zip');
    expect([shown(result), keys(result), result.items[0]?.options]).toEqual([['¿2+2?'], ['4'], ['4', '5']]);
  });
});

test.each([
  ['a zip without a manifest', () => qti('07-chamilo-qti2.zip')],
  ['one file', () => readQtiFile(textOf('07-chamilo-qti2.xml'))],
])('what Chamilo exports is read from %s', (_, read) => {
  const result = read();
  expect([shown(result), keys(result)]).toEqual([['¿Qué organelo produce ATP?'], ['Mitocondria']]);
});

test('one file of Chamilo is found to be QTI', () => {
  expect(detectTextFormat(textOf('07-chamilo-qti2.xml'))).toBe('qti');
});

describe('the encoding of a text', () => {
  test.each([
    ['16d-aiken-macroman.txt', '¿Qué gas liberan las plantas?'],
    ['17b-csv-macroman.csv', 'órgano'],
    ['30k-bulk-cp1252-ascii-key.txt', '¿Qué órgano produce insulina?'],
  ])('%s is read with its accents', (name, words) => {
    const source = open(name);
    expect(source).not.toHaveProperty('isDoubtful');
    expect(textOf(name)).toContain(words);
  });
});

const moodle = (name: string) => readMoodleXml(textOf(name));
const questionOf = (result: ImportResult, number: number) => result.items[number - 1]?.question ?? '';

describe('a formula', () => {
  test('of WIRIS is read from the text and from its picture', () => {
    const result = moodle('10-wiris.xml');
    expect(questionOf(result, 1)).toBe('<p>Balancea \\({H}_{2}O\\to x\\) .</p>');
    expect(questionOf(result, 2)).toBe('<p>Calcula \\({x}^{2}\\) si x vale 3.</p>');
  });

  test('in MathML keeps scripts before the base, separators and bold letters', () => {
    const result = moodle('11-mathml.xml');
    expect(questionOf(result, 1)).toContain('{}_{92}^{238}{U}');
    expect(questionOf(result, 3)).toContain('\\left[0;5\\right]');
    expect(questionOf(result, 4)).toContain('f\\left(a+b\\right)');
    expect(questionOf(result, 10)).toContain('\\mathbf{F}=m\\mathbf{a}\\sqrt{2}\\phantom{0}');
    expect(notes(result).filter((text) => text.includes('fórmula'))).toEqual([]);
  });

  test('that cannot be typeset is listed; Spanish names of functions and chemistry are typeset', () => {
    const result = moodle('22-empty-formula.xml');
    const about = (number: number) =>
      result.problems.filter((problem) => problem.number === number).map(({ text }) => text);
    expect(about(1)).toEqual(['tiene una fórmula vacía']);
    expect(about(2)[0]).toMatch(/^no se puede mostrar la fórmula «\\begin\{eqnarray\*\}/);
    expect([about(3), about(4)]).toEqual([[], []]);
    expect(about(5)).toEqual(expect.arrayContaining([expect.stringContaining('[tex]'), expect.stringContaining('$$')]));
    expect(about(6)).toContain('una fórmula no se cierra en el mismo texto y se muestra como texto');
  });
});

test('a control character is removed and told', () => {
  const result = moodle('13-control-char.xml');
  expect(result.items).toHaveLength(2);
  expect(notes(result)).toContain('se quitaron caracteres de control, que no se ven');
});

test('a question of GIFT begins at its name, also without a blank line above', () => {
  const result = readGift(textOf('15-gift-no-blank.gift'));
  expect([shown(result), keys(result)]).toEqual([
    ['¿Capital de Chile?', '¿Capital de Perú?'],
    ['Santiago', 'Lima'],
  ]);
});

test('a second question of GIFT inside the first one is told', () => {
  const result = readGift('¿Uno? {=a ~b}\n¿Dos? {=c ~d}');
  expect(notes(result)).toEqual(['se omitió porque contiene otra pregunta; sepáralas con una línea en blanco']);
});

test.each(['16-aiken-indent.txt', '16b-aiken-zwsp.txt', '16d-aiken-macroman.txt'])('%s is Aiken', (name) => {
  const text = textOf(name);
  expect(detectTextFormat(text)).toBe('aiken');
  expect(keys(readAiken(text))).toEqual(['Oxígeno']);
});

describe('a table', () => {
  test.each([
    ['below a title', '17j-title.csv'],
    ['of Kahoot', '17f-kahoot.csv'],
  ])('%s is read', (_, name) => {
    const text = textOf(name);
    expect(detectTextFormat(text)).toBe('csv');
    expect(keys(readCsv(text))).toEqual(['Páncreas']);
  });

  test('may name the key by the text of its option', () => {
    const result = readCsv('pregunta;A;B;correcta\n¿?;Uno;Dos;dos\n¿?;Uno;Uno;uno');
    expect(keys(result)).toEqual(['Dos']);
    expect(result.problems).toHaveLength(1);
  });

  test('of Excel is refused with the way out', () => {
    const files = filesOf('26b-excel.xlsx');
    expect(detectZipFormat(files.keys())).toBeNull();
    expect(reasonAgainstZip(files.keys())).toContain('guarda la hoja como CSV');
  });
});
