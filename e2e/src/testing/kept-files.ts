import type { Page } from '@playwright/test';

/** The addresses of all files that this browser keeps for pages without a network, one a line. */
export const keptFiles = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests
      .flat()
      .map(({ url }) => url)
      .sort()
      .join('\n');
  });
