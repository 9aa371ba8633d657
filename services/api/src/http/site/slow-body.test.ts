import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startSharedTestApi({ requestTimeoutMs: 500 });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

test('[security 33] a request whose body does not end is cut off', async () => {
  const { cookie } = await api.account({ admin: true });
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = ['POST /api/admin/topics HTTP/1.1', 'host: x', `cookie: ${cookie}`, 'content-type: application/json'];
  socket.write(`${[...head, 'content-length: 1000'].join('\r\n')}\r\n\r\n{"title":`);
  const drip = setInterval(() => socket.write(' '), 50);
  const from = performance.now();
  socket.on('error', () => {}).resume();
  // `once` of node:events is not used, because it rejects when the connection is reset.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  // Node checks only every 30 s by default.
  expect(performance.now() - from).toBeLessThan(15_000);
});
