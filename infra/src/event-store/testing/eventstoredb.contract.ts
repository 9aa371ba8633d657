import { afterAll, beforeAll, describe } from 'vitest';
import { eventStoreContract } from './event-store.contract.ts';
import { type EventStoreDbHarness, eventStoreDbHarness, type RunningServer } from './eventstoredb-harness.ts';
import { faultsContract } from './faults.contract.ts';
import { foreignEventsContract } from './foreign-events.contract.ts';

/** Where a test is not about a silent server, a busy machine may be slow. */
const patienceMs = 20_000;

/** What every event store must hold, and what the adapter must hold besides, over a server that another process runs. */
export const eventStoreDbContract = (server: string, start: () => Promise<RunningServer>): void => {
  eventStoreContract(server, async () => eventStoreDbHarness(await start(), { patienceMs }));
  describe(server, () => {
    let harness: EventStoreDbHarness;
    beforeAll(async () => {
      harness = await eventStoreDbHarness(await start());
    }, 120_000);
    afterAll(() => harness?.close());
    describe('beside other programs', () => foreignEventsContract(() => harness));
    describe('in trouble', () => faultsContract(() => harness));
  });
};
