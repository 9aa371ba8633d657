import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What builds, tests and benches write on this machine. A clean checkout does not have it, so no page may rely on it. */
const unread = /(^|\/)(node_modules|dist|\.git|\.matraz|\.types)|^(quality\/results|e2e\/test-results)$/;
const files = globSync('**/*', { exclude: (path) => unread.test(path) }).filter((path) => !unread.test(path));
const folders = new Set(files.filter((file) => !file.includes('/')));
const pages = files.filter((file) => /^(README\.md|docs\/.*\.md)$/.test(file));
const textOf = (page: string) => readFileSync(page, 'utf8');

/** Files that the platform or the build of its image writes. The repository does not have them. */
const written = ['seal-key.json', 'push-key.json', 'secrets.json', 'database-secrets.json', 'sbom.cdx.json'];

/** The texts in back quotes that are a path of the repository or the end of a path: `infra/src/html`, `course.ts`. */
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/`([\w@.*<>/-]+)`/g), ([, path = '']) => path).filter(
    (path) => folders.has(path.split('/')[0] ?? '') || /^\w[\w<>*/-]*(\.\w+)*\.(tsx?|grit|json|md|sh)$/.test(path),
  );
/** `<context>` is one name of several; `*` is any name. */
const exists = (path: string) => {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/<\w+>|\*/g, '[^/]*');
  const end = new RegExp(`(^|/)${pattern}$`);
  return files.some((file) => end.test(file));
};
const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\(([^()#:]+)(?:#[^()]*)?\)/g), ([, target = '']) => target);

test.each(pages)('every path in %s exists', (page) => {
  expect(pathsIn(textOf(page)).filter((path) => !written.includes(path) && !exists(path))).toEqual([]);
});

test.each(pages)('every link in %s leads to a file', (page) => {
  expect(linksIn(textOf(page)).filter((target) => !existsSync(join(dirname(page), target)))).toEqual([]);
});

test('the index of the decisions lists every decision', () => {
  const decisions = globSync('*.md', { cwd: 'docs/decisions' }).filter((name) => name !== 'README.md');
  expect(
    linksIn(textOf('docs/decisions/README.md'))
      .filter((target) => !target.includes('/'))
      .toSorted(),
  ).toEqual(decisions.toSorted());
});

test('the page of browsers and the build have the same list', () => {
  const names: Record<string, string> = {
    Chrome: 'chrome',
    Edge: 'edge',
    Firefox: 'firefox',
    Safari: 'safari',
    'Safari on iOS': 'ios_saf',
    'Samsung Internet': 'samsung',
  };
  const rows = textOf('docs/browsers.md').matchAll(/^\| ([\w ]+) \| ([\d.]+) \|$/gm);
  const { browserslist } = JSON.parse(textOf('frontend/package.json'));
  expect(Array.from(rows, ([, name = '', version]) => `${names[name]} >= ${version}`)).toEqual(browserslist);
});

const walks = textOf('docs/architecture.md').split('\n## Walk ').slice(1);
const filesOf = (walk: string) => [
  ...new Set(Array.from(walk.matchAll(/`([\w/.-]+\.tsx?)`/g), ([, file = '']) => file)),
];

test.each(walks.map((walk) => [walk.slice(0, walk.indexOf('\n')), walk] as const))(
  'every file of walk %s exists',
  (_title, walk) => {
    expect(filesOf(walk).filter((file) => !existsSync(file))).toEqual([]);
  },
);

/** What every request, write, event and worker command passes: a path, or its end. */
const shared = pathsIn(textOf('docs/first-change.md').split('\n## Every request passes these')[1] ?? '');
const isShared = (file: string) => shared.some((path) => `/${file}`.endsWith(`/${path}`));

test('the walks are short', () => {
  const most = [12, 17, 10, 7, 16];
  const own = walks.map((walk) => filesOf(walk).filter((file) => !isShared(file)).length);
  expect(shared.length).toBeGreaterThan(30);
  expect(own).toEqual(most.map((limit, walk) => Math.min(limit, own[walk] ?? 0)));
});

/** The table of the features: its first row names the folder of each column, the cells name paths in it. */
const cellsOf = (row: string) => row.split('|').slice(1, -1);
const quoted = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = '']) => text);
const [heads = '', , ...featureRows] =
  /^\| feature \|.*\n(?:\|.*\n)+/m.exec(textOf('docs/architecture.md'))?.[0].trim().split('\n') ?? [];
const columns = cellsOf(heads).map((head) => quoted(head)[0] ?? '');
const featurePaths = featureRows.flatMap((row) =>
  cellsOf(row).flatMap((cell, column) => quoted(cell).map((path) => `${columns[column]}/${path}`)),
);

test('every path of the features exists', () => {
  expect(featurePaths.length).toBeGreaterThan(50);
  expect(featurePaths.filter((path) => !existsSync(path))).toEqual([]);
});

/** They are of no feature. */
const machinery = ['command-handler', 'runner', 'testing', 'verification'];

const foldersIn = (folder: string): string[] =>
  globSync('*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !machinery.includes(entry.name))
    .map(({ name }) => `${folder}/${name}`);

/** The table names a folder, or each of its folders. */
const isNamed = (folder: string): boolean => {
  const inside = foldersIn(folder);
  return featurePaths.includes(folder) || (inside.length > 0 && inside.every(isNamed));
};

test.each(['frontend/src/features', 'services/projector/src', 'application/src'])(
  'every folder of %s is in the table of the features',
  (root) => {
    const found = foldersIn(root);
    expect(found.length).toBeGreaterThan(4);
    expect(found.filter((folder) => !isNamed(folder))).toEqual([]);
  },
);
