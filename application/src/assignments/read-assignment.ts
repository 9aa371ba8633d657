import type { AssignmentEvent } from '@matraz/contracts/assignments/events';
import { streamOf } from '@matraz/contracts/streams';
import { resultsFrom, showsResults } from '@matraz/domain/assignments/assigned-start';
import { assignment, type ExistingAssignment } from '@matraz/domain/assignments/assignment';
import type { EventStore } from '@matraz/infra/event-store/port';
import { decodeEvent } from '../command-handler/event-codec.ts';

interface Log {
  store: Pick<EventStore, 'readStream'>;
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
 * Null: the student may see the result and the key of her attempt. `shownFrom`: when she may, as far as it is known.
 * The log is asked, so a slow projector shows nothing too early.
 */
export const withholdingOf = async (
  log: Log,
  { assignmentId }: { assignmentId?: string | undefined },
  now: Date,
): Promise<{ shownFrom: string | null } | null> => {
  if (assignmentId === undefined) return null;
  const found = await readAssignment(log, assignmentId);
  return found === null || showsResults(found, now) ? null : { shownFrom: resultsFrom(found) };
};
