import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The chunk that contains a module. @param module the end of its path */
export const chunkWith = (bundle: Bundle, module: string): Rolldown.OutputChunk => {
  const found = Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
  );
  const [chunk] = found;
  if (found.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${found.length} chunks contain ${module}`);
  return chunk;
};

/** Modules that import all pages dynamically. */
const entry = /\/src\/(main|app\/(app|student-app|staff-app|page-code))\.tsx?$/;

/** Adds a chunk to `found` with everything it imports; when `lazy`, also what it imports dynamically, except other pages. */
export const addChunk = (bundle: Bundle, start: string, withLazy: boolean, found: Set<string>) => {
  const chunk = bundle[start];
  if (found.has(start) || chunk?.type !== 'chunk') return;
  found.add(start);
  const lazy = withLazy && !chunk.moduleIds.some((id) => entry.test(id));
  const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
  for (const file of [...importedCss, ...importedAssets]) found.add(file);
  for (const next of [...chunk.imports, ...(lazy ? chunk.dynamicImports : [])]) addChunk(bundle, next, withLazy, found);
};
