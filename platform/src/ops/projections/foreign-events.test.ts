import { createCommandHandler } from '@matraz/application/command-handler';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { foreignEvents, unreadableEvents, writeForeign } from '@matraz/infra/event-store/testing/foreign-events';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { projections } from '@matraz/projector/projections';
import { startProjector } from '@matraz/projector/projector';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defineCourses } from '../../setup/courses.ts';
import { useOps } from '../testing/use-ops.ts';

const ops = useOps();

test('events of other programs stop neither the projector nor verify, and unreadable events of ours are parked', async () => {
  const { url, stop } = await startStandIn();
  vi.stubEnv('EVENT_STORE_URL', url);
  const store = await openEventStore({ eventStoreUrl: url });
  onTestFinished(async () => {
    await store.close();
    await stop();
  });
  const unreadable = unreadableEvents('CourseDefined');
  await writeForeign(url, 'billing-1', foreignEvents());
  await defineCourses({ handle: createCommandHandler({ store }) }, new Date());
  await writeForeign(url, 'user-1', foreignEvents());
  await writeForeign(url, 'topic-1', unreadable);
  const head = await store.head();
  await writeForeign(url, 'billing-1', foreignEvents());

  const logger = pino({ level: 'silent' });
  const stopping = new AbortController();
  const projector = startProjector({
    store,
    databaseUrl: ops.database.url,
    projections,
    logger,
    signal: stopping.signal,
  });
  // The tables are also past the foreign events at the end.
  const status = async () => (await ops.json('projections', 'status')).reply;
  await expect.poll(async () => BigInt(`${(await status()).position}`)).toBeGreaterThan(head);
  expect(await status()).toMatchObject({ head: String(head), parked: unreadable.length });
  stopping.abort();
  await projector;

  const { rows } = await ops.database.pool.query('select count(*)::int from read.course');
  expect(rows).toEqual([{ count: 3 }]);
  expect(await ops.json('projections', 'verify')).toEqual({ code: 0, reply: { differing: [] } });
});
