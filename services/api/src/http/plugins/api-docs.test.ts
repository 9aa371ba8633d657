import { calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startSharedTestApi();
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

test('the page loads everything from this server', async () => {
  const { text, status } = await api.visitor.get('/api/docs/');
  expect(status).toBe(200);
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(text).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
  for (const [, part] of text.matchAll(/(?:src|href)="\.?\/?([^"]+)"/g)) {
    expect((await api.visitor.get(`/api/docs/${part?.replace(/^.*static\//, 'static/')}`)).status, part).toBe(200);
  }
});
