import { type Collector, collectItems, shorten } from './collect-items.ts';
import { escapeHtml, isBlank, isVoidTag, startTag, visibleText } from './html.ts';
import { type ImportResult, type Place, UnreadableFile } from './import-result.ts';
import { childNamed, childrenNamed, descendantsOf, parseXml, textIn, type XmlElement } from './xml.ts';
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

const manifestPath = 'imsmanifest.xml';

const decoder = new TextDecoder();
const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

/** The path of a file that another file of the package names. Null: the address leaves the package. */
const resolvePath = (href: string, from: string): string | null => {
  if (/^[a-z][a-z0-9+.-]*:|^\/|\\/i.test(href)) return null;
  const parts = from.split('/').slice(0, -1);
  let typed = href.replace(/[?#].*/s, '');
  try {
    typed = decodeURIComponent(typed);
  } catch {
    // A stray percent sign is part of the name.
  }
  for (const part of typed.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};

/** Writes an element as HTML. `skip` elements give nothing. */
const htmlWriter = (file: Collector, files: Files, path: string, notes: string[]) => {
  const picture = (attributes: ReadonlyMap<string, string>, href: string): string => {
    const kept = [...attributes].filter(([name]) => /^(alt|title|width|height)$/.test(name));
    if (/^https?:/i.test(href)) return startTag('img', [['src', href], ...kept]);
    const target = resolvePath(href, path) ?? '';
    const bytes = files.get(target);
    if (bytes)
      return startTag('img', [['src', file.addPicture(target.slice(target.lastIndexOf('/') + 1), bytes)], ...kept]);
    if (/^\/(uploads|demo)\//.test(href)) return startTag('img', [['src', href], ...kept]);
    notes.push(`falta la imagen ${shorten(href)} en el paquete`);
    return '';
  };
  const write = (child: XmlElement | string, skip?: (element: XmlElement) => boolean): string => {
    if (typeof child === 'string') return escapeHtml(child);
    if (skip?.(child)) return '';
    const { name, attributes } = child;
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
      /^(prompt|rubricBlock|feedbackBlock|feedbackInline|templateBlock|printedVariable|infoControl|stylesheet)$/.test(
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

const readItem = (file: Collector, place: Place, item: XmlElement, files: Files, path: string) => {
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

  const keys = valuesOf(response, 'correctResponse');
  const weights = childrenNamed(childNamed(response, 'mapping'), 'mapEntry')
    .map((entry) => Number(entry.attributes.get('mappedValue')))
    .filter((value) => value !== 0);
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
  const isPilot = valuesOf(declared(item, 'outcomeDeclaration', 'MATRAZ_PILOT'), 'defaultValue')[0] === 'true';
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
      question: [around, prompt ? htmlOf(prompt, isFeedback) : ''].join('\n'),
      options,
      explanation: own?.html ?? '',
      ...(xp !== undefined && { xpReward: Number(xp) }),
      ...(isPilot && { isPilot }),
    },
    [...new Set(notes)],
  );
};

const isItem = (bytes: Uint8Array): boolean => /<(\w+:)?assessmentItem[\s>]/.test(textOf(bytes.subarray(0, 4_000)));

/** Paths of the items. Some programs list them only as files of the test, so then every item of the zip counts. */
const itemPaths = (manifest: XmlElement, files: Files): string[] => {
  const listed = listedPaths(manifest);
  if (listed.length > 0) return listed;
  return [...files]
    .filter(([path, bytes]) => path.endsWith('.xml') && isItem(bytes))
    .map(([path]) => path)
    .sort();
};

/** In the order of the manifest. */
const listedPaths = (manifest: XmlElement): string[] =>
  descendantsOf(manifest)
    .filter((element) => element.name === 'resource' && itemTypes.some((type) => isOfType(element, type)))
    .flatMap((resource) => resource.attributes.get('href') ?? [])
    .flatMap((href) => resolvePath(href, manifestPath) ?? []);

/** Starts of the types of resources. The version of QTI comes after them. */
const itemTypes = ['imsqti_item_', 'imsqti_apipitem_'];

const isOfType = ({ attributes }: XmlElement, type: string): boolean =>
  attributes.get('type')?.startsWith(type) === true;

const describe = (root: XmlElement): string | null => {
  if (root.name === 'questestinterop') return 'El archivo es QTI 1.2. Expórtalo como QTI 2.1 y vuelve a elegirlo.';
  return root.name.startsWith('qti-') ? 'El archivo es QTI 3. Expórtalo como QTI 2.1 y vuelve a elegirlo.' : null;
};

/** Reads one item that is not in a package. @throws UnreadableFile */
export const readQtiItem = (text: string): ImportResult => {
  const file = collectItems();
  const root = parseXml(text);
  if (root.name !== 'assessmentItem')
    throw new UnreadableFile(describe(root) ?? 'No es QTI 2.1: falta la marca <assessmentItem>.');
  readItem(file, { number: 1, line: null }, root, new Map(), '');
  return file.result();
};

/**
 * Reads the single-choice items of a QTI 2.1 package, in the order of its manifest.
 *
 * @throws UnreadableFile when it is no such package
 */
export const readQti = (files: Files): ImportResult => {
  const manifest = files.get(manifestPath);
  if (!manifest) throw new UnreadableFile('No es un paquete QTI: falta el archivo imsmanifest.xml.');
  const root = parseXml(textOf(manifest));
  const paths = itemPaths(root, files);
  const file = collectItems();
  if (paths.length === 0) {
    const roots = [...files].filter(([path]) => path.endsWith('.xml') && path !== manifestPath).slice(0, 5);
    const reason = roots.map(([, bytes]) => describe(parseXml(textOf(bytes)))).find((found) => found !== null);
    throw new UnreadableFile(reason ?? 'El paquete no tiene preguntas QTI 2.1.');
  }
  for (const [index, path] of paths.entries()) {
    const place = { number: index + 1, line: null };
    const bytes = files.get(path);
    if (!bytes) {
      file.leaveOut(place, `se omitió porque falta el archivo ${shorten(path)}`);
      continue;
    }
    try {
      readItem(file, place, parseXml(textOf(bytes)), files, path);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      file.leaveOut(place, `se omitió: ${shorten(path)}: ${error.message}`);
    }
  }
  const hasTest = descendantsOf(root).some((element) => isOfType(element, 'imsqti_test_'));
  if (hasTest) file.note(null, 'las secciones y los tiempos de la prueba (assessmentTest) no se importan');
  return file.result();
};
