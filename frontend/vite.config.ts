import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { codeSplitting } from './chunks.ts';
import { demoPictures } from './demo-pictures.ts';
import { appShell } from './offline/app-shell.ts';
import { pageDocuments } from './page-documents.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    demoPictures(),
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
    assetsInlineLimit: 0,
    // Every supported browser knows modulepreload. The polyfill would be a chunk of its own.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { proxy: { '/api': api, '/idp': api } },
});
