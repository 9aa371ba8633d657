import { aTopic } from '@matraz/application/testing/content';
import { loadConfig } from '@matraz/infra/config/config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Client } from '../../testing/client.ts';
import { publicUrl, startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;

beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

describe('[security 22] a write from another site is refused', () => {
  const types = [
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ];
  const strangers: [string, Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.test' }],
    ['no origin it would name', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['another scheme', { origin: 'https://localhost:3000' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site that names our origin', { 'sec-fetch-site': 'cross-site', origin: publicUrl }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://otro.localhost:3000' }],
  ];

  test.each(types.flatMap((type) => strangers.map(([who, headers]) => [type, who, headers] as const)))(
    '%s from %s',
    async (type, _, headers) => {
      const payload = JSON.stringify(aTopic());
      const answer = await admin.request({
        method: 'POST',
        url: '/api/admin/topics',
        headers: { ...headers, 'content-type': type },
        payload,
      });
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'cross_site_request' });
    },
  );

  test('also with PUT and DELETE', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await admin.request({ method, url: '/api/admin/topics/x', headers })).status).toBe(403);
    }
  });

  test('our own pages, the address bar and programs may write', async () => {
    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: publicUrl },
      {},
    ];
    for (const headers of ours) {
      expect((await admin.post('/api/admin/topics', aTopic(), headers)).status).toBe(201);
    }
  });
});

/** The directives of a policy with their values. */
const directivesOf = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim())
      .map((directive) => [directive.split(' ', 1).join(), directive.split(' ').slice(1).join(' ')]),
  );

const policy = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self'",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com https://www.youtube.com',
};
const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const onDocuments = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const fixed = { ...everywhere, ...onDocuments };
/** Loads nothing. */
const policyOfJson = { 'default-src': "'none'", 'frame-ancestors': "'none'" };
const calls = ['/api/topics', '/api/auth/user'];
const documents = [
  '/',
  '/entrar',
  '/healthz',
  '/idp/nada',
  '/api/nada',
  '/api/logout',
  '/api/login/failed?error=denied',
];

describe('[security 35] headers of every reply', () => {
  test.each(documents)('%s, a document', async (url) => {
    const { headers } = await api.visitor.get(url);
    expect(directivesOf(headers['content-security-policy'])).toEqual(policy);
    expect(headers).toMatchObject(fixed);
  });

  test.each(['/admin', '/admin/resumen', '/admin?tema=1'])(
    '%s, a page of teachers, may show other pictures',
    async (url) => {
      const { headers } = await api.visitor.get(url);
      const { 'img-src': images, ...others } = directivesOf(headers['content-security-policy']);
      const { 'img-src': _, ...expected } = policy;
      expect(others).toEqual(expected);
      expect(images).toBe("'self' data: blob: https:");
      const { headers: similar } = await api.visitor.get('/administrar');
      expect(directivesOf(similar['content-security-policy'])).toEqual(policy);
    },
  );

  test.each(calls)('%s, a call: only those that matter for JSON', async (url) => {
    const { headers } = await admin.get(url);
    expect(directivesOf(headers['content-security-policy'])).toEqual(policyOfJson);
    expect(headers).toMatchObject(everywhere);
    for (const name of Object.keys(onDocuments)) expect(headers).not.toHaveProperty(name);
  });

  test.each([...calls, ...documents])('%s: no HSTS without https, and no name of a product', async (url) => {
    const { headers } = await api.visitor.get(url);
    for (const name of ['strict-transport-security', 'x-powered-by', 'server'])
      expect(headers).not.toHaveProperty(name);
  });

  test('the page of the API description has the same policy, except that inline styles are allowed', async () => {
    const { headers } = await admin.get('/api/docs/');
    const { 'style-src': styles, ...others } = directivesOf(headers['content-security-policy']);
    const { 'style-src': _, ...expected } = policy;
    expect(others).toEqual(expected);
    expect(styles).toContain("'self'");
    expect(headers).toMatchObject(fixed);
  });

  test('with https every reply has HSTS for a year', async () => {
    const config = loadConfig({ PUBLIC_URL: 'https://matraz.example', MATRAZ_DATA_DIR: api.deps.config.dataDir });
    const secure = buildApp({ ...api.deps, config });
    try {
      for (const url of [...calls, ...documents]) {
        const { headers } = await secure.inject({ url });
        expect(headers['strict-transport-security']).toBe('max-age=31536000');
        expect(directivesOf(headers['content-security-policy'])).toEqual(
          calls.includes(url) ? policyOfJson : { ...policy, 'upgrade-insecure-requests': '' },
        );
        expect(headers).toMatchObject(calls.includes(url) ? everywhere : fixed);
      }
    } finally {
      await secure.close();
    }
  });

  test('a built script has only the headers that matter for a script', async () => {
    const { headers } = await admin.get('/assets/main-a1b2c3.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  test('[security 39] personal data is not cached', async () => {
    for (const url of ['/api/auth/user', '/api/topics', '/api/nada']) {
      expect((await admin.get(url)).headers['cache-control']).toBe('no-store');
    }
  });
});

test('[security 31] a forwarded address or host is ignored', async () => {
  const { body } = await admin.get('/api/docs/json', { 'x-forwarded-host': 'evil.test', host: 'evil.test' });
  expect(JSON.stringify(body)).not.toContain('evil.test');
});

describe('[security 30] limits', () => {
  test('count per account, not per address', async () => {
    const strict = await startSharedTestApi({ config: { ...api.deps.config, rateLimitScale: 5 / 1_200 } });
    try {
      const [ana, beto] = [await strict.account(), await strict.account()];
      for (let turn = 0; turn < 5; turn++) expect((await ana.get('/api/courses')).status).toBe(200);
      const refused = await ana.get('/api/courses');
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await beto.get('/api/courses')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  test('allow a parallel bulk load', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => admin.get('/api/courses')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
