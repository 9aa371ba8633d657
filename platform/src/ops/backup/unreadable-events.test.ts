import { join } from 'node:path';
import { allEvents } from '@matraz/contracts/events';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { foreignEvents, unreadableEvents, writeForeign } from '@matraz/infra/event-store/testing/foreign-events';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useOps } from '../testing/use-ops.ts';

const ops = useOps();

test('a log with unreadable events can be restored from its backup into PostgreSQL, and they stay unreadable', async () => {
  const [{ url, stop }, other] = [await startStandIn(), await createTestDatabase()];
  onTestFinished(async () => {
    await stop();
    await other.drop();
  });
  vi.stubEnv('EVENT_STORE_URL', url);
  const unreadable = unreadableEvents('CourseDefined');
  await writeForeign(url, 'course-1', foreignEvents());
  await writeForeign(url, 'course-1', unreadable);
  const path = join(ops.folder, 'respaldo.tar');
  expect(await ops.json('backup', path)).toMatchObject({ code: 0, reply: { events: unreadable.length } });

  vi.stubEnv('EVENT_STORE_URL', '');
  vi.stubEnv('DATABASE_URL', other.url);
  vi.stubEnv('MATRAZ_DATA_DIR', join(ops.folder, 'other'));
  expect(await ops.json('restore', path)).toMatchObject({ code: 0, reply: { events: unreadable.length } });
  const store = await openEventStore({ databaseUrl: other.url });
  onTestFinished(() => store.close());
  const { events } = await store.readAll({ after: 0n, limit: 100 });
  expect(events).toHaveLength(unreadable.length);
  for (const event of events) expect(() => liftEvent(allEvents, event)).toThrow();
  expect(events.at(-1)?.data).toEqual({ unreadable: Buffer.from([0xff, 0x00]).toString('base64') });
});
