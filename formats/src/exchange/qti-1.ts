import { type Collector, plainToHtml } from './collect-items.ts';
import { replacePictures, visibleText } from './html.ts';
import type { Place } from './import-result.ts';
import { resolvePath } from './resolve-path.ts';
import { shorten } from './shorten.ts';
import { childNamed, childrenNamed, descendantsOf, textIn, type XmlElement } from './xml.ts';
import type { Files } from './zip.ts';

/** Canvas writes this in the place of the folder of its files. */
const fileBase = /^(%24|\$)IMS-CC-FILEBASE(%24|\$)\//i;

const named = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? descendantsOf(element).filter((child) => child.name === name) : [];

/** The text of a `material`: HTML, or plain text. */
const htmlIn = (element: XmlElement | undefined): string =>
  named(element, 'mattext')
    .map((text) =>
      text.attributes.get('texttype') === 'text/html' ? textIn(text).trim() : plainToHtml(textIn(text).trim()),
    )
    .join('\n');

/** The option with the most points. A condition of several answers, or of none, names no option. */
const keyOf = (item: XmlElement): string | null => {
  let best: { key: string; points: number } | null = null;
  for (const condition of named(item, 'respcondition')) {
    const equals = named(condition, 'varequal').filter(
      (one) => !named(condition, 'not').some((not) => named(not, 'varequal').includes(one)),
    );
    const points = Number(textIn(childNamed(condition, 'setvar')).trim());
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
    return file.leaveOut(place, `se omitió porque es de otro tipo${type ? ` (${shorten(type)})` : ''}`);
  if (more.length > 0) return file.leaveOut(place, 'se omitió porque contiene varias preguntas');
  if (response.attributes.get('rcardinality')?.toLowerCase() === 'multiple')
    return file.leaveOut(place, 'se omitió porque es de otro tipo (varias respuestas correctas)');

  const notes: string[] = [];
  const shown = (html: string): string =>
    replacePictures(html, (src) => {
      const isOwn = fileBase.test(src);
      const target = isOwn ? resolvePath(src.replace(fileBase, 'web_resources/'), '') : resolvePath(src, path);
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
      question: shown(htmlIn({ ...presentation, children: around })),
      options: named(response, 'response_label').map((label) => {
        const ident = label.attributes.get('ident') ?? '';
        return { html: shown(htmlIn(label)), isCorrect: ident === key, feedback: feedback.get(`${ident}_fb`) ?? '' };
      }),
      explanation: general,
    },
    notes,
  );
};
