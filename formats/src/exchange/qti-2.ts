import { examAreas, skills } from '@matraz/contracts/syllabus';
import { type Collector, plainToHtml } from './collect-items.ts';
import { decodeText } from './decode-text.ts';
import { decodeEntities, escapeHtml, isBlank, isVoidTag, startTag, visibleText } from './html.ts';
import { type Place, UnreadableFile } from './import-result.ts';
import { findPath } from './resolve-path.ts';
import { shorten } from './shorten.ts';
import { childNamed, childrenNamed, descendantsOf, parseXmlFile, textIn, type XmlElement } from './xml.ts';
import type { Files } from './zip.ts';

const interactionNames: Record<string, string> = {
  associateInteraction: 'asociar',
  customInteraction: 'interacción propia',
  drawingInteraction: 'dibujo',
  endAttemptInteraction: 'botón',
  extendedTextInteraction: 'desarrollo',
  gapMatchInteraction: 'completar espacios',
  graphicAssociateInteraction: 'asociar sobre una imagen',
  graphicGapMatchInteraction: 'completar espacios de una imagen',
  graphicOrderInteraction: 'ordenar sobre una imagen',
  hotspotInteraction: 'zonas de una imagen',
  hottextInteraction: 'elegir palabras',
  inlineChoiceInteraction: 'elegir palabras',
  matchInteraction: 'términos pareados',
  mediaInteraction: 'audio o video',
  orderInteraction: 'ordenar',
  positionObjectInteraction: 'ubicar sobre una imagen',
  selectPointInteraction: 'puntos de una imagen',
  sliderInteraction: 'control deslizante',
  textEntryInteraction: 'respuesta corta',
  uploadInteraction: 'archivo',
};

/** The export of this platform wraps texts in such a `div`, because the body of an item must not begin with text. */
export const qtiTextClass = 'matraz-text';

/** Writes an element as HTML. `skip` elements give nothing. @param open files that are being included */
const htmlWriter = (file: Collector, files: Files, path: string, notes: string[], open: readonly string[] = []) => {
  const picture = (attributes: ReadonlyMap<string, string>, href: string): string => {
    const kept = [...attributes].filter(([name]) => /^(alt|title|width|height)$/.test(name));
    if (/^https?:/i.test(href)) return startTag('img', [['src', href], ...kept]);
    const target = findPath(files, href, path) ?? '';
    const bytes = files.get(target);
    if (bytes)
      return startTag('img', [['src', file.addPicture(target.slice(target.lastIndexOf('/') + 1), bytes)], ...kept]);
    if (/^\/(uploads|demo)\//.test(href)) return startTag('img', [['src', href], ...kept]);
    notes.push(`falta la imagen ${shorten(href)} en el paquete`);
    return '';
  };
  /** A text of another file of the package: XInclude, or a stimulus of QTI 2.2. A missing one has its fallback, or is listed. */
  const included = ({ attributes, children }: XmlElement): string => {
    const href = attributes.get('href') ?? '';
    const target = findPath(files, href, path);
    const bytes = target === null ? undefined : files.get(target);
    if (target === null || !bytes || open.includes(target)) {
      const fallback = children.map((child) => write(child)).join('');
      notes.push(
        `falta el texto ${shorten(href)} en el paquete${isBlank(fallback) ? '' : '; se usó el que lo reemplaza'}`,
      );
      return fallback;
    }
    if (attributes.get('parse') === 'text') return plainToHtml(decodeText(bytes).text);
    try {
      const root = parseXmlFile(bytes);
      const inside = htmlWriter(file, files, target, notes, [...open, target]);
      return inside(
        root.name === 'assessmentStimulus' ? (childNamed(root, 'stimulusBody') ?? root) : { ...root, children: [root] },
      );
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      notes.push(`no se importó el texto ${shorten(href)}: ${error.message}`);
      return '';
    }
  };
  const write = (child: XmlElement | string, skip?: (element: XmlElement) => boolean): string => {
    // Chamilo writes HTML as text, twice escaped.
    if (typeof child === 'string') return /^\s*&lt;[a-z]/i.test(child) ? decodeEntities(child) : escapeHtml(child);
    if (skip?.(child)) return '';
    const { name, attributes } = child;
    if (name === 'include' || name === 'assessmentStimulusRef') return included(child);
    if (name === 'img') return picture(attributes, attributes.get('src') ?? '');
    if (name === 'object') {
      const type = attributes.get('type') ?? 'sin tipo';
      const shown = new Map([...attributes, ['alt', visibleText(escapeHtml(textIn(child)))]]);
      if (type.startsWith('image/')) return picture(shown, attributes.get('data') ?? '');
      notes.push(`se quitó el contenido <object> (${shorten(type)})`);
      return '';
    }
    const inside = child.children.map((part) => write(part, skip)).join('');
    const isWrapper = name === 'div' && attributes.get('class') === qtiTextClass;
    const isQti =
      isWrapper ||
      /^(prompt|rubricBlock|feedbackBlock|feedbackInline|templateBlock|printedVariable|infoControl|stylesheet|fallback)$/.test(
        name,
      );
    if (isQti) return inside;
    const html = name.toLowerCase();
    const given = [...attributes].filter(([key]) => !/^(id|class|xmlns)$/.test(key));
    return isVoidTag(html) ? startTag(html, given) : `${startTag(html, given)}${inside}</${html}>`;
  };
  return (element: XmlElement, skip?: (element: XmlElement) => boolean): string =>
    element.children
      .map((child) => write(child, skip))
      .join('')
      .trim();
};

const valuesOf = (declaration: XmlElement | undefined, name: string): string[] =>
  childrenNamed(childNamed(declaration, name), 'value').map((value) => textIn(value).trim());

const declared = (item: XmlElement, kind: string, identifier: string) =>
  childrenNamed(item, kind).find((declaration) => declaration.attributes.get('identifier') === identifier);

/** Adds one item. @param path of its file in the package */
export const readQti2Item = (file: Collector, place: Place, item: XmlElement, files: Files, path: string) => {
  const notes: string[] = [];
  const htmlOf = htmlWriter(file, files, path, notes);
  const body = childNamed(item, 'itemBody');
  if (!body) return file.leaveOut(place, 'se omitió porque no tiene texto (itemBody)');
  const interactions = descendantsOf(body).filter(({ name }) => name.endsWith('Interaction'));
  const other = interactions.find(({ name }) => name !== 'choiceInteraction');
  if (other)
    return file.leaveOut(
      place,
      `se omitió porque es de otro tipo (${shorten(interactionNames[other.name] ?? other.name)})`,
    );
  const [choice, ...more] = interactions;
  if (!choice) return file.leaveOut(place, 'se omitió porque es un texto sin pregunta');
  if (more.length > 0) return file.leaveOut(place, 'se omitió porque contiene varias preguntas');
  if (childNamed(item, 'templateDeclaration'))
    return file.leaveOut(place, 'se omitió porque sus textos cambian al azar (plantilla)');
  const response = declared(item, 'responseDeclaration', choice.attributes.get('responseIdentifier') ?? '');
  const most = Number(choice.attributes.get('maxChoices') ?? '1');
  const isMultiple = response?.attributes.get('cardinality') === 'multiple' && most !== 1;
  if (isMultiple) return file.leaveOut(place, 'se omitió porque es de otro tipo (varias respuestas correctas)');

  const entries = childrenNamed(childNamed(response, 'mapping'), 'mapEntry').map(({ attributes }) => ({
    key: attributes.get('mapKey'),
    value: Number(attributes.get('mappedValue')),
  }));
  const weights = entries.filter(({ value }) => value !== 0);
  const declaredKeys = valuesOf(response, 'correctResponse');
  // Some programs give only points. One option with points is the key.
  const rewarded = entries.filter(({ value }) => value > 0).map(({ key }) => key);
  const keys = declaredKeys.length > 0 ? declaredKeys : rewarded;
  if (weights.length > 1) notes.push('no se importaron los puntajes por alternativa');
  const skipFeedback = ({ name }: XmlElement) => name === 'feedbackInline';
  const choices = descendantsOf(choice).filter(({ name }) => name === 'simpleChoice');
  const modal = childrenNamed(item, 'modalFeedback').map((feedback) => ({
    identifier: feedback.attributes.get('identifier'),
    html: htmlOf(feedback),
  }));
  const ofChoice = new Map(modal.map(({ identifier, html }) => [identifier, html]));
  const options = choices.map((option) => {
    const identifier = option.attributes.get('identifier');
    const inline = descendantsOf(option)
      .filter(skipFeedback)
      .map((feedback) => htmlOf(feedback));
    return {
      html: htmlOf(option, skipFeedback),
      isCorrect: keys.some((key) => key === identifier),
      feedback: [ofChoice.get(identifier) ?? '', ...inline].join(' '),
    };
  });
  const identifiers = choices.map((option) => option.attributes.get('identifier'));
  const general = modal.filter(({ identifier }) => !identifiers.includes(identifier));
  const own =
    general.find(({ identifier }) => identifier === 'EXPLANATION') ?? (general.length === 1 ? general[0] : undefined);
  for (const { html } of general.filter((feedback) => feedback !== own && !isBlank(feedback.html))) {
    notes.push(`no se importó una retroalimentación: «${shorten(visibleText(html))}»`);
  }
  const xp = valuesOf(declared(item, 'outcomeDeclaration', 'MATRAZ_XP'), 'defaultValue').find((value) =>
    /^\d{1,4}$/.test(value),
  );
  const outcomeOf = (identifier: string) =>
    valuesOf(declared(item, 'outcomeDeclaration', identifier), 'defaultValue')[0] ?? '';
  const topic = outcomeOf('MATRAZ_TOPIC');
  const skill = skills.find((value) => value === outcomeOf('MATRAZ_SKILL'));
  const area = examAreas.find((value) => value === outcomeOf('MATRAZ_AREA'));
  const isPilot = outcomeOf('MATRAZ_PILOT') === 'true';
  const stimuli = childrenNamed(item, 'assessmentStimulusRef').map((reference) =>
    htmlOf({ ...item, children: [reference] }),
  );
  const prompt = childNamed(choice, 'prompt');
  const isFeedback = ({ name }: XmlElement) => name === 'feedbackBlock' || name === 'feedbackInline';
  const around = htmlOf(body, (element) => element === choice || element.name === 'rubricBlock' || isFeedback(element));
  const blocks = descendantsOf(body).filter(({ name }) => name === 'feedbackBlock');
  for (const block of blocks) {
    notes.push(`no se importó una retroalimentación: «${shorten(textIn(block))}»`);
  }
  for (const rubric of descendantsOf(body).filter(({ name }) => name === 'rubricBlock')) {
    notes.push(`no se importó una indicación (rubricBlock): «${shorten(textIn(rubric))}»`);
  }
  file.add(
    place,
    {
      question: [...stimuli, around, prompt ? htmlOf(prompt, isFeedback) : ''].join('\n').trim(),
      options,
      explanation: own?.html ?? '',
      ...(xp !== undefined && { xpReward: Number(xp) }),
      ...(isPilot && { isPilot }),
      ...(topic !== '' && { topic }),
      ...(skill && { skill }),
      ...(area && { area }),
    },
    [...new Set(notes)],
  );
};
