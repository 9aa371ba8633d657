import { textToHtml } from '../bulk/html.ts';
import { readSyllabusTags } from '../syllabus.ts';
import { collectItems, controlNote, plainToHtml } from './collect-items.ts';
import {
  attributesOf,
  escapeHtml,
  isBlank,
  isVoidTag,
  pictureSources,
  replacePictures,
  replaceTags,
  startTag,
  visibleText,
} from './html.ts';
import { type ImportResult, type Place, UnreadableFile } from './import-result.ts';
import { bytesOfBase64 } from './picture-data.ts';
import { shorten } from './shorten.ts';
import {
  childNamed,
  childrenNamed,
  elementsIn,
  hasControlCharacters,
  parseXml,
  textIn,
  type XmlElement,
} from './xml.ts';

const typeNames = new Map([
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
]);

const truthNames = new Map([
  ['true', 'Verdadero'],
  ['false', 'Falso'],
]);

/** The HTML of a text. Some programs write its tags as elements of the XML. */
const typedIn = (text: XmlElement | undefined): string =>
  text && elementsIn(text).length > 0 ? markupIn(text).trim() : textIn(text).trim();

const markupIn = ({ children }: XmlElement): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return escapeHtml(child);
      const start = startTag(child.name, child.attributes);
      return isVoidTag(child.name) ? start : `${start}${markupIn(child)}</${child.name}>`;
    })
    .join('');

/** A text of `moodle_auto_format` is HTML whose line breaks count; other programs write plain text there. */
const isMarkup = (typed: string): boolean =>
  /<\/(?!(?:b|i|u|s|em|strong|su[bp])>)[a-z][a-z0-9]*\s*>|@@PLUGINFILE@@/i.test(typed);

const link = '@@PLUGINFILE@@/';

/** A file that is not imported has no address. The text of the link stays. */
const withoutFileLinks = (html: string): string =>
  replaceTags(html, (tag) => (tag.name === 'a' && attributesOf(tag).get('href')?.startsWith(link) ? '<a>' : null));

/** Texts of the whole question that this platform does not have. */
const otherTexts: [string, string][] = [
  ['correctfeedback', 'la retroalimentación para respuestas correctas'],
  ['partiallycorrectfeedback', 'la retroalimentación para respuestas parciales'],
  ['incorrectfeedback', 'la retroalimentación para respuestas incorrectas'],
  ['hint', 'la pista'],
];

const unescapePath = (src: string): string => {
  try {
    return decodeURIComponent(src).normalize('NFC');
  } catch {
    return src;
  }
};

/**
 * Reads questions of Moodle XML with one correct option, and true/false questions.
 *
 * @throws UnreadableFile when it is no Moodle XML
 */
export const readMoodleXml = (text: string): ImportResult => {
  const quiz = parseXml(text);
  if (quiz.name !== 'quiz') throw new UnreadableFile('No es Moodle XML: falta la marca <quiz>.');
  const file = collectItems();
  let hasNames = false;

  /** The HTML of an element with `<text>`. Its pictures are in `<file>` beside the text. */
  const htmlOf = (element: XmlElement | undefined, inherited: string, notes: string[]): string => {
    if (!element) return '';
    const typed = typedIn(childNamed(element, 'text'));
    const format = element.attributes.get('format') ?? inherited;
    const files = new Map(
      childrenNamed(element, 'file').map((entry) => {
        const path = (entry.attributes.get('path') ?? '').replace(/^\//, '');
        return [`${path}${entry.attributes.get('name') ?? ''}`.normalize('NFC'), entry] as const;
      }),
    );
    const isPlain = format === 'plain_text' || format === 'markdown';
    const shown = new Set(
      (isPlain ? [] : pictureSources(typed)).flatMap((src) => {
        const name = src.replace(link, '').replace(/[?#].*/, '');
        return [name, unescapePath(name)];
      }),
    );
    for (const name of files.keys()) {
      if (!shown.has(name)) notes.push(`no se importó el archivo adjunto ${shorten(name)}`);
    }
    if (format === 'markdown') notes.push('está en Markdown; se muestra como texto');
    if (isPlain) return plainToHtml(typed);
    const isAuto = format === 'moodle_auto_format';
    if (isAuto && !isMarkup(typed)) return textToHtml(typed);
    const html = isAuto && !/<(p|br|div)\b/i.test(typed) ? typed.replace(/\r\n|\r|\n/g, '<br />') : typed;
    return replacePictures(withoutFileLinks(html), (src) => {
      const name = /^@@PLUGINFILE@@\/([^?#]*)/.exec(src)?.[1];
      if (name === undefined) return src;
      const entry = files.get(unescapePath(name)) ?? files.get(name);
      const bytes = entry && bytesOfBase64(textIn(entry));
      if (bytes) return file.addPicture(unescapePath(name), bytes);
      notes.push(`falta la imagen ${shorten(unescapePath(name))} en el archivo`);
      return null;
    });
  };

  const readChoice = (place: Place, question: XmlElement, type: string) => {
    const notes: string[] = [];
    const text = childNamed(question, 'questiontext');
    const format = text?.attributes.get('format') ?? 'moodle_auto_format';
    const options = childrenNamed(question, 'answer').map((answer) => {
      const fraction = Number(answer.attributes.get('fraction') ?? 0);
      if (fraction !== 0 && fraction !== 100)
        notes.push(`no se importó el puntaje parcial de ${fraction} % de una alternativa`);
      const typed = htmlOf(answer, type === 'truefalse' ? 'plain_text' : format, notes);
      return {
        html: type === 'truefalse' ? (truthNames.get(typed.toLowerCase()) ?? typed) : typed,
        isCorrect: fraction === 100,
        feedback: htmlOf(childNamed(answer, 'feedback'), format, notes),
      };
    });
    const oldPicture = textIn(childNamed(question, 'image')).trim();
    const oldBytes = bytesOfBase64(textIn(childNamed(question, 'image_base64')));
    const pictureOf19 =
      oldPicture !== '' && oldBytes ? startTag('img', [['src', file.addPicture(oldPicture, oldBytes)]]) : '';
    if (oldPicture !== '' && pictureOf19 === '')
      notes.push(`no se importó la imagen ${shorten(oldPicture)} (formato de Moodle 1.9)`);
    const grade = Number(textIn(childNamed(question, 'defaultgrade')).trim() || '1');
    if (grade !== 1) notes.push(`no se importó el puntaje de ${grade} puntos de la pregunta`);
    for (const [name, label] of otherTexts) {
      for (const other of childrenNamed(question, name)) {
        const shown = htmlOf(other, format, []);
        if (!isBlank(shown)) notes.push(`no se importó ${label}: «${shorten(visibleText(shown))}»`);
      }
    }
    const { syllabus, others: tags } = readSyllabusTags(
      childrenNamed(childNamed(question, 'tags') ?? question, 'tag').map((tag) => textIn(tag).trim()),
    );
    if (tags.length > 0) notes.push(`no se importaron sus etiquetas: ${shorten(tags.join(', '))}`);
    const draft = {
      question: `${htmlOf(text, 'moodle_auto_format', notes)}${pictureOf19}`,
      options,
      explanation: htmlOf(childNamed(question, 'generalfeedback'), format, notes),
      ...syllabus,
    };
    file.add(place, draft, [...new Set(notes)]);
  };

  const questions = childrenNamed(quiz, 'question');
  const isCategory = (question: XmlElement) => question.attributes.get('type') === 'category';
  let number = 0;
  for (const question of questions) {
    const type = question.attributes.get('type') ?? '';
    if (isCategory(question)) {
      const name = textIn(childNamed(childNamed(question, 'category'), 'text'));
      file.note(null, `no se importó la categoría «${shorten(name)}»`);
      const about = htmlOf(childNamed(question, 'info'), 'html', []);
      if (!isBlank(about)) file.note(null, `no se importó el texto de la categoría: «${shorten(visibleText(about))}»`);
      continue;
    }
    number += 1;
    const place = { number, line: question.line };
    const isSingle = type === 'truefalse' || (type === 'multichoice' && isSingleChoice(question));
    hasNames ||= textIn(childNamed(childNamed(question, 'name'), 'text')).trim() !== '';
    if (isSingle) readChoice(place, question, type);
    else {
      const label = type === 'multichoice' ? 'varias respuestas correctas' : (typeNames.get(type) ?? type);
      file.leaveOut(place, `se omitió porque es de otro tipo (${shorten(label)})`);
    }
  }
  if (hasControlCharacters(text)) file.note(null, controlNote);
  if (hasNames) file.note(null, 'los nombres de las preguntas no se importan');
  return file.result();
};

const isSingleChoice = (question: XmlElement): boolean =>
  !/^(false|0)$/i.test(textIn(childNamed(question, 'single')).trim());
