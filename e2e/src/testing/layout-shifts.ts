import type { Page } from '@playwright/test';

/** TypeScript does not know this entry yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The layout shifts since the start of the document: the score and what moved. A shift right after a click or a key is not one. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent);
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => `${value.toFixed(3)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
  });
