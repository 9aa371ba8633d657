import { type Browser, createBrowser } from '@matraz/infra/testing/browser';

/**
 * A browser that comes again while the api is busy, as a page does. Several platforms share the machine during these
 * tests, so an api can be late and refuse a request.
 */
export const openBrowser = (url: string): Browser => createBrowser(url, { patienceMs: 120_000 });
