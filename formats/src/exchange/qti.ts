import { collectItems, controlNote } from './collect-items.ts';
import { decodeText } from './decode-text.ts';
import { escapeHtml, visibleText } from './html.ts';
import { type ImportResult, UnreadableFile } from './import-result.ts';
import { qti1Notes, readQti1Item } from './qti-1.ts';
import { readQti2Item } from './qti-2.ts';
import { findPath, resolvePath } from './resolve-path.ts';
import { shorten } from './shorten.ts';
import { descendantsOf, hasControlCharacters, parseXml, parseXmlFile, textIn, type XmlElement } from './xml.ts';
import { belowFolderOf, type Files } from './zip.ts';

const manifestPath = 'imsmanifest.xml';

const isItem = (bytes: Uint8Array): boolean =>
  /<(\w+:)?(assessmentItem|questestinterop)[\s>]/.test(decodeText(bytes.subarray(0, 4_000)).text);

/**
 * Paths of the items in the manifest, and of those that it does not name: some programs list none, only some, or name them in
 * another way.
 */
const itemPaths = (manifest: XmlElement | null, files: Files) => {
  const listed = manifest ? pathsOfType(manifest, files, itemTypes) : [];
  const found = [...files].filter(([path, bytes]) => /\.xml$/i.test(path) && isItem(bytes)).map(([path]) => path);
  return { listed: [...new Set(listed)], unlisted: found.filter((path) => !listed.includes(path)).sort() };
};

/** Starts of the types of resources. The version of QTI comes after them. */
const itemTypes = ['imsqti_item_', 'imsqti_apipitem_'];
const testTypes = ['imsqti_test_'];

/** In the order of the manifest. A file that is missing keeps its path, so it can be named. */
const pathsOfType = (manifest: XmlElement, files: Files, types: readonly string[]): string[] =>
  descendantsOf(manifest)
    .filter(
      ({ name, attributes }) => name === 'resource' && types.some((type) => attributes.get('type')?.startsWith(type)),
    )
    .flatMap((resource) => resource.attributes.get('href') ?? [])
    .map((href) => findPath(files, href, manifestPath) ?? resolvePath(href, manifestPath) ?? href);

/** What the tests of a package say about its items. */
const readTests = (tests: readonly string[], files: Files) => {
  /** Paths of the items in the order in which the tests show them. */
  const shown: string[] = [];
  const notes: string[] = [];
  const open = new Set<string>();
  const readTest = (path: string) => {
    const bytes = files.get(path);
    if (!bytes || open.has(path)) return;
    open.add(path);
    for (const element of descendantsOf(parseXmlFile(bytes))) {
      const { name, attributes } = element;
      const target = findPath(files, attributes.get('href') ?? '', path);
      if (name === 'assessmentItemRef' && target) shown.push(target);
      if (name === 'assessmentSectionRef' && target) readTest(target);
      if (name === 'rubricBlock' || name === 'testFeedback')
        notes.push(`no se importó un texto de la prueba: «${shorten(visibleText(escapeHtml(textIn(element))))}»`);
      if (name === 'selection') notes.push('la prueba sortea algunas preguntas (selection); se importaron todas');
    }
  };
  for (const test of tests) readTest(test);
  return { shown, notes: [...new Set(notes)] };
};

/** Items that the test does not show come last. */
const inOrder = (paths: readonly string[], shown: readonly string[]): string[] => {
  const placeOf = (path: string) => (shown.includes(path) ? shown.indexOf(path) : shown.length);
  return [...paths].sort((one, other) => placeOf(one) - placeOf(other));
};

type ReadItem = typeof readQti2Item;

/** The items of a file, each with its reader. A file of Chamilo or of QTI 1.2 has several. */
const itemsIn = (root: XmlElement): { item: XmlElement; read: ReadItem }[] => {
  const all = [root, ...descendantsOf(root)];
  const items = all.filter(({ name }) => name === 'assessmentItem').map((item) => ({ item, read: readQti2Item }));
  if (items.length > 0 || root.name !== 'questestinterop') return items;
  return all.filter(({ name }) => name === 'item').map((item) => ({ item, read: readQti1Item }));
};

const isThree = (root: XmlElement): boolean => root.name.startsWith('qti-');
const three = 'El archivo es QTI 3. Expórtalo como QTI 2.1 y vuelve a elegirlo.';

const reasonAgainst = (root: XmlElement): string => {
  if (isThree(root)) return three;
  return root.name === 'questestinterop'
    ? 'El archivo QTI 1.2 no tiene preguntas.'
    : 'No es QTI 2.1: falta la marca <assessmentItem>.';
};

const reasonAgainstPackage = (manifest: XmlElement | null, files: Files): string => {
  const moodle = [...files].find(([, bytes]) => /<quiz[\s>]/.test(decodeText(bytes.subarray(0, 4_000)).text))?.[0];
  if (moodle) return `El zip contiene «${shorten(moodle)}», que es Moodle XML: descomprímelo y elige ese archivo.`;
  if ([...files.keys()].some((path) => /\.dat$/i.test(path)))
    return 'El paquete es de Blackboard: expórtalo allí como paquete QTI 2.1 y vuelve a elegirlo.';
  if (!manifest) return 'No es un paquete QTI: falta el archivo imsmanifest.xml.';
  const some = [...files].filter(([path]) => path.endsWith('.xml') && path !== manifestPath).slice(0, 5);
  const hasThree = some.some(([, bytes]) => isThree(parseXmlFile(bytes)));
  return hasThree ? three : 'El paquete no tiene preguntas QTI 2.1.';
};

/** Manifests of further packages in the same zip. */
const otherManifests = (files: Files): string[] => {
  const inDepth = (path: string) => path.split('/').length;
  return [...files.keys()]
    .filter((path) => path.split('/').at(-1) === manifestPath)
    .sort((one, other) => inDepth(one) - inDepth(other))
    .slice(1);
};

/** Reads the items of one file that is not in a package. @throws UnreadableFile */
export const readQtiFile = (text: string): ImportResult => {
  const file = collectItems();
  const root = parseXml(text);
  const items = itemsIn(root);
  if (items.length === 0) throw new UnreadableFile(reasonAgainst(root));
  for (const [index, { item, read }] of items.entries())
    read(file, { number: index + 1, line: null }, item, new Map(), '');
  for (const note of qti1Notes(root)) file.note(null, note);
  if (hasControlCharacters(text)) file.note(null, controlNote);
  return file.result();
};

/**
 * Reads the single-choice items of a package: QTI 2.1 and 2.2, and QTI 1.2 as Canvas exports it. In the order of the test,
 * or else of the manifest.
 *
 * @throws UnreadableFile when it is no such package
 */
export const readQti = (all: Files): ImportResult => {
  const files = belowFolderOf(all, [manifestPath]);
  const manifestBytes = files.get(manifestPath);
  const manifest = manifestBytes ? parseXmlFile(manifestBytes) : null;
  const tests = manifest ? pathsOfType(manifest, files, testTypes) : [];
  const { shown, notes } = readTests(tests, files);
  const { listed, unlisted } = itemPaths(manifest, files);
  const isUnexpected = (path: string) => listed.length > 0 && unlisted.includes(path) && !shown.includes(path);
  const paths = inOrder([...listed, ...unlisted], shown);
  const file = collectItems();
  let number = 0;
  for (const path of paths) {
    const bytes = files.get(path);
    if (!bytes) {
      number += 1;
      file.leaveOut({ number, line: null }, `se omitió porque falta el archivo ${shorten(path)}`);
      continue;
    }
    try {
      const root = parseXmlFile(bytes);
      for (const note of qti1Notes(root)) file.note(null, note);
      for (const { item, read } of itemsIn(root)) {
        number += 1;
        const place = { number, line: null };
        read(file, place, item, files, path);
        if (isUnexpected(path)) file.note(place, `el paquete no nombra su archivo ${shorten(path)}; revisa si va`);
        if (hasControlCharacters(decodeText(bytes).text)) file.note(place, controlNote);
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      number += 1;
      file.leaveOut({ number, line: null }, `se omitió: ${shorten(path)}: ${error.message}`);
    }
  }
  if (number === 0) throw new UnreadableFile(reasonAgainstPackage(manifest, files));
  for (const note of notes) file.note(null, note);
  for (const path of otherManifests(all)) file.note(null, `no se importó el otro paquete del zip: ${shorten(path)}`);
  if (tests.length > 0) file.note(null, 'las secciones y los tiempos de la prueba (assessmentTest) no se importan');
  return file.result();
};
