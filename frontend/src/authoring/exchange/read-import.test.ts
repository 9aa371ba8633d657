import { expect, test, vi } from 'vitest';
import { readImport } from './read-import.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const options = { courses: new Map(), onProgress: () => {}, signal: new AbortController().signal };
const exam = JSON.stringify({ slug: 'ensayo', title: 'Ensayo', duration: 60 });
const asText = 'P: <b>Pez</b> <img src="http://localhost:3000/uploads/a.webp">\na) uno\nb) dos\nR: A\nE: Sí.';
const item = (body: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"><responseDeclaration identifier="RESPONSE"
  cardinality="single"><correctResponse><value>X</value></correctResponse></responseDeclaration><itemBody>${body}
  <choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="X">uno</simpleChoice>
  <simpleChoice identifier="Y">dos</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
const canvas = `<questestinterop><item ident="i"><itemmetadata/><presentation><material>
  <mattext texttype="text/html">&lt;p&gt;Años&lt;/p&gt;&lt;img src=&quot;https://localhost:3000/uploads/a.webp&quot;&gt;</mattext>
  </material><response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="1"><material>
  <mattext>uno</mattext></material></response_label><response_label ident="2"><material><mattext>dos</mattext></material>
  </response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar>
  <varequal respident="r">1</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing>
  </item></questestinterop>`;
const manifest = (type: string) => `<manifest><resource type="${type}" href="a.xml"/></manifest>`;

vi.stubGlobal('location', new URL('http://localhost:3000'));

test.each([
  ['folder', { 'exam.json': exam, 'questions.txt': asText }],
  [
    'qti',
    {
      'imsmanifest.xml': manifest('imsqti_item_xmlv2p1'),
      'a.xml': item('<p>Años</p><img src="http://localhost:3000/uploads/a.webp"/>'),
    },
  ],
  ['qti', { 'imsmanifest.xml': manifest('imsqti_xmlv1p2'), 'a.xml': canvas }],
] as const)('a picture of this site in the zip has its path: %s', async (format, texts) => {
  const files = new Map(Object.entries<string>(texts).map(([name, text]) => [name, utf8(text)]));
  const { items, problems } = await readImport(format, { kind: 'package', files }, options);
  expect(problems.map(({ text }) => text).join()).not.toContain('imagen');
  expect(items[0]?.question).toMatch(/<img src="\/uploads\/a\.webp"/);
  expect(items[0]?.question).not.toContain('localhost');
  expect(items[0]?.question).toMatch(/Pez|Años/);
});
