import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, clientOver, type Reply, type Request } from './client.ts';

export interface Page extends Omit<Reply, 'body' | 'headers'> {
  headers: IncomingHttpHeaders;
  /** The URL after all redirects. */
  url: URL;
}

interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

interface Visit {
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** false: returns the first reply, also a redirect. */
  follow?: boolean;
}

interface Person {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  age?: 'adolescent' | 'child';
  guardianEmail?: string;
}

/** The choices in the form of the registration. A test that makes others names them. */
const accepted = { age: 'adolescent', consent: 'on' };

/** An HTTP client with a cookie jar, redirects and forms. */
export interface Browser extends Client {
  /** The values of the cookies by name. */
  cookies: Map<string, Cookie>;
  /** The ports of other origins. */
  readonly ports: Map<string, number>;
  visit(address: string | URL, visit?: Visit): Promise<Page>;
  /** Submits the form of the page with these fields. */
  submit(page: Page, form: Record<string, string>, visit?: Omit<Visit, 'form'>): Promise<Page>;
  /** The `Cookie` header for a path. */
  cookieHeader(pathname?: string): string;
  /** Logs in on the page of the embedded identity provider. @returns the next page, also after a refused login */
  logIn(person: Pick<Person, 'email' | 'password'>): Promise<Page>;
  register(person: Person): Promise<Page>;
}

const timeoutMs = 30_000;

interface Settings {
  /** The port of the origin on this machine, when it differs from the origin's. */
  port?: number;
  /** Milliseconds. While the api is busy (503 with `Retry-After`), a request is repeated for this time. */
  patienceMs?: number;
}

export const createBrowser = (
  origin: string,
  { port = Number(new URL(origin).port), patienceMs = 0 }: Settings = {},
): Browser => {
  const store = ({ headers, url }: Page) => {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const read = (key: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const gone = read('max-age') === '0' || new Date(read('expires') ?? '9999').getTime() <= Date.now();
      if (gone) browser.cookies.delete(name);
      else browser.cookies.set(name, { value, path: read('path') ?? url.pathname, attributes: attributes.join('; ') });
    }
  };

  const sendOnce = async ({ method, url: address, headers = {}, payload }: Request): Promise<Page> => {
    const url = new URL(address, origin);
    const cookie = browser.cookieHeader(url.pathname);
    const { promise, resolve, reject } = Promise.withResolvers<Page>();
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: browser.ports.get(url.origin) ?? port,
        path: url.pathname + url.search,
        method,
        signal: AbortSignal.timeout(timeoutMs),
        // Without the length Node sends the body of a DELETE as if it were the next request.
        headers: {
          host: url.host,
          ...(cookie && { cookie }),
          ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
          ...headers,
        },
      },
      (response) => {
        const page = (body: string) => ({
          status: response.statusCode ?? 0,
          url,
          headers: response.headers,
          text: body,
        });
        text(response).then((body) => resolve(page(body)), reject);
      },
    );
    request.on('error', reject).end(payload);
    const page = await promise;
    store(page);
    return page;
  };

  const send = async (request: Request): Promise<Page> => {
    const end = performance.now() + patienceMs;
    for (;;) {
      const page = await sendOnce(request);
      const isBusy = page.status === 503 && page.headers['retry-after'] !== undefined;
      if (!isBusy || performance.now() >= end) return page;
      await delay(500);
    }
  };

  const browser: Browser = {
    ...clientOver(send),
    cookies: new Map(),
    ports: new Map(),
    async visit(address, { form, headers = {}, follow = true } = {}) {
      const url = new URL(address, origin);
      const asked = { url: url.href, headers: { accept: 'text/html', ...headers } };
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const page = await send(
        form
          ? {
              ...asked,
              method: 'POST',
              headers: { ...type, ...asked.headers },
              payload: new URLSearchParams(form).toString(),
            }
          : { ...asked, method: 'GET' },
      );
      const { location } = page.headers;
      return follow && location !== undefined ? browser.visit(new URL(location, url), { headers }) : page;
    },
    submit(page, form, visit = {}) {
      const action = page.text.match(/<form method="post" action="([^"]+)"/)?.[1];
      if (action === undefined) throw new Error(`no form on ${page.url} (${page.status})`);
      const choices = page.text.includes('name="consent"') ? accepted : {};
      return browser.visit(new URL(action, page.url), { ...visit, form: { ...choices, ...form } });
    },
    cookieHeader: (pathname = '/') =>
      [...browser.cookies]
        .filter(([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    logIn: async ({ email, password }) => browser.submit(await browser.visit('/api/login'), { email, password }),
    register: async ({ firstName = 'Ana', lastName = 'Prueba', ...person }) =>
      browser.submit(await browser.visit('/api/login?screen=registro'), { firstName, lastName, ...person }),
  };
  return browser;
};
