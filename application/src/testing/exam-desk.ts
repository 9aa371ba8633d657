import type { EventStore } from '@matraz/infra/event-store/port';
import { createCommandHandler } from '../command-handler/command-handler.ts';
import { createExamArchive } from '../exams/exam-archive.ts';

/** What exam commands need, on a log without read models: each student starts a first attempt, and nothing is behind. */
export const examDesk = (store: EventStore) => ({
  handle: createCommandHandler({ store }),
  archive: createExamArchive({ store }),
  lookup: {
    standing: async () => ({ completed: 0, isOpen: false, isAdmin: true }),
    attemptsToRescore: async () => [],
  },
  caughtUp: async () => {},
});
