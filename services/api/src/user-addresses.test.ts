import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aLesson, aQuestion, aTopic, aVideo } from '@matraz/application/testing/content';
import { anExam, anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityOf } from './accounts/claims.ts';
import type { Client } from './testing/client.ts';
import { startSharedTestApi, type TestApi } from './testing/test-api.ts';

/** A server of a stranger. It notes what it is asked for. */
const asked: string[] = [];
let stranger: Server;
let address: string;
let api: TestApi;
let admin: Client;
let student: Client;

beforeAll(async () => {
  stranger = createServer(({ url = '' }, reply) => {
    asked.push(url);
    reply.end();
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  api = await startSharedTestApi();
  [admin, student] = [await api.account({ admin: true }), await api.account()];
});
afterAll(async () => {
  await api.close();
  stranger.close();
});

/** HTML with the address in every place that a reader might follow. */
const html = (path: string) => {
  const url = `${address}/${path}`;
  return [
    `<p>texto <a href="${url}">enlace</a> <img src="${url}" alt="x"><img src="//${new URL(url).host}/${path}" alt="x"></p>`,
    `<img srcset="${url} 2x" src="${url}"><p style="background:url(${url})">x</p><iframe src="${url}"></iframe>`,
    `<link rel="stylesheet" href="${url}"><object data="${url}"></object><svg><image href="${url}"/></svg>`,
    `\\(\\href{${url}}{x} \\includegraphics{${url}}\\)`,
  ].join('');
};
const link = (path: string) => `${address}/${path}`;

test('[security 34] the server asks no address that a user wrote, in no field', async () => {
  const topic = await admin.post('/api/admin/topics', aTopic({ title: link('title'), description: html('topic') }));
  const { id } = topic.body;
  const options = [html('option'), '<p>b</p>'];
  const exam = await makeExam(admin, { scored: 1, pilots: 0 });
  const written = [
    topic,
    await admin.post('/api/admin/lessons', aLesson(id, { content: html('lesson') })),
    await admin.post('/api/admin/questions', aQuestion(id, { question: html('q'), options, explanation: html('e') })),
    await admin.post('/api/admin/videos', aVideo(id, { title: link('video'), description: html('video') })),
    await admin.post('/api/admin/exams', anExam({ title: link('exam'), description: html('exam') })),
    await admin.post(`/api/admin/exams/${exam.id}/questions/bulk`, {
      questions: [anExamQuestion({ question: html('bulk'), explanation: html('bulk') })],
    }),
  ];
  expect(written.map(({ status }) => status)).toEqual(written.map(() => 201));

  const refusedOrKept = [
    await admin.post('/api/admin/videos', aVideo(id, { youtubeId: link('watch?v=dQw4w9WgXcQ') })),
    await admin.post('/api/admin/topics', aTopic({ color: `url(${link('color')})`, icon: link('icon') })),
    await admin.post('/api/upload/image', { image: link('upload') }),
    await admin.request({
      method: 'POST',
      url: '/api/upload/image',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="image"; filename="${link('file')}"\r\n\r\n${link('file')}\r\n--x--`,
    }),
    await student.post('/api/create-payment', { planId: 'monthly', userId: newId(), returnUrl: link('return') }),
    await student.post('/api/client-errors', {
      release: link('release'),
      browser: link('browser'),
      path: link('path'),
      message: link('message'),
      stack: `Error\n at ${link('stack')}`,
    }),
    await api.visitor.post('/api/payments/webhook', { data: { id: link('notice') }, resource: link('resource') }),
    await api.visitor.get(`/api/login?returnTo=${encodeURIComponent(link('returnTo'))}`),
    await api.visitor.get(`/api/callback?code=x&state=x&iss=${encodeURIComponent(address)}`),
    await api.visitor.get(
      `/idp/auth?client_id=matraz&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(link('redirect'))}` +
        `&request_uri=${encodeURIComponent(link('request'))}`,
    ),
    await api.visitor.get('/api/docs/json', {
      host: new URL(address).host,
      'x-forwarded-host': new URL(address).host,
      forwarded: `host=${new URL(address).host}`,
      referer: link('referer'),
      origin: address,
    }),
    await admin.get(`/api/topics/${id}`),
    await admin.get(`/api/exams/${exam.id}`),
    await admin.get(`/api/admin/topics/${id}/analysis`),
  ];
  expect(refusedOrKept.filter(({ status }) => status >= 500)).toEqual([]);

  // A request that the api began earlier has come by now.
  await fetch(link('own'));
  expect(asked).toEqual(['/own']);
});

test('[security 34] a picture of an account is an address for browsers, and only of https', () => {
  const claims = { iss: 'https://idp.example', sub: '1', picture: link('picture') };
  expect(identityOf(claims, false).profileImageUrl).toBeNull();
});
