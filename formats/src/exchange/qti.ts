import { collectItems, controlNote } from './collect-items.ts';
import { decodeText } from './decode-text.ts';
import { type ImportResult, UnreadableFile } from './import-result.ts';
import { readQti1Item } from './qti-1.ts';
import { readQti2Item } from './qti-2.ts';
import { resolvePath } from './resolve-path.ts';
import { shorten } from './shorten.ts';
import { descendantsOf, hasControlCharacters, parseXml, type XmlElement } from './xml.ts';
import { belowFolderOf, type Files } from './zip.ts';

const manifestPath = 'imsmanifest.xml';

const isItem = (bytes: Uint8Array): boolean =>
  /<(\w+:)?(assessmentItem|questestinterop)[\s>]/.test(decodeText(bytes.subarray(0, 4_000)).text);

/** Paths of the items. Some programs list them only as files of the test or write no manifest: then every item counts. */
const itemPaths = (manifest: XmlElement | null, files: Files): string[] => {
  const listed = manifest ? pathsOfType(manifest, itemTypes) : [];
  if (listed.length > 0) return listed;
  return [...files]
    .filter(([path, bytes]) => path.endsWith('.xml') && isItem(bytes))
    .map(([path]) => path)
    .sort();
};

/** Starts of the types of resources. The version of QTI comes after them. */
const itemTypes = ['imsqti_item_', 'imsqti_apipitem_'];
const testTypes = ['imsqti_test_'];

/** In the order of the manifest. */
const pathsOfType = (manifest: XmlElement, types: readonly string[]): string[] =>
  descendantsOf(manifest)
    .filter(
      ({ name, attributes }) => name === 'resource' && types.some((type) => attributes.get('type')?.startsWith(type)),
    )
    .flatMap((resource) => resource.attributes.get('href') ?? [])
    .flatMap((href) => resolvePath(href, manifestPath) ?? []);

/** Items in the order in which the test shows them; those that it does not show come last. */
const inOrderOfTest = (paths: readonly string[], tests: readonly string[], files: Files): string[] => {
  const shown = tests.flatMap((test) => {
    const bytes = files.get(test);
    if (!bytes) return [];
    return descendantsOf(parseXml(decodeText(bytes).text))
      .filter(({ name }) => name === 'assessmentItemRef')
      .flatMap(({ attributes }) => resolvePath(attributes.get('href') ?? '', test) ?? []);
  });
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
  if (!manifest) return 'No es un paquete QTI: falta el archivo imsmanifest.xml.';
  const some = [...files].filter(([path]) => path.endsWith('.xml') && path !== manifestPath).slice(0, 5);
  const hasThree = some.some(([, bytes]) => isThree(parseXml(decodeText(bytes).text)));
  return hasThree ? three : 'El paquete no tiene preguntas QTI 2.1.';
};

/** Reads the items of one file that is not in a package. @throws UnreadableFile */
export const readQtiFile = (text: string): ImportResult => {
  const file = collectItems();
  const root = parseXml(text);
  const items = itemsIn(root);
  if (items.length === 0) throw new UnreadableFile(reasonAgainst(root));
  for (const [index, { item, read }] of items.entries())
    read(file, { number: index + 1, line: null }, item, new Map(), '');
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
  const manifest = manifestBytes ? parseXml(decodeText(manifestBytes).text) : null;
  const tests = manifest ? pathsOfType(manifest, testTypes) : [];
  const paths = inOrderOfTest(itemPaths(manifest, files), tests, files);
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
      const { text } = decodeText(bytes);
      for (const { item, read } of itemsIn(parseXml(text))) {
        number += 1;
        const place = { number, line: null };
        read(file, place, item, files, path);
        if (hasControlCharacters(text)) file.note(place, controlNote);
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      number += 1;
      file.leaveOut({ number, line: null }, `se omitió: ${shorten(path)}: ${error.message}`);
    }
  }
  if (number === 0) throw new UnreadableFile(reasonAgainstPackage(manifest, files));
  if (tests.length > 0) file.note(null, 'las secciones y los tiempos de la prueba (assessmentTest) no se importan');
  return file.result();
};
