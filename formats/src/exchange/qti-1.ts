import { type Collector, plainToHtml } from './collect-items.ts';
import { replacePictures, startTag, visibleText } from './html.ts';
import type { Place } from './import-result.ts';
import { findPath } from './resolve-path.ts';
import { shorten } from './shorten.ts';
import { childNamed, childrenNamed, descendantsOf, elementsIn, textIn, type XmlElement } from './xml.ts';
import type { Files } from './zip.ts';

/** Types of Canvas that have no single choice. */
const typeNames = new Map([
  ['calculated_question', 'calculada'],
  ['essay_question', 'desarrollo'],
  ['file_upload_question', 'archivo'],
  ['fill_in_multiple_blanks_question', 'completar espacios'],
  ['matching_question', 'términos pareados'],
  ['multiple_dropdowns_question', 'elegir palabras'],
  ['numerical_question', 'respuesta numérica'],
  ['short_answer_question', 'respuesta corta'],
  ['text_only_question', 'texto sin pregunta'],
]);

/** Canvas writes this in the place of the folder of its files. */
const fileBase = /^(%24|\$)IMS-CC-FILEBASE(%24|\$)\//i;

const named = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? descendantsOf(element).filter((child) => child.name === name) : [];

const textOf = (text: XmlElement): string =>
  text.attributes.get('texttype')?.toLowerCase() === 'text/html'
    ? textIn(text).trim()
    : plainToHtml(textIn(text).trim());

/** Parts of a `material` that this platform does not show. */
const otherMaterial = /^mat(audio|video|applet|application)$/;

/** A `material` as HTML: its texts and pictures in their order. @param notes of what is not shown */
const htmlIn = (element: XmlElement | undefined, notes: string[] = []): string =>
  (element ? descendantsOf(element) : [])
    .flatMap((part) => {
      const uri = part.attributes.get('uri') ?? '';
      if (part.name === 'mattext') return textOf(part);
      if (part.name === 'matemtext') return `<em>${textOf(part)}</em>`;
      if (part.name === 'matbreak') return '<br />';
      if (part.name === 'matimage') return startTag('img', [['src', uri]]);
      if (otherMaterial.test(part.name)) notes.push(`no se importó el archivo adjunto ${shorten(uri)}`);
      return [];
    })
    .join('\n');

/** The option with the most points. A condition of several answers, or of none, names no option. */
const keyOf = (item: XmlElement): string | null => {
  let best: { key: string; points: number } | null = null;
  for (const condition of named(item, 'respcondition')) {
    const equals = named(condition, 'varequal').filter(
      (one) => !named(condition, 'not').some((not) => named(not, 'varequal').includes(one)),
    );
    const typed = textIn(childNamed(condition, 'setvar')).trim();
    const points = /^score\.max$/i.test(typed) ? Number.POSITIVE_INFINITY : Number(typed);
    const key = equals.length === 1 ? textIn(equals[0]).trim() : null;
    if (key !== null && points > (best?.points ?? 0)) best = { key, points };
  }
  return best?.key ?? null;
};

const typeOf = (item: XmlElement): string | undefined =>
  named(item, 'qtimetadatafield')
    .filter((field) => textIn(childNamed(field, 'fieldlabel')).trim() === 'question_type')
    .map((field) => textIn(childNamed(field, 'fieldentry')).trim())[0];

/** Adds one single-choice item of QTI 1.2. @param path of its file in the package */
export const readQti1Item = (file: Collector, place: Place, item: XmlElement, files: Files, path: string) => {
  const presentation = childNamed(item, 'presentation');
  const responses = named(presentation, 'response_lid');
  const [response, ...more] = responses;
  const type = typeOf(item);
  if (!response || !presentation || named(response, 'render_choice').length === 0)
    return file.leaveOut(
      place,
      `se omitió porque es de otro tipo${type ? ` (${shorten(typeNames.get(type) ?? type)})` : ''}`,
    );
  if (more.length > 0) return file.leaveOut(place, 'se omitió porque contiene varias preguntas');
  if (response.attributes.get('rcardinality')?.toLowerCase() === 'multiple')
    return file.leaveOut(place, 'se omitió porque es de otro tipo (varias respuestas correctas)');

  const notes: string[] = [];
  const shown = (html: string): string =>
    replacePictures(html, (src) => {
      const own = src.replace(fileBase, '');
      const target =
        own === src
          ? findPath(files, src, path)
          : (findPath(files, `web_resources/${own}`, '') ?? findPath(files, own, ''));
      const bytes = target === null ? undefined : files.get(target);
      return target !== null && bytes ? file.addPicture(target.slice(target.lastIndexOf('/') + 1), bytes) : src;
    });
  const around = presentation.children.filter((child) => child !== response);
  const key = keyOf(item);
  const feedback = new Map(
    childrenNamed(item, 'itemfeedback').map((one) => [one.attributes.get('ident') ?? '', shown(htmlIn(one))]),
  );
  const general = feedback.get('general_fb') ?? '';
  for (const name of ['correct_fb', 'general_incorrect_fb']) {
    const text = visibleText(feedback.get(name) ?? '');
    if (text !== '') notes.push(`no se importó una retroalimentación: «${shorten(text)}»`);
  }
  file.add(
    place,
    {
      question: shown(htmlIn({ ...presentation, children: around }, notes)),
      options: named(response, 'response_label').map((label) => {
        const ident = label.attributes.get('ident') ?? '';
        return {
          html: shown(htmlIn(label, notes)),
          isCorrect: ident === key,
          feedback: feedback.get(`${ident}_fb`) ?? '',
        };
      }),
      explanation: general,
    },
    notes,
  );
};

/** Texts and groups of a test of QTI 1.2 that are in no item. */
export const qti1Notes = (root: XmlElement): string[] => {
  const outside = (element: XmlElement): XmlElement[] =>
    element.name === 'item' ? [] : [element, ...elementsIn(element).flatMap(outside)];
  const parts = outside(root);
  const texts = parts
    .filter(({ name }) => /^(presentation_material|rubric|objectives)$/.test(name))
    .map((part) => visibleText(htmlIn(part)))
    .filter((text) => text !== '');
  return [
    ...texts.map((text) => `no se importó un texto de la prueba: «${shorten(text)}»`),
    ...(parts.some(({ name }) => name === 'sourcebank_ref')
      ? ['un grupo toma preguntas de un banco que no viene en el archivo']
      : []),
    ...(parts.some(({ name }) => name === 'selection_number')
      ? ['la prueba sortea algunas preguntas de un grupo; se importaron todas las que vienen']
      : []),
  ];
};
