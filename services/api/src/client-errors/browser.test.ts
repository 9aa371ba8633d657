import { expect, test } from 'vitest';
import { browserOf } from './browser.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/109.0.0.0 Safari/537.36`, 'Chrome', 'Chrome 109'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/120.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Chrome 120, Android 10',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.49`, 'Edge', 'Edge 109'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A) ${webkit} SamsungBrowser/21.0 Chrome/110.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Samsung Internet 21, Android 13',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/109.0.0.0 Safari/537.36 OPR/95.0.0.0`, 'Opera', 'Opera 95'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox', 'Firefox 115'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/605.1.15',
    'Safari',
    'Safari 16.4',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'Chrome 120, iOS 16.4',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome', 'Chrome 156'],
  ['curl/8.5.0', 'otro', 'otro'],
  ['', 'otro', 'otro'],
])('%s', (userAgent, family, name) => {
  expect(browserOf(userAgent)).toEqual({ family, name });
});
