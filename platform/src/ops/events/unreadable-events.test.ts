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
const unreadable = unreadableEvents('CourseDefined');
const { length } = unreadable;

/** The log of a stand-in for EventStoreDB, which other programs have written to. */
const useSharedLog = async (): Promise<void> => {
  const { url, stop } = await startStandIn();
  onTestFinished(stop);
  vi.stubEnv('EVENT_STORE_URL', url);
  await writeForeign(url, 'billing-1', foreignEvents());
  await writeForeign(url, 'course-1', unreadable);
};

test('a log with unreadable events can be sealed, and its seal can be verified', async () => {
  await useSharedLog();
  expect(await ops.json('seal')).toMatchObject({ code: 0 });
  expect(await ops.json('events', 'verify')).toMatchObject({ code: 0, reply: { size: length } });
});

test('such a log can be copied to another EventStoreDB and to PostgreSQL', async () => {
  await useSharedLog();
  const [{ url, stop }, other] = [await startStandIn(), await createTestDatabase()];
  onTestFinished(stop);
  onTestFinished(() => other.drop());
  for (const to of [url, other.url])
    expect(await ops.json('events', 'copy', '--to', to)).toMatchObject({ code: 0, reply: { copied: length } });
});

test('it can be restored from its backup into PostgreSQL, and the events stay unreadable', async () => {
  await useSharedLog();
  const other = await createTestDatabase();
  onTestFinished(() => other.drop());
  const path = join(ops.folder, 'respaldo.tar');
  expect(await ops.json('backup', path)).toMatchObject({ code: 0, reply: { events: length } });

  vi.stubEnv('EVENT_STORE_URL', '');
  vi.stubEnv('DATABASE_URL', other.url);
  vi.stubEnv('MATRAZ_DATA_DIR', join(ops.folder, 'other'));
  expect(await ops.json('restore', path, '--none-erased')).toMatchObject({ code: 0, reply: { events: length } });
  const store = await openEventStore({ databaseUrl: other.url });
  onTestFinished(() => store.close());
  const { events } = await store.readAll({ after: 0n, limit: 100 });
  expect(events).toHaveLength(length);
  for (const event of events) expect(() => liftEvent(allEvents, event)).toThrow();
  expect(events.at(-1)?.data).toMatchObject({ unreadable: { data: Buffer.from([0xff, 0x00]).toString('base64') } });
});
