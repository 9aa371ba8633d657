import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ requestTimeoutMs: 500 });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

test('a body that never ends is cut off', async () => {
  const { cookie } = await api.account({ admin: true });
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = ['POST /api/admin/topics HTTP/1.1', 'host: x', `cookie: ${cookie}`, 'content-type: application/json'];
  socket.write(`${[...head, 'content-length: 1000'].join('\r\n')}\r\n\r\n{"title":`);
  const drip = setInterval(() => socket.write(' '), 50);
  const from = performance.now();
  socket.on('error', () => {}).resume();
  // Not `once` of node:events: a reset of the connection would reject it.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  // Node looks every 30 s when it is not told otherwise.
  expect(performance.now() - from).toBeLessThan(15_000);
});
