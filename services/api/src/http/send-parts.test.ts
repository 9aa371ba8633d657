import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { allowParts, sendParts, writeParts } from './send-parts.ts';

const parts = ['uno, ', 'dos y ', 'ñandú'].map((text) => Buffer.from(text));
const whole = parts.join('');

/** @param beforeReply what the server waits for */
const serve = async (beforeReply?: (closed: Promise<unknown>) => Promise<unknown>) => {
  const app = fastify();
  allowParts(app);
  app.addHook('onResponse', async () => {});
  app.get('/', { onSend: writeParts }, async (request, reply) => {
    await beforeReply?.(once(request.raw.socket, 'close'));
    return sendParts(reply.header('x-own', '1'), parts);
  });
  app.get('/other', { onSend: writeParts }, async () => 'other');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url };
};

test('the parts arrive as one body with its length; HEAD has the same headers', async () => {
  const { app, url } = await serve();
  const copied = vi.spyOn(Buffer, 'concat');
  const reply = await fetch(url);
  expect(copied).not.toHaveBeenCalled();
  expect(await reply.text()).toBe(whole);
  const length = String(Buffer.byteLength(whole));
  expect(Object.fromEntries(reply.headers)).toMatchObject({ 'content-length': length, 'x-own': '1' });
  const head = await fetch(url, { method: 'HEAD' });
  expect(Object.fromEntries(head.headers)).toMatchObject({ 'content-length': length, 'x-own': '1' });
  expect((await app.inject({ method: 'HEAD', url: '/' })).body).toBe('');
  copied.mockRestore();
  await app.close();
});

test('other replies of such a route stay as they are', async () => {
  const { app, url } = await serve();
  expect(await (await fetch(`${url}/other`)).text()).toBe('other');
  await app.close();
});

test('a student who leaves before the reply does no harm', async () => {
  const left = Promise.withResolvers<void>();
  const { app, url } = await serve((closed) => closed.then(() => left.resolve()));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  setTimeout(() => socket.destroy(), 50);
  await left.promise;
  expect(await (await fetch(`${url}/other`)).text()).toBe('other');
  await app.close();
});
