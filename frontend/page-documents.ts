import { join } from 'node:path';
import { isFast, screens } from '@matraz/contracts/screens';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { addChunk, chunkWith } from './bundle.ts';
import { pages } from './chunks.ts';

// Serves the goal of 4.0 s for cold pages: the document names its files, which saves one round trip of 0.4 s.

/** What a page shows before its code has come. */
const renderAtBuild = async (root: string) => {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { default: LandingPage } = await server.ssrLoadModule('/src/features/landing/landing-page.tsx');
    const { Splash } = await server.ssrLoadModule('/src/app/splash.tsx');
    return {
      landing: renderToStaticMarkup(createElement(LandingPage)),
      splash: renderToStaticMarkup(createElement(Splash)),
    };
  } finally {
    await server.close();
  }
};

/** The links that start the files of a page with the document. */
const linksTo = (bundle: Rolldown.OutputBundle, module: string, html: string) => {
  const files = new Set<string>();
  addChunk(bundle, chunkWith(bundle, module).fileName, false, files);
  return [...files]
    .filter((file) => !html.includes(file))
    .map((file) => {
      if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`;
      return file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : '';
    })
    .join('\n    ');
};

const fontOf = (bundle: Rolldown.OutputBundle) => {
  const font = Object.keys(bundle).find((file) => /figtree-latin-wght.*\.woff2$/.test(file));
  if (font === undefined) throw new Error('The font was not built');
  return font;
};

/**
 * Writes one document per fast screen, `pages/<name>.html`. It names the screen's code and shows something until the
 * code has loaded.
 */
export const pageDocuments = (): Plugin => {
  let root = '';
  return {
    name: 'matraz-page-documents',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const document = bundle['index.html'];
      if (document?.type !== 'asset') throw new Error('The page was not built');
      const { landing, splash } = await renderAtBuild(root);
      const plain = String(document.source);
      const fill = (content: string) => plain.replace('<div id="root"></div>', `<div id="root">${content}</div>`);
      const preloadFont = (media = '') =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin${media} href="/${fontOf(bundle)}">`;
      // The service worker has the font, so the document that it keeps can always ask for it.
      document.source = fill(splash).replace('</head>', `  ${preloadFont()}\n  </head>`);
      for (const { name } of screens.filter(isFast)) {
        const html = fill(name === 'landing' ? landing : splash);
        // A phone on a bad connection gets the code first. See shared/styles/font.css.
        const links = `${preloadFont(' media="(min-width: 48rem)"')}\n    ${linksTo(bundle, pages[name][0], html)}`;
        const source = html.replace('</head>', `  ${links}\n  </head>`);
        this.emitFile({ type: 'asset', fileName: join('pages', `${name}.html`), source });
      }
    },
  };
};
