import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { addChunk, chunkWith } from '../bundle.ts';

type Bundle = Rolldown.OutputBundle;

/** The entry loads it with the first message. */
const toaster = '/shared/ui/toaster.tsx';
/** The page of a running exam, which also loads without a network. */
const attempt = '/features/exams/attempt/attempt-page.tsx';
/** The page of a topic and the notes on lessons: both open without a network, and what a student does there is sent later. */
const topic = [
  '/features/practice/topic/topic-page.tsx',
  '/features/practice/topic/topic-tabs.tsx',
  '/features/practice/topic/topic-completed.tsx',
  '/features/practice/outbox/session-outbox.ts',
  '/features/practice/notes/lesson-notes.tsx',
  '/features/practice/notes/notes-page.tsx',
  '/shared/notes/send-notes.ts',
];
/** Formula sheet and periodic table, as pages and beside practice. Once opened they open without a network. */
const reference = [
  '/features/practice/reference/formulas-page.tsx',
  '/features/practice/reference/periodic-table-page.tsx',
  '/features/practice/reference/reference-dialog.tsx',
];
const formulas = '/shared/rich-text/math.ts';
/** Nearly all formulas need no other font. */
const mostUsed = /KaTeX_(Main-Regular|Math-Italic)/;

const urlsOf = (files: Iterable<string>) =>
  [...files].filter((name) => /\.(js|css|woff2)$/.test(name)).map((name) => `/${name}`);

/** Fonts only as woff2, which every supported browser reads. */
const fontsOf = (bundle: Bundle, name: RegExp) =>
  Object.keys(bundle).filter((file) => file.endsWith('.woff2') && name.test(file));

/** The files by the part of the app that needs them. A file is only in the first part that needs it. But `formulas` repeats the files of `typesetter`, and `practice` and `reference` those of others. */
const partsOf = (bundle: Bundle) => {
  const filesOf = (modules: string[], withLazy: boolean) => {
    const found = new Set<string>();
    for (const module of modules) addChunk(bundle, chunkWith(bundle, module).fileName, withLazy, found);
    return [...found].filter((file) => !file.endsWith('.woff2'));
  };
  const start = urlsOf([...filesOf(['/src/main.tsx'], false), ...fontsOf(bundle, /figtree-latin-wght/)]);
  const code = filesOf([formulas], true);
  const typeset = urlsOf([...code, ...fontsOf(bundle, /KaTeX/)]);
  const isLater = (url: string) => !start.includes(url) && !typeset.includes(url);
  const exam = urlsOf(filesOf([attempt, toaster], true)).filter(isLater);
  const isNew = (url: string) => !start.includes(url) && !exam.includes(url);
  // The icon is not in a first screen, so it comes with the later part.
  return {
    start,
    exam: [...exam, '/matraz.svg'],
    practice: urlsOf(filesOf([...topic, toaster], false)).filter(isLater),
    reference: urlsOf(filesOf(reference, false)).filter(isLater),
    typesetter: urlsOf([...code, ...fontsOf(bundle, mostUsed)]).filter(isNew),
    formulas: typeset.filter(isNew),
  };
};

/**
 * Builds the service worker as /service-worker.js, with the lists of files that it caches. By hand for the goal of 150 kB on the start
 * page: only the build's graph tells which files can wait.
 */
export const appShell = (): Plugin => ({
  name: 'matraz-app-shell',
  apply: 'build',
  enforce: 'post',
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
    const page = bundle['index.html'];
    if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('The service worker was not built');
    const parts = partsOf(bundle);
    const version = createHash('sha256')
      .update(JSON.stringify([parts, String(page.source)]))
      .digest('hex')
      .slice(0, 12);
    worker.code = `const APP_SHELL=${JSON.stringify({ version, ...parts })};\n${worker.code}`;
  },
});
