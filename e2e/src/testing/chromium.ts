import { existsSync } from 'node:fs';

/** The headless shell is the same Chromium without its windows: it takes less of the processor. */
const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const isInstalled = (place: string | undefined) => place !== undefined && existsSync(place);

/** The path of an installed Chromium; undefined when there is none. */
export const chromium = (): string | undefined => places.find(isInstalled);

/**
 * A Chromium with windows: only that has a back/forward cache, and audits whether the app can be installed. Undefined when only the
 * headless shell is installed.
 */
export const chromiumWithWindows = (): string | undefined =>
  places.find((place) => isInstalled(place) && !place?.endsWith('-headless-shell'));

/**
 * Chromium loads two pages for the menu of its address bar in each new window. A headless test never sees them, and they take 7 to 10 %
 * of the processor time.
 */
const menuPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The list of Playwright. Chromium uses only its last `--disable-features`, so the list is repeated with ours. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--disable-features=${[...disabledByPlaywright, ...menuPages].join(',')}`,
];

/** Playwright switches the back/forward cache off. Students have it. */
export const launchOptions = (executablePath: string | undefined) => ({
  executablePath,
  args,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
