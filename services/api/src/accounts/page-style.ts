import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pageStyle } from '@matraz/infra/identity/pages/layout';

const isFont = (name: string) => /^figtree-latin-wght-normal-.*\.woff2$/.test(name);

/**
 * The style sheet of all pages that the server renders, with the font of the app. Its file has a hash in its name. Without a built
 * frontend the pages have a font of the system.
 */
export const pageStyleOf = async (frontendDir: string): Promise<string> => {
  const names = await readdir(join(frontendDir, 'assets')).catch(() => []);
  const font = names.find(isFont);
  if (font === undefined) return pageStyle;
  return `@font-face {
  font-family: "Figtree Variable";
  font-display: optional;
  font-weight: 300 900;
  src: url("/assets/${font}") format("woff2");
}

${pageStyle}`;
};
