import { afterAll, beforeAll, describe } from 'vitest';
import { eventStoreContract } from './event-store.contract.ts';
import { type EventStoreDbHarness, eventStoreDbHarness, type RunningServer } from './eventstoredb-harness.ts';
import { faultsContract } from './faults.contract.ts';
import { foreignEventsContract } from './foreign-events.contract.ts';

/** Where a test is not about a silent server, a busy machine may be slow. */
const timeoutMs = 20_000;

/** What every event store must hold, and what the adapter must hold besides, over a server that another process runs. */
export const eventStoreDbContract = (server: string, start: () => Promise<RunningServer>): void => {
  eventStoreContract(server, async () => eventStoreDbHarness(await start(), { timeoutMs }));
  describe(server, () => {
    let patient: EventStoreDbHarness;
    let harness: EventStoreDbHarness;
    beforeAll(async () => {
      const running = await start();
      patient = await eventStoreDbHarness(running, { timeoutMs });
      harness = await eventStoreDbHarness({ ...running, stop: async () => {} });
      await patient.open().head(); // a server that has just started is slow at first
    }, 120_000);
    afterAll(async () => {
      await harness?.close();
      await patient?.close();
    });
    describe('beside other programs', () => foreignEventsContract(() => patient));
    describe('in trouble', () => faultsContract(() => harness));
  });
};
