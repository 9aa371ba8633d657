import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

const dir = mkdtempSync(join(tmpdir(), 'matraz-headers-'));
let api: TestApi;
let url: string;
let cookie: string;
let attemptId: string;
let questionId: string;

const writeBuild = () => {
  const page = '<!doctype html><title>Matraz</title>';
  const script = 'console.log("hola");';
  for (const folder of ['assets', 'pages']) mkdirSync(join(dir, folder));
  for (const [name, content] of [
    ['index.html', page],
    ['pages/landing.html', page],
    ['pages/dashboard.html', page],
    ['pages/exam-attempt.html', page],
    ['assets/app-BFw12QXY.js', script],
  ] as const) {
    writeFileSync(join(dir, name), content);
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
  }
};

beforeAll(async () => {
  writeBuild();
  api = await startSharedTestApi({ frontendDir: dir });
  const exam = await makeExam(await api.account({ admin: true }));
  const student = await api.account();
  cookie = student.cookie;
  questionId = `${exam.questions[0]}`;
  attemptId = (await student.post(`/api/exams/${exam.id}/start`)).body.id;
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await api.close();
  rmSync(dir, { recursive: true });
});

/** Asks as a browser does, and reads the reply to its end. @param body absent: a GET */
const ask = async (path: string, headers: Record<string, string>, body?: object): Promise<IncomingMessage> => {
  const asked = { 'accept-encoding': 'gzip, deflate, br', ...headers };
  const sending = request(url + path, { method: body ? 'POST' : 'GET', headers: asked });
  const [reply] = await once(sending.end(body && JSON.stringify(body)), 'response');
  await once(reply.resume(), 'end');
  return reply;
};

/** Asks again with the tag of the reply. */
const askAgain = async (path: string, headers: Record<string, string>) => {
  const { etag } = (await ask(path, headers)).headers;
  return ask(path, { ...headers, 'if-none-match': `${etag}` });
};

/** The bytes of the status line and the headers, as HTTP/1.1 sends them. */
const headerBytesOf = ({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number => {
  // Names and values alternate: ": " follows each name, and a line end each value.
  const lines = rawHeaders.reduce((bytes, text) => bytes + text.length + 2, 0);
  return `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n`.length + lines + '\r\n'.length;
};

const html = { accept: 'text/html' };
const script = '/assets/app-BFw12QXY.js';
const attemptPath = () => `/api/exam-attempts/${attemptId}`;
const save = () =>
  ask(`${attemptPath()}/answers`, { cookie, 'content-type': 'application/json' }, { questionId, selectedAnswer: 1 });

/** Each limit is a little above the largest size of a real platform. Only documents need the long policies. */
const replies: [reply: string, status: number, limit: number, send: () => Promise<IncomingMessage>][] = [
  ['the landing page', 200, 950, () => ask('/', html)],
  ['the start page', 200, 1_000, () => ask('/', { ...html, cookie })],
  ['an exam page', 200, 1_100, () => ask(`/exam-attempt/${attemptId}`, { ...html, cookie })],
  ['a script', 200, 400, () => ask(script, {})],
  ['an unchanged script', 304, 400, () => askAgain(script, {})],
  ['the data of the start page', 200, 450, () => ask('/api/dashboard', { cookie })],
  ['the data of an exam page', 200, 500, () => ask(attemptPath(), { cookie })],
  ['the unchanged data of an exam page', 304, 400, () => askAgain(attemptPath(), { cookie })],
  ['a saved answer', 200, 400, save],
];

test.each(replies)('%s: status %i, its headers take at most %i bytes', async (_, status, limit, send) => {
  const reply = await send();
  expect(reply.statusCode).toBe(status);
  expect(headerBytesOf(reply)).toBeLessThanOrEqual(limit);
});
