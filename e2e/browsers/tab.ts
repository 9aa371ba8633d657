import type { Page } from '@playwright/test';

/** The size of the window in pixels. */
export const size = { width: 1280, height: 800 };

/** One tab of a browser: what every protocol of the four browsers can do. */
export interface Tab {
  open: (url: string) => Promise<void>;
  /** Runs the source of an expression in the page. */
  run: <Result>(source: string) => Promise<Result>;
  /** A click of the mouse, in pixels of the window. */
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  screenshot: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** What the pages of Playwright and Puppeteer have in common. */
interface DevToolsPage {
  goto: (url: string) => Promise<unknown>;
  evaluate: Page['evaluate'];
  mouse: Pick<Page['mouse'], 'click'>;
  keyboard: Pick<Page['keyboard'], 'type'>;
  screenshot: (options: { path: `${string}.png` }) => Promise<unknown>;
}

export const tabOf = (page: DevToolsPage, close: () => Promise<void>): Tab => ({
  open: async (url) => {
    await page.goto(url);
  },
  run: (source) => page.evaluate(source),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  screenshot: async (path) => {
    await page.screenshot({ path: `${path}.png` });
  },
  close,
});
