import type { Handle } from '@matraz/application/command-handler';
import { readModelExamLookup } from '@matraz/application/exams/exam-lookup';
import type { VoidingDesk } from '@matraz/application/exams/voiding';
import type { ApiDeps } from '../deps.ts';

/** A voiding is worth a longer wait than a reply: it looks for the attempts that it concerns. */
const PATIENCE_MS = 10_000;

/** What the commands of one request stand on. */
export const deskOf = ({ handle }: { handle: Handle }, { archive, pool, store, waiter }: ApiDeps): VoidingDesk => ({
  handle,
  archive,
  lookup: readModelExamLookup(pool),
  caughtUp: async () => waiter.waitFor(await store.head(), PATIENCE_MS),
});
