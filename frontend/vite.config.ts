import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { codeSplitting } from './chunks.ts';
import { demoPictures } from './demo-pictures.ts';
import { emptyFallbacks } from './empty-fallbacks.ts';
import { appShell } from './offline/app-shell.ts';
import manifest from './package.json' with { type: 'json' };
import { pageDocuments } from './page-documents.ts';
import { runtimeInApp } from './runtime-in-app.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

/** 'ios_saf >= 16.4' becomes 'ios16.4'. Samsung Internet has no name here: version 21 is Chromium 110. */
const oldestBrowsers = manifest.browserslist
  .filter((browser) => !browser.startsWith('samsung'))
  .map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    demoPictures(),
    emptyFallbacks(),
    runtimeInApp(),
    pageDocuments(),
    appShell(),
    compression({
      include: /\.(html|css|js|svg|webmanifest)$/,
      algorithms: ['gzip', 'brotliCompress'],
      threshold: 1024,
    }),
  ],
  // Fonts and pictures stay files: the page's Content-Security-Policy allows no data: fonts.
  build: {
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    // Every supported browser knows modulepreload. The polyfill would be a chunk of its own.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { proxy: { '/api': api, '/idp': api } },
});
