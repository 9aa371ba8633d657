import { existsSync, globSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';
import oldChromium from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';
import { chromium, launchOptions } from '../src/testing/chromium.ts';
import { size, type Tab, tabOf } from './tab.ts';
import { openWebKit } from './webkit.ts';

interface Browser {
  name: string;
  /** What to install on Debian. */
  debian: string;
  isInstalled: () => boolean;
  open: () => Promise<Tab>;
}

/** @param without features of Chromium that are switched off */
export const openChromium = async (executablePath: string | undefined, without: string[] = []): Promise<Tab> => {
  const options = launchOptions(executablePath);
  const args = [...options.args, ...without.map((feature) => `--disable-blink-features=${feature}`)];
  const browser = await playwright.launch({ ...options, args });
  const page = await browser.newPage({ viewport: size, locale: 'es-CL', timezoneId: 'America/Santiago' });
  return tabOf(page, () => browser.close());
};

/** Playwright has no driver for the Firefox of Debian. */
const openFirefox = async (executablePath: string): Promise<Tab> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: size });
  return tabOf(await browser.newPage(), () => browser.close());
};

/** The package contains a compressed browser and unpacks it into the folder for temporary files. */
export const chromium109 = () => oldChromium.executablePath();

const firefox = '/usr/bin/firefox-esr';
const [miniBrowser = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const webkitPrograms = [miniBrowser, '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

export const browsers: Browser[] = [
  {
    name: 'chromium-109',
    debian: 'libnss3',
    isInstalled: () => process.platform === 'linux' && process.arch === 'x64',
    open: async () => openChromium(await chromium109()),
  },
  {
    name: 'chromium',
    debian: 'chromium-headless-shell',
    isInstalled: () => chromium() !== undefined,
    open: () => openChromium(chromium()),
  },
  {
    name: 'firefox-esr',
    debian: 'firefox-esr',
    isInstalled: () => existsSync(firefox),
    open: () => openFirefox(firefox),
  },
  {
    name: 'webkitgtk',
    debian: 'webkit2gtk-driver xvfb xauth',
    isInstalled: () => webkitPrograms.every((path) => existsSync(path)),
    open: () => openWebKit(miniBrowser),
  },
];
