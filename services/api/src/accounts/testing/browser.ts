import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Page {
  status: number;
  /** Where it came from in the end, redirects followed. */
  url: URL;
  headers: IncomingHttpHeaders;
  html: string;
}

interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

interface Visit {
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** false: the first answer, even a redirect. */
  follow?: boolean;
}

/** Real HTTP with a cookie jar, redirects and forms: what the flow needs of a browser, over a platform at `origin`. */
export class Browser {
  cookies = new Map<string, Cookie>();
  /** Where other origins listen. */
  readonly ports = new Map<string, number>();
  readonly port: number;
  readonly origin: string;

  constructor(port: number, origin: string) {
    this.port = port;
    this.origin = origin;
  }

  async visit(address: string | URL, { form, headers = {}, follow = true }: Visit = {}): Promise<Page> {
    const url = new URL(address, this.origin);
    const page = await this.#send(url, form, headers);
    this.#store(page);
    const { location } = page.headers;
    return follow && location !== undefined ? this.visit(new URL(location, url), { headers }) : page;
  }

  /** Sends the page's form with these fields. */
  submit(page: Page, form: Record<string, string>, options: Omit<Visit, 'form'> = {}): Promise<Page> {
    const action = page.html.match(/<form method="post" action="([^"]+)"/)?.[1];
    if (action === undefined) throw new Error(`no form on ${page.url}`);
    return this.visit(new URL(action, page.url), { ...options, form });
  }

  /** The cookies that the browser would send to a path. */
  cookieHeader(pathname: string): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #send(url: URL, form: Record<string, string> | undefined, headers: Record<string, string>): Promise<Page> {
    const body = form && new URLSearchParams(form).toString();
    const cookie = this.cookieHeader(url.pathname);
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port: this.ports.get(url.origin) ?? this.port,
          path: url.pathname + url.search,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            host: url.host,
            accept: 'text/html',
            ...(cookie && { cookie }),
            ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              url,
              headers: response.headers,
              html: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  #store({ headers, url }: Page): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const read = (key: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const gone = read('max-age') === '0' || new Date(read('expires') ?? '9999').getTime() <= Date.now();
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, { value, path: read('path') ?? url.pathname, attributes: attributes.join('; ') });
    }
  }
}
