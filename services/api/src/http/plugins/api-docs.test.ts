import { calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withRouteTable } from '../../testing/route-table.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';
import { describedRoutes } from './described-routes.ts';

let api: TestApi;
let table: string[];
beforeAll(async () => {
  ({ started: api, table } = await withRouteTable(() => startSharedTestApi()));
});
afterAll(() => api.close());

test('the OpenAPI 3.1 document contains every call of the contract with its fields', async () => {
  const { body, status } = await api.visitor.get('/api/docs/json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  for (const name of [...Object.keys(calls), 'getUpdates'] as (keyof typeof routes)[]) {
    const [method = '', url = ''] = routes[name].split(' ');
    expect(body.paths[url.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].operationId, name).toBe(name);
  }
  const { requestBody, responses } = body.paths['/api/questions/{id}/answer'].post;
  expect(requestBody.content['application/json'].schema.properties.selectedAnswer.type).toBe('integer');
  expect(Object.keys(responses[200].content['application/json'].schema.properties)).toContain('xpEarned');
  expect(body.paths['/api/exam-attempts/{id}'].get.responses[304]).toEqual({
    description: expect.stringMatching(/^Sin/),
  });
  expect(responses[304]).toBeUndefined();
  expect(responses[401].content['application/problem+json'].schema.required).toContain('code');
});

test('the document contains every route of the running app, and no other', async () => {
  const { paths } = (await api.visitor.get('/api/docs/json')).body;
  const documented = Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${url}`),
  );
  const others = table.filter((route) => !/^(GET|POST|PUT|DELETE) /.test(route));
  expect(others.filter((route) => !route.endsWith(' /idp/*'))).toEqual([]);
  const routed = table.filter((route) => !others.includes(route) && !/ \/api\/docs\b/.test(route));
  const urlOf = (route: string) => route.replace(/:(\w+)/g, '{$1}').replace('*', '{*}');
  expect(documented.toSorted()).toEqual([...new Set(routed.map(urlOf))].toSorted());
  expect(Object.keys(describedRoutes).filter((route) => !table.includes(route))).toEqual([]);
});

test('no two calls of the document have one id', async () => {
  const { paths } = (await api.visitor.get('/api/docs/json')).body;
  const described = Object.values(paths).flatMap((methods) => Object.values(methods as object));
  const ids = described.flatMap(({ operationId = [] }) => operationId);
  expect(ids.length).toBe(new Set(ids).size);
});

test('login, logout and the notices of payments are described', async () => {
  const { paths } = (await api.visitor.get('/api/docs/json')).body;
  expect(paths['/api/login'].get.parameters.map(({ name }: { name: string }) => name)).toContain('returnTo');
  expect(paths['/api/logout'].get.responses).toHaveProperty('403');
  expect(paths['/api/payments/webhook'].post.parameters[0]).toMatchObject({ name: 'data.id', in: 'query' });
  const form = paths['/idp/interaction/{uid}'].post.requestBody.content['application/x-www-form-urlencoded'];
  expect(Object.keys(form.schema.properties)).toEqual(['email', 'password']);
});

test('the page loads everything from this server', async () => {
  const { text, status } = await api.visitor.get('/api/docs/');
  expect(status).toBe(200);
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(text).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
  for (const [, part] of text.matchAll(/(?:src|href)="\.?\/?([^"]+)"/g)) {
    expect((await api.visitor.get(`/api/docs/${part?.replace(/^.*static\//, 'static/')}`)).status, part).toBe(200);
  }
});
