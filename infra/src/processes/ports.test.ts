import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { claimPort, freeLocalPort } from './ports.ts';

const { chosen } = vi.hoisted(() => ({ chosen: [] as number[] }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, randomInt: (from: number, to: number) => chosen.shift() ?? crypto.randomInt(from, to) };
});

const servers: Server[] = [];
const listenOnAnyPort = async (): Promise<number> => {
  const server = createServer();
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

const claims = { freeLocalPort, 'claimPort(0)': () => claimPort(0, 'localhost') };

it.each(Object.entries(claims))('%s takes no port that the system gives to other programs', async (_, claim) => {
  const ports = await Promise.all(Array.from({ length: 50 }, claim));
  expect(Math.max(...ports)).toBeLessThan(await listenOnAnyPort());
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it.each(Object.entries(claims))('%s looks for another port when the first is used', async (_, claim) => {
  const used = await listenOnAnyPort();
  chosen.push(used, used, 20_123);
  expect(await claim()).toBe(20_123);
});

it('a port that was asked for is not replaced by another', async () => {
  const used = await listenOnAnyPort();
  await expect(claimPort(used, 'localhost')).rejects.toThrow(`El puerto ${used} está ocupado por otro programa`);
});
