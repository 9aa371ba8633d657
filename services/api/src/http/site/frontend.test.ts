import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Client, clientOf } from '../../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

const page = '<!doctype html><title>Matraz</title>';
const script = 'console.log("hola");'.repeat(50);
const dir = mkdtempSync(join(tmpdir(), 'matraz-frontend-'));
let api: TestApi;
const apps: ReturnType<typeof buildApp>[] = [];

/** The api as it serves the files that the folder has now. */
const startWithBuild = (): Client => {
  const app = buildApp({ ...api.deps, frontendDir: dir });
  apps.push(app);
  return clientOf(app);
};

beforeAll(async () => {
  api = await startSharedTestApi();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await api.close();
  rmSync(dir, { recursive: true });
});

const browser = { accept: 'text/html,application/xhtml+xml' };

test('without a build, the reply is one clear sentence', async () => {
  expect(await api.visitor.get('/', browser)).toMatchObject({
    status: 503,
    text: 'Falta construir la interfaz: npm run build\n',
  });
});

describe('the built page', () => {
  let visitor: Client;

  beforeAll(() => {
    mkdirSync(join(dir, 'assets'));
    writeFileSync(join(dir, 'index.html'), page);
    for (const [end, content] of [
      ['', script],
      ['.br', brotliCompressSync(script)],
      ['.gz', gzipSync(script)],
    ] as const) {
      writeFileSync(join(dir, 'assets', `main-a1b2c3.js${end}`), content);
    }
    writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(dir, '.secret'), 'x');
    visitor = startWithBuild();
  });

  test.each(['/', '/topic/0192', '/exams', '/admin', '/pricing', '/verificar', '/no/such/page'])(
    '%s serves the page',
    async (url) => {
      const { status, text, headers } = await visitor.get(url, { ...browser, cookie: 'matraz=x' });
      expect({ status, text }).toEqual({ status: 200, text: page });
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('the document of a page names the reads of its first screen, for a browser with a session', async () => {
    mkdirSync(join(dir, 'pages'));
    for (const name of ['landing', 'dashboard', 'exam-attempt'])
      writeFileSync(join(dir, 'pages', `${name}.html`), name);
    const visitorOfPages = startWithBuild();
    const preload = (url: string) => `<${url}>; rel=preload; as=fetch; crossorigin`;
    const session = { ...browser, cookie: 'matraz=x' };
    const open = async (url: string, headers: Record<string, string>) => {
      const reply = await visitorOfPages.get(url, headers);
      return [reply.text, reply.headers.link, reply.headers['cache-control']];
    };
    expect(await open('/', browser)).toEqual(['landing', undefined, 'no-cache']);
    expect(await open('/', session)).toEqual(['dashboard', preload('/api/dashboard'), 'no-cache']);
    const reads = [preload('/api/auth/user'), preload('/api/exam-attempts/0192-a')].join(', ');
    expect(await open('/exam-attempt/0192-a', session)).toEqual(['exam-attempt', reads, 'no-cache']);
    expect(await open('/exam-attempt/%3E%3B', session)).toEqual([page, undefined, 'no-cache']);
    rmSync(join(dir, 'pages'), { recursive: true });
  });

  test.each(['/', '/verificar', '/no/such/page'])('%s serves the page to a visitor too', async (url) => {
    expect(await visitor.get(url, browser)).toMatchObject({ status: 200, text: page });
  });

  test.each(['/topic/0192', '/exams', '/admin', '/pricing?plan=annual&from=%2F'])(
    '%s sends a visitor to the login, which leads back to it',
    async (url) => {
      const { status, headers } = await visitor.get(url, browser);
      expect(status).toBe(302);
      expect(headers.location).toBe(`/api/login?returnTo=${encodeURIComponent(url)}`);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('the login pages have the font of the app', async () => {
    expect((await visitor.get('/api/login/pages.css')).text).not.toContain('@font-face');
    writeFileSync(join(dir, 'assets', 'figtree-latin-wght-normal-a1b2c3.woff2'), 'font');
    const { text } = await startWithBuild().get('/api/login/pages.css');
    expect(text).toContain('url("/assets/figtree-latin-wght-normal-a1b2c3.woff2")');
  });

  test.each(['/assets/gone.js', '/api/nada', '/idp/nada', '/favicon.ico', '/.secret', '/../package.json'])(
    '%s is not',
    async (url) => {
      const { status, text } = await visitor.get(url, { accept: url.includes('.') ? '*/*' : browser.accept });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('<title>');
    },
  );

  test('a file with a hash in its name is cached for ever and sent as compressed by the build', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const { headers, status } = await visitor.get('/assets/main-a1b2c3.js', { 'accept-encoding': `${accepted}` });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toContain('javascript');
      expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
    }
  });

  test.each(['/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/assets/%00'])(
    '%s leads nowhere',
    async (url) => {
      expect((await visitor.get(url, { accept: '*/*' })).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('a browser that has the file or the document gets no bytes', async () => {
    for (const [url, headers] of [
      ['/assets/main-a1b2c3.js', {}],
      ['/', browser],
    ] as const) {
      const { etag } = (await visitor.get(url, headers)).headers;
      const again = await visitor.get(url, { ...headers, 'if-none-match': String(etag) });
      expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
      expect((await visitor.get(url, { ...headers, 'if-none-match': 'W/"other"' })).status).toBe(200);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const url = '/assets/main-a1b2c3.js';
    const [get, head] = [await visitor.get(url), await visitor.request({ method: 'HEAD', url })];
    expect(head.headers).toMatchObject({ 'content-length': String(script.length), etag: get.headers.etag });
    expect(head.text).toBe('');
    const missing = await visitor.request({ method: 'HEAD', url: '/assets/gone.js' });
    expect({ status: missing.status, text: missing.text }).toEqual({ status: 404, text: '' });
  });

  test('other files are cached for an hour', async () => {
    const { headers } = await visitor.get('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });
});
