import { afterAll, beforeAll, describe } from 'vitest';
import { eventStoreContract } from './event-store.contract.ts';
import { type EventStoreDbHarness, eventStoreDbHarness, type RunningServer } from './eventstoredb-harness.ts';
import { faultsContract } from './faults.contract.ts';
import { foreignEventsContract } from './foreign-events.contract.ts';
import { headContract } from './head.contract.ts';
import { loginContract } from './login.contract.ts';

/** For tests that are not about a silent server: a busy machine may be slow. */
const timeoutMs = 20_000;

/** The contract of every event store, and the additional one of this adapter. The server runs in another process. */
export const eventStoreDbContract = (server: string, start: () => Promise<RunningServer>): void => {
  eventStoreContract(server, async () => eventStoreDbHarness(await start(), { timeoutMs }));
  describe(server, () => {
    let tolerant: EventStoreDbHarness;
    let harness: EventStoreDbHarness;
    beforeAll(async () => {
      const running = await start();
      tolerant = await eventStoreDbHarness(running, { timeoutMs });
      harness = await eventStoreDbHarness({ ...running, stop: async () => {} });
      await tolerant.open().head(); // a server is slow just after its start
    }, 120_000);
    afterAll(async () => {
      await harness?.close();
      await tolerant?.close();
    });
    describe('beside other programs', () => foreignEventsContract(() => tolerant));
    describe('the head', () => headContract(() => tolerant));
    describe('logins', () => loginContract(() => tolerant));
    describe('with faults', () => faultsContract(() => harness));
  });
};
