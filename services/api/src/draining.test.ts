import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { makeExam } from './testing/exams.ts';
import { startTestApi } from './testing/test-api.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

test('an api that stops answers what it holds, and what comes after it on the same connection', async () => {
  let now = noon;
  const api = await startTestApi({ clock: () => new Date(now) });
  const student = await api.account();
  const exam = await makeExam(await api.account({ admin: true }), { duration: 600 });
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body;
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const arrived = once(api.app.server, 'request');
  const handIn = async () => {
    const path = `/api/exam-attempts/${id}/complete`;
    const sending = request({
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path,
      headers: { cookie: student.cookie, 'content-type': 'application/json' },
    });
    const [reply] = (await once(sending.end('{}'), 'response')) as [IncomingMessage];
    const { paesScore } = JSON.parse(Buffer.concat(await reply.toArray()).toString());
    return { status: reply.statusCode, paesScore };
  };

  now = noon + 600_100; // in the grace: held until closing time
  const both = [handIn(), handIn()];
  await arrived;
  const stopping = api.app.close();
  expect(await Promise.all(both)).toEqual(both.map(() => ({ status: 200, paesScore: 100 })));
  await stopping;
  agent.destroy();
  await api.close();
});
