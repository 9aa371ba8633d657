import type { AssignmentEvent } from '@matraz/contracts/assignments/events';
import { streamOf } from '@matraz/contracts/streams';
import { resultsFrom, showsResults } from '@matraz/domain/assignments/assigned-start';
import { assignment, type ExistingAssignment } from '@matraz/domain/assignments/assignment';
import type { EventStore } from '@matraz/infra/event-store/port';
import { decodeEvent } from '../command-handler/event-codec.ts';
import type { ExamLookup } from '../exams/exam-lookup.ts';

interface Log {
  store: Pick<EventStore, 'readStream'>;
}

interface Withholding extends Log {
  examLookup: Pick<ExamLookup, 'hasOpenAttempts'>;
}

/** The assignment as the log has it now. Null: there is none. */
export const readAssignment = async ({ store }: Log, assignmentId: string): Promise<ExistingAssignment | null> => {
  const events = await store.readStream(streamOf.assignment(assignmentId));
  return events.reduce(
    (state, event) => assignment.evolve(state, decodeEvent<AssignmentEvent>(event)),
    assignment.initialState(),
  );
};

/**
 * Whether students see results and keys now. At the closing some may still write, because staff gave them time: the results wait for
 * them. The read tables know who writes. A slow projector shows nothing too early, because no attempt starts after the closing.
 */
export const areResultsShown = async (
  { examLookup }: Pick<Withholding, 'examLookup'>,
  found: ExistingAssignment,
  now: Date,
): Promise<boolean> => {
  if (!showsResults(found, now)) return false;
  const waits = found.conditions.results === 'at-closing' && found.releasedAt === null && !found.isWithdrawn;
  return !waits || !(await examLookup.hasOpenAttempts(found.assignmentId));
};

/**
 * Null: the student may see the result and the key of her attempt. `shownFrom`: when she may, as far as it is known.
 * The log is asked, so a slow projector shows nothing too early.
 */
export const withholdingOf = async (
  deps: Withholding,
  { assignmentId }: { assignmentId?: string | undefined },
  now: Date,
): Promise<{ shownFrom: string | null } | null> => {
  if (assignmentId === undefined) return null;
  const found = await readAssignment(deps, assignmentId);
  if (found === null || (await areResultsShown(deps, found, now))) return null;
  return { shownFrom: resultsFrom(found) };
};
