import { expect, test } from 'vitest';
import { detectZipFormat } from './detect-format.ts';
import { readQti } from './qti.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const label = (key: string, text: string) =>
  `<response_label ident="${key}"><material><mattext>${text}</mattext></material></response_label>`;
const item = (
  material: string,
  { points = '100', type = 'multiple_choice_question', response = 'response_lid' } = {},
) =>
  `<item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>` +
  `<fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>` +
  `<presentation><material>${material}</material><${response} ident="r" rcardinality="Single"><render_choice>` +
  `${label('1', 'uno')}${label('2', 'dos')}</render_choice></${response}></presentation>` +
  `<resprocessing><respcondition><conditionvar><varequal respident="r">2</varequal></conditionvar>` +
  `<setvar action="Set" varname="SCORE">${points}</setvar></respcondition></resprocessing></item>`;

/** As Canvas writes a package: the manifest names no file of items by its address. */
const read = (inside: string, more: Record<string, Uint8Array> = {}) => {
  const text = `<questestinterop><assessment><section ident="root_section">${inside}</section></assessment></questestinterop>`;
  const files = new Map([
    ['imsmanifest.xml', utf8('<manifest><resource type="imsqti_xmlv1p2"><file href="g/g.xml"/></resource></manifest>')],
    ['g/g.xml', utf8(text)],
    ...Object.entries(more),
  ]);
  expect(detectZipFormat(files.keys())).toBe('qti');
  const { items, problems, pictures } = readQti(files);
  return {
    questions: items.map(({ question }) => question),
    keys: items.map(({ options, correctAnswer }) => options[correctAnswer]),
    notes: problems.map(({ text: note }) => note),
    pictures: [...pictures.keys()],
  };
};

test('texts, breaks and pictures are read in their order; sound is listed', () => {
  const material =
    '<mattext>Mira</mattext><matbreak/><matimage imagtype="image/png" uri="img/a.png"/><matemtext>bien</matemtext><mataudio uri="a.mp3"/>';
  expect(read(item(material), { 'g/img/a.png': utf8('x') })).toEqual({
    questions: ['Mira\n<br />\n<img src="pictures/a.png" />\n<em>bien</em>'],
    keys: ['dos'],
    notes: ['no se importó el archivo adjunto a.mp3'],
    pictures: ['a.png'],
  });
});

test.each(['text/html', 'TEXT/HTML'])('a text of the type %s is HTML', (type) => {
  expect(read(item(`<mattext texttype="${type}">&lt;p&gt;¿?&lt;/p&gt;</mattext>`)).questions).toEqual(['<p>¿?</p>']);
});

test.each(['web_resources/Uploaded Media/a.png', 'Uploaded Media/a.png'])(
  'a picture of Canvas is found at %s',
  (path) => {
    const src = '$IMS-CC-FILEBASE$/Uploaded%20Media/a.png?canvas_download=1';
    const material = `<mattext texttype="text/html">&lt;img src="${src}"&gt;</mattext>`;
    expect(read(item(material), { [path]: utf8('x') })).toMatchObject({ pictures: ['a.png'], notes: [] });
  },
);

test('all points, as a name, make the key', () => {
  expect(read(item('<mattext>¿?</mattext>', { points: 'SCORE.max' })).keys).toEqual(['dos']);
});

test('texts outside of the items, banks and lotteries are listed', () => {
  const group =
    '<section><selection_ordering><selection><sourcebank_ref>7</sourcebank_ref><selection_number>2</selection_number></selection></selection_ordering></section>';
  const text =
    '<presentation_material><flow_mat><material><mattext>Lee el texto</mattext></material></flow_mat></presentation_material>';
  expect(read(`${text}${group}${item('<mattext>¿?</mattext>')}`).notes).toEqual([
    'no se importó un texto de la prueba: «Lee el texto»',
    'un grupo toma preguntas de un banco que no viene en el archivo',
    'la prueba sortea algunas preguntas de un grupo; se importaron todas las que vienen',
  ]);
});

test.each([
  ['essay_question', 'desarrollo'],
  ['text_only_question', 'texto sin pregunta'],
  ['own_question', 'own_question'],
])('an item of the type %s is left out by its Spanish name', (type, name) => {
  expect(read(item('<mattext>¿?</mattext>', { type, response: 'response_str' })).notes).toEqual([
    `se omitió porque es de otro tipo (${name})`,
  ]);
});
