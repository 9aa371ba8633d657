import { EventEmitter } from 'node:events';
import { AggregatorRegistry, Counter, Registry } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
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

let primary: ReturnType<typeof createPrimary>;
let ana: Group;
let beto: Group;

const start = () => {
  const [own, other] = channelPair();
  primary(own);
  return joinGroup(other);
};
beforeEach(() => {
  primary = createPrimary();
  ana = start();
  beto = start();
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
