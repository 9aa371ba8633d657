import type { EventStore } from '@matraz/infra/event-store/port';
import { createCommandHandler } from '../command-handler/command-handler.ts';
import { createExamArchive } from '../exams/exam-archive.ts';
import type { ExamDeps } from '../exams/exam-deps.ts';

/**
 * Dependencies of the exam commands on a log without read models. The look-ups answer that every student is an administrator
 * without attempts.
 */
export const testExamDeps = (store: EventStore): ExamDeps => ({
  handle: createCommandHandler({ store }),
  archive: createExamArchive({ store }),
  examLookup: {
    startConditions: async () => ({ completed: 0, isOpen: false, isAdmin: true, ofClasses: [], ofAttempts: [] }),
    hasOpenAttempts: async () => false,
    attemptsToRescore: async () => [],
    attemptsWith: async () => ({ completed: [], running: 0 }),
  },
  store,
  waiter: { waitFor: async () => true },
});
