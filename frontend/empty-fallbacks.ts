import type { Plugin } from 'vite';

/**
 * Tailwind writes `var(--tw-ring-inset,)`. Chromium before 111 drops a declaration with an empty fallback of a registered property, so
 * cards had no border there. A space is a fallback too.
 */
export const emptyFallbacks = (): Plugin => ({
  name: 'matraz-empty-fallbacks',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = String(file.source).replaceAll(/var\((--[\w-]+),\)/g, 'var($1, )');
      }
    }
  },
});
