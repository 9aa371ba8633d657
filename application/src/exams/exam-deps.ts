import type { EventStore } from '@matraz/infra/event-store/port';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import type { Handle } from '../command-handler/command.ts';
import type { ExamArchive } from './exam-archive.ts';
import type { ExamLookup } from './exam-lookup.ts';

/** Dependencies of the exam commands. Each command names the part that it uses. */
export interface ExamDeps {
  handle: Handle;
  archive: ExamArchive;
  examLookup: ExamLookup;
  store: Pick<EventStore, 'head' | 'readStream'>;
  waiter: Pick<ReadModelWaiter, 'waitFor'>;
}

/** Dependencies of most attempt commands. */
export type AttemptDeps = Pick<ExamDeps, 'handle' | 'archive'>;
