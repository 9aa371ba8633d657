import type { ExportLoss, ExportQuestion } from './export-question.ts';
import {
  attributesOf,
  decodeEntities,
  isSameHtml,
  isVoidTag,
  pictureSources,
  replacePictures,
  tagsOf,
} from './html.ts';
import { readQti } from './qti.ts';
import { qtiTextClass } from './qti-2.ts';

const namespace = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** Whether XML can hold a character. */
const isXml = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};

const escapeXml = (text: string): string =>
  Array.from(text)
    .filter(isXml)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');

const escapeXmlAttribute = (text: string): string => escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Names that XML allows in attributes, as the sanitiser leaves them. */
const attributeName = /^[a-z][a-z0-9-]*$/;

/** Sanitised HTML as XML. Tags that do not close are closed. */
const htmlToXml = (html: string): string => {
  let xml = '';
  let done = 0;
  const open: string[] = [];
  const addText = (to: number) => {
    xml += escapeXml(decodeEntities(html.slice(done, to)));
  };
  for (const tag of tagsOf(html)) {
    addText(tag.from);
    done = tag.to;
    if (tag.isClosing) {
      const from = open.lastIndexOf(tag.name);
      if (from >= 0) xml += endTags(open.splice(from));
      continue;
    }
    const attributes = [...attributesOf(tag)].filter(([name]) => attributeName.test(name));
    const written = attributes.map(([name, value]) => ` ${name}="${escapeXmlAttribute(value)}"`).join('');
    const isVoid = isVoidTag(tag.name);
    xml += `<${tag.name}${written}${isVoid ? ' /' : ''}>`;
    if (!isVoid) open.push(tag.name);
  }
  addText(html.length);
  return xml + endTags(open);
};

const endTags = (open: readonly string[]): string =>
  open
    .map((name) => `</${name}>`)
    .reverse()
    .join('');

/** The file of a picture in the package, by its source in the texts. */
export type PictureFiles = ReadonlyMap<string, { name: string; bytes: Uint8Array }>;

const letterOf = (index: number): string => String.fromCharCode(65 + index);
const outcome = (identifier: string, type: string, value: string | number) =>
  `<outcomeDeclaration identifier="${identifier}" cardinality="single" baseType="${type}"><defaultValue><value>${value}</value></defaultValue></outcomeDeclaration>`;

const showExplanation =
  '<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">EXPLANATION</baseValue></setOutcomeValue>';
const scoring = `<responseCondition><responseIf><match><variable identifier="RESPONSE" /><correct identifier="RESPONSE" /></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition>`;

/** A question with what the package says of it. */
interface Item {
  question: ExportQuestion;
  identifier: string;
  title: string;
  /** Path of its file. */
  path: string;
  /** Paths of its pictures. */
  used: readonly string[];
}

const itemXml = ({ question, identifier, title }: Item, pictures: PictureFiles): string => {
  const xmlOf = (html: string) =>
    htmlToXml(
      replacePictures(html, (src) => {
        const file = pictures.get(src);
        return file ? `../pictures/${file.name}` : src;
      }),
    );
  const { options, correctAnswer, explanation, xpReward, isPilot, topic, skill, area } = question;
  const hasExplanation = explanation !== '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<assessmentItem xmlns="${namespace}" identifier="${identifier}" title="${escapeXmlAttribute(title)}" adaptive="false" timeDependent="false">`,
    `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${letterOf(correctAnswer)}</value></correctResponse></responseDeclaration>`,
    outcome('SCORE', 'float', 0),
    ...(hasExplanation
      ? ['<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier" />']
      : []),
    ...(xpReward === undefined ? [] : [outcome('MATRAZ_XP', 'integer', xpReward)]),
    ...(isPilot ? [outcome('MATRAZ_PILOT', 'boolean', 'true')] : []),
    ...(topic === undefined ? [] : [outcome('MATRAZ_TOPIC', 'string', escapeXml(topic))]),
    ...(skill === undefined ? [] : [outcome('MATRAZ_SKILL', 'string', skill)]),
    ...(area === undefined ? [] : [outcome('MATRAZ_AREA', 'string', area)]),
    `<itemBody><div class="${qtiTextClass}">${xmlOf(question.question)}</div><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">`,
    ...options.map((option, index) => `<simpleChoice identifier="${letterOf(index)}">${xmlOf(option)}</simpleChoice>`),
    '</choiceInteraction></itemBody>',
    `<responseProcessing>${scoring}${hasExplanation ? showExplanation : ''}</responseProcessing>`,
    ...(hasExplanation
      ? [
          `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="EXPLANATION" showHide="show">${xmlOf(explanation)}</modalFeedback>`,
        ]
      : []),
    '</assessmentItem>',
  ].join('\n');
};

const manifestXml = (items: readonly Item[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="matraz">',
    '<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>',
    '<organizations />',
    '<resources>',
    ...items.map(({ identifier, path, used }) => {
      const files = [path, ...used].map((file) => `<file href="${escapeXmlAttribute(file)}" />`).join('');
      return `<resource identifier="R-${identifier}" type="imsqti_item_xmlv2p1" href="${path}">${files}</resource>`;
    }),
    '</resources>',
    '</manifest>',
  ].join('\n');

const encoder = new TextEncoder();

/** Questions as the files of a QTI 2.1 package, with an item per question. Each item is read back; the differences are the losses. */
export const writeQti = (
  title: string,
  questions: readonly ExportQuestion[],
  pictures: PictureFiles,
): { files: Map<string, Uint8Array>; losses: ExportLoss[] } => {
  const files = new Map<string, Uint8Array>();
  const items = questions.map((question, index): Item => {
    const identifier = `q${String(index + 1).padStart(4, '0')}`;
    const sources = textsOf(question).flatMap(pictureSources);
    const used = new Set(sources.flatMap((src) => pictures.get(src) ?? []).map(({ name }) => `pictures/${name}`));
    return { question, identifier, title: `${title} ${index + 1}`, path: `items/${identifier}.xml`, used: [...used] };
  });
  files.set('imsmanifest.xml', encoder.encode(manifestXml(items)));
  for (const item of items) files.set(item.path, encoder.encode(itemXml(item, pictures)));
  for (const { name, bytes } of pictures.values()) files.set(`pictures/${name}`, bytes);
  return { files, losses: lossesOf(questions, files, pictures) };
};

const textsOf = ({ question, options, explanation }: ExportQuestion): string[] => [question, ...options, explanation];

const lossesOf = (
  questions: readonly ExportQuestion[],
  files: Map<string, Uint8Array>,
  pictures: PictureFiles,
): ExportLoss[] => {
  if (questions.length === 0) return []; // `readQti` refuses a package without items
  const back = new Map(readQti(files).items.map((item) => [item.number, item]));
  return questions.flatMap((question, index): ExportLoss[] => {
    const number = index + 1;
    const item = back.get(number);
    if (!item) return [{ number, isLeftOut: true, text: 'queda fuera: no cabe en QTI' }];
    // In the package a picture has another source than on the platform.
    const named = (html: string) =>
      replacePictures(html, (src) => {
        const file = pictures.get(src);
        return file ? `pictures/${file.name}` : src;
      });
    const before = textsOf(question).map(named);
    const isSame = textsOf(item).every((html, place) => isSameHtml(html, before[place] ?? ''));
    return isSame
      ? []
      : [{ number, isLeftOut: false, text: 'tiene caracteres o marcas que QTI no admite y se cambian' }];
  });
};
