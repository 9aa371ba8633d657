import { afterEach, expect, test, vi } from 'vitest';
import { createAvailability } from './availability.ts';

/** A server whose probes the test answers. */
const probedServer = (onAway = () => {}, graceMs?: number) => {
  const probes: ((answered: boolean) => void)[] = [];
  const server = createAvailability(() => new Promise((answer) => probes.push(answer)), {
    onAway,
    ...(graceMs && { graceMs }),
  });
  close = server.close;
  const answer = async (answered: boolean) => {
    await expect.poll(() => probes.length).toBeGreaterThan(0);
    probes.shift()?.(answered);
  };
  return { ...server, probes, answer };
};
let close = () => {};
afterEach(() => close());

test('a server is believed to answer until a probe fails', async () => {
  const away = vi.fn();
  const { probes, answer, suspect, isThere } = probedServer(away);
  expect(await isThere()).toBe(true);
  expect(probes).toEqual([]);
  suspect();
  expect(await isThere()).toBe(true);
  await answer(false);
  await expect.poll(() => away.mock.calls.length).toBe(1);
  const asked = isThere();
  await answer(false);
  expect(await asked).toBe(false);
  expect(away).toHaveBeenCalledTimes(1);
});

test('a suspicion that the probe does not confirm changes nothing', async () => {
  const away = vi.fn();
  const { probes, answer, suspect, isThere } = probedServer(away);
  suspect();
  await answer(true);
  expect(await isThere()).toBe(true);
  expect(away).not.toHaveBeenCalled();
  suspect();
  await expect.poll(() => probes.length).toBe(1);
});

test('a server that is silent to the probe is away, and calls do not wait for the probe', async () => {
  const away = vi.fn();
  const { probes, suspect, isThere } = probedServer(away);
  suspect();
  await vi.waitUntil(() => away.mock.calls.length === 1, { timeout: 20_000 });
  for (let call = 0; call < 3; call++) expect(await isThere()).toBe(false);
  expect(probes).toHaveLength(1);
});

test('a call that comes while the server returns waits for its answer', async () => {
  const away = vi.fn();
  const { answer, suspect, isThere } = probedServer(away, 20_000);
  suspect();
  await vi.waitUntil(() => away.mock.calls.length === 1, { timeout: 20_000 });
  const first = isThere();
  await answer(true);
  expect(await first).toBe(true);
});

test('a call does not believe the failure of a probe that began before it', async () => {
  const away = vi.fn();
  const { answer, suspect, isThere } = probedServer(away, 20_000);
  suspect();
  await vi.waitUntil(() => away.mock.calls.length === 1, { timeout: 20_000 });
  const first = isThere();
  await answer(false);
  await answer(true);
  expect(await first).toBe(true);
});
