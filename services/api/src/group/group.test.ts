import { EventEmitter } from 'node:events';
import { TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import { AggregatorRegistry, Counter, Registry } from 'prom-client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Group } from './group.ts';
import { joinGroup } from './member.ts';
import { createPrimary } from './primary.ts';

/** Both ends of the IPC channel of a process. */
const channelPair = () => {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const channel = (own: EventEmitter, other: EventEmitter) => ({
    connected: true,
    send(message: unknown) {
      setImmediate(() => other.emit('message', structuredClone(message)));
      return true;
    },
    on: own.on.bind(own),
  });
  return [channel(ends[0], ends[1]), channel(ends[1], ends[0])] as const;
};

const minute = 60_000;
const limits = { limit: 2, windowMs: minute };
let primary: ReturnType<typeof createPrimary>;
let ana: Group;
let beto: Group;
let endOfBeto: () => void;

const start = () => {
  const [own, other] = channelPair();
  const end = primary(own);
  return { group: joinGroup(other), end };
};
beforeEach(() => {
  primary = createPrimary();
  ana = start().group;
  ({ group: beto, end: endOfBeto } = start());
});

test('a limit of requests counts those of all processes; each call has its own count', async () => {
  await ana.counts.countRequest('GET /a', 'user', minute, 10);
  expect((await beto.counts.countRequest('GET /a', 'user', minute, 10)).current).toBe(2);
  expect((await beto.counts.countRequest('GET /b', 'user', minute, 10)).current).toBe(1);
});

test('wrong passwords count in all processes, and a guess whose process ended does not count', async () => {
  const begin = ({ counts }: Group) => counts.guesses.begin('account', 'ana@liceo.cl', limits);
  (await begin(ana))('ana', 'wrong');
  await begin(beto);
  const waiting = begin(ana);
  endOfBeto();
  (await waiting)('ana', 'wrong');
  await expect(begin(ana)).rejects.toThrow(TooManyGuesses);
});

test('a guess whose process has waited too long gives its place back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const begin = ({ counts }: Group) => counts.guesses.begin('account', 'ana@liceo.cl', { ...limits, limit: 1 });
  const end = await begin(ana);
  const late = begin(beto);
  await beto.counts.countRequest('GET /a', 'user', minute, 1); // the first process has the earlier call, too
  vi.advanceTimersByTime(26_000);
  end('ana', 'unchecked');
  await expect(late).rejects.toThrow(TooManyGuesses);
  (await begin(ana))('ana', 'right');
});

test('the open streams of a user count in all processes, until they or their process end', async () => {
  const open = ({ counts }: Group) => counts.openStream('user', 2);
  const close = await open(ana);
  expect(await open(beto)).not.toBeNull();
  expect(await open(ana)).toBeNull();
  close?.();
  expect(await open(ana)).not.toBeNull();
  expect(await open(ana)).toBeNull();
  endOfBeto();
  await expect.poll(() => open(ana)).not.toBeNull();
});

test('the metrics are those of all processes that answer', async () => {
  const registry = new Registry();
  new Counter({ name: 'requests', help: 'Requests.', registers: [registry] }).inc();
  const readAll = ana.shareMetrics(() => registry.getMetricsAsJSON());
  beto.shareMetrics(() => registry.getMetricsAsJSON());
  const total = async () => AggregatorRegistry.aggregate(await readAll()).metrics();
  expect(await total()).toContain('\nrequests 2');
  beto.shareMetrics(() => Promise.reject(new Error('stopping')));
  expect(await total()).toContain('\nrequests 1');
});
