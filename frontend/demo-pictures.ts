import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const content = join(import.meta.dirname, '../platform/content');

/** Files of every `pictures` folder of the demo content, by name. */
const findPictures = (): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { name, parentPath } of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (basename(parentPath) !== 'pictures') continue;
    if (found.has(name)) throw new Error(`Two pictures of the demo content are named ${name}`);
    found.set(name, join(parentPath, name));
  }
  return found;
};

/** Serves the pictures of the demo content under /demo/, where its texts expect them. */
export const demoPictures = (): Plugin => ({
  name: 'matraz-demo-pictures',
  buildStart() {
    if (this.environment.mode !== 'build') return;
    for (const [name, file] of findPictures()) {
      this.emitFile({ type: 'asset', fileName: `demo/${name}`, source: readFileSync(file) });
    }
  },
  configureServer(server) {
    const pictures = findPictures();
    server.middlewares.use('/demo/', ({ url = '' }, response, next) => {
      const file = pictures.get(url.replace(/^\/|\?.*$/g, ''));
      if (!file) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(readFileSync(file));
    });
  },
});
