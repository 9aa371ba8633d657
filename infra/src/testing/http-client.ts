import { newId } from '../ids.ts';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The body, when it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  json: any;
}

export interface RequestOptions {
  method?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface Person {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

export interface HttpClient {
  /** One request, redirects not followed. */
  request(path: string, options?: RequestOptions): Promise<Reply>;
  /** Follows redirects as a browser does. */
  visit(path: string, options?: RequestOptions): Promise<Reply & { url: string }>;
  logIn(person: Person): Promise<void>;
  register(person: Person): Promise<void>;
  /** A write, sent again with the same key until some reply comes that is no fault of the server. */
  persist(path: string, json: unknown): Promise<Reply>;
  /** What it sends as `Cookie` now. */
  cookie(): string;
}

const parse = (text: string, type: string | null) => (type?.includes('json') ? JSON.parse(text) : undefined);
const actionOf = (page: string) => /<form[^>]*action="([^"]+)"/.exec(page)?.[1];

/** A browser without a screen: cookies, redirects and the forms of the embedded identity provider. */
export const createHttpClient = (baseUrl: string): HttpClient => {
  const cookies = new Map<string, string>();

  const keep = (setCookies: string[]) => {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const expires = attributes.find((part) => part.toLowerCase().startsWith('expires='));
      if (expires && new Date(expires.slice(8)).getTime() < Date.now()) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
  };

  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const request: HttpClient['request'] = async (path, { method, json, form, headers = {} } = {}) => {
    const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await fetch(new URL(path, baseUrl), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      headers: {
        ...(body !== undefined && { 'content-type': type }),
        cookie: cookie(),
        ...headers,
      },
      body,
    });
    keep(response.headers.getSetCookie());
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: parse(text, response.headers.get('content-type')),
    };
  };

  const visit: HttpClient['visit'] = async (path, options) => {
    let url = new URL(path, baseUrl).href;
    let reply = await request(url, options);
    for (let hops = 0; reply.status >= 300 && reply.status < 400; hops++) {
      if (hops === 20) throw new Error(`redirected in circles at ${url}`);
      url = new URL(reply.headers.get('location') ?? '', url).href;
      reply = await request(url);
    }
    return { ...reply, url };
  };

  const submit = async (page: Reply & { url: string }, form: Record<string, string>) => {
    const action = actionOf(page.text);
    if (!action) throw new Error(`no form at ${page.url} (${page.status}): ${page.text.slice(0, 300)}`);
    const arrived = await visit(new URL(action, page.url).href, { form });
    if (arrived.status >= 400 || actionOf(arrived.text)?.includes('/interaction/'))
      throw new Error(`not let in: ${arrived.status} at ${arrived.url}`);
  };

  return {
    request,
    visit,
    cookie,
    async logIn({ email, password }) {
      await submit(await visit('/api/login'), { email, password });
    },
    async register({ email, password, firstName = 'Ana', lastName = 'Prueba' }) {
      await submit(await visit('/api/login?screen=registro'), { email, password, firstName, lastName });
    },
    async persist(path, json) {
      const headers = { 'idempotency-key': newId() };
      for (;;) {
        const reply = await request(path, { json, headers }).catch(() => undefined);
        if (reply && reply.status < 500 && reply.status !== 429) return reply;
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
      }
    },
  };
};
