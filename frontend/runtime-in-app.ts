import type { Plugin, Rolldown } from 'vite';
import { chunkWith } from './bundle.ts';

// Serves the goals of 12 and 15 requests: the bundler keeps its 0.7 kB of helpers in a file of their own, and no group can name them.

/** The name under which `app` exports the helpers. No minified name has so many letters. */
const helpers = 'bundlerHelpers';

/** `a as n,b as t`, of an export or an import, as the inside of an object. */
const toObject = (names: string) =>
  names
    .split(',')
    .map((one) => one.split(' as ').join(':'))
    .join();

/** `export{s as n}` gives `{n:s}`: the names change sides. */
const toExported = (names: string) =>
  names
    .split(',')
    .map((one) => one.split(' as ').reverse().join(':'))
    .join();

const importOf = (file: string) => new RegExp(`import\\{([^}]*)\\}from"\\./${file}";`);

/** Every file of the app imports `app`, and the document starts it first, so it can have the helpers of all. */
export const runtimeInApp = (): Plugin => ({
  name: 'matraz-runtime-in-app',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const runtime = chunkWith(bundle, 'rolldown/runtime.js');
    const app = chunkWith(bundle, '/src/main.tsx');
    const nameOf = (chunk: Rolldown.OutputChunk) => chunk.fileName.replace('assets/', '');
    const [exporting = '', exported = ''] = /export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
    if (exported === '') throw new Error('The helpers of the bundler have no exports');
    const body = runtime.code.replace(exporting, `return{${toExported(exported)}}`);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue;
      const [line = '', names = ''] = importOf(nameOf(runtime)).exec(chunk.code) ?? [];
      if (line === '') throw new Error(`${chunk.fileName} imports the helpers of the bundler in another way`);
      const taken = `const{${toObject(names)}}=${helpers};`;
      const isApp = chunk === app;
      const from = isApp
        ? `const ${helpers}=(()=>{${body}})();export{${helpers}};`
        : `import{${helpers}}from"./${nameOf(app)}";`;
      chunk.code = chunk.code.replace(line, () => from + taken);
      chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
      if (!isApp && !chunk.imports.includes(app.fileName)) chunk.imports.push(app.fileName);
    }
    for (const chunk of Object.values(bundle)) {
      // Lists of the files that a dynamic import preloads.
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(runtime.fileName, app.fileName);
    }
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The page was not built');
    page.source = String(page.source).replace(new RegExp(`\\s*<script[^>]*${nameOf(runtime)}"></script>`), '');
    delete bundle[runtime.fileName];
  },
});
