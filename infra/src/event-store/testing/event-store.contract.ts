import { afterAll, beforeAll, describe } from 'vitest';
import { appendingContract } from './appending.contract.ts';
import type { StoreHarness } from './harness.ts';
import { readingContract } from './reading.contract.ts';
import { subscribingContract } from './subscribing.contract.ts';

/** The tests that every event store must pass. */
export const eventStoreContract = (engine: string, start: () => Promise<StoreHarness>): void => {
  describe(engine, () => {
    let harness: StoreHarness;
    beforeAll(async () => {
      harness = await start();
    }, 120_000);
    afterAll(() => harness?.close());
    describe('appending', () => appendingContract(() => harness));
    describe('reading', () => readingContract(() => harness));
    describe('subscribing', () => subscribingContract(() => harness));
  });
};
