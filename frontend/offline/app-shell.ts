import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The page of a running exam: the only page that loads without a network. */
const PAGE = 'features/exams/attempt/attempt-page.tsx';
/** The entry loads it with the first message. */
const TOASTER = 'shared/ui/toaster.tsx';

/** Adds a chunk to `found` with everything it imports; when `lazy`, also what it imports dynamically. */
const addChunk = (bundle: Bundle, start: string, lazy: boolean, found: Set<string>) => {
  const chunk = bundle[start];
  if (found.has(start) || chunk?.type !== 'chunk') return;
  found.add(start);
  const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
  for (const file of [...importedCss, ...importedAssets]) found.add(file);
  for (const next of [...chunk.imports, ...(lazy ? chunk.dynamicImports : [])]) addChunk(bundle, next, lazy, found);
};

/** Files of the entry and of the exam page. Fonts only as woff2, which every supported browser reads. */
const shellOf = (bundle: Bundle): string[] => {
  const found = new Set<string>();
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const starts = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(PAGE));
  if (starts.length !== 1) throw new Error(`The bundle should have one ${PAGE}, not ${starts.length}`);
  // Not lazy: the entry loads all other pages dynamically.
  for (const { fileName } of chunks.filter(({ isEntry, name }) => isEntry && name !== 'service-worker')) {
    addChunk(bundle, fileName, false, found);
  }
  const toaster = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(TOASTER));
  for (const { fileName } of [...starts, ...toaster]) addChunk(bundle, fileName, true, found);
  const fonts = Object.keys(bundle).filter((name) => /\.woff2$/.test(name) && /figtree-latin-|KaTeX/.test(name));
  const files = [...found, ...fonts].filter((name) => /\.(js|css|woff2)$/.test(name));
  return [...new Set(files.map((name) => `/${name}`)), '/matraz.svg'].sort();
};

/** Builds the service worker of the exam page as /service-worker.js, with the list of files that it caches. */
export const appShell = (): Plugin => ({
  name: 'matraz-app-shell',
  apply: 'build',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: join(import.meta.dirname, 'service-worker.ts'),
      fileName: 'service-worker.js',
      name: 'service-worker',
    });
  },
  generateBundle(_options, bundle) {
    const worker = bundle['service-worker.js'];
    if (worker?.type !== 'chunk') throw new Error('The service worker was not built');
    const files = shellOf(bundle);
    const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
    worker.code = `const APP_SHELL=${JSON.stringify({ version, files })};\n${worker.code}`;
  },
});
