import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { makeExam } from '@matraz/application/testing/exams';
import { expect, test } from 'vitest';
import { startSharedTestApi } from '../../testing/test-api.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

test.each([
  { next: 'a write is done', method: 'POST', path: '/complete', status: 200 },
  { next: 'a stream of updates is to come again', method: 'GET', path: '/updates', status: 503 },
])(
  'an api that stops answers what it holds; after it on the same connection $next',
  async ({ method, path, status }) => {
    let now = noon;
    const api = await startSharedTestApi({ clock: () => new Date(now) });
    const student = await api.account();
    const exam = await makeExam(await api.account({ admin: true }), { duration: 600 });
    const attempt = `/api/exam-attempts/${(await student.post(`/api/exams/${exam.id}/start`)).body.id}`;
    const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (options: { method: string; path: string }): Promise<IncomingMessage> => {
      const headers = { cookie: student.cookie, 'content-type': 'application/json' };
      const sending = request({ agent, host: '127.0.0.1', port, headers, ...options });
      const [reply] = await once(sending.end(options.method === 'POST' ? '{}' : undefined), 'response');
      return reply.resume();
    };

    const arrived = once(api.app.server, 'request');
    now = noon + 600_100; // within the grace period: the reply waits until closing time
    const held = ask({ method: 'POST', path: `${attempt}/complete` });
    const after = ask({ method, path: method === 'POST' ? attempt + path : `/api${path}` });
    await arrived;
    const stopping = api.app.close();
    expect((await held).statusCode).toBe(200);
    const { statusCode, headers } = await after;
    expect([statusCode, headers.connection]).toEqual([status, 'close']);
    await stopping;
    await api.close();
  },
);
