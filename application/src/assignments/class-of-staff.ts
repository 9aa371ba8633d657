import type { ClassEvent } from '@matraz/contracts/classes/events';
import { streamOf } from '@matraz/contracts/streams';
import { type Classroom, classroom } from '@matraz/domain/classes/classroom';
import { DomainError } from '@matraz/domain/errors';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Staff } from '../classes/class-staff.ts';
import { decodeEvent } from '../command-handler/event-codec.ts';

/** The class as the log has it now. @throws DomainError class_not_found, also for a teacher of other classes */
export const requireClassOfStaff = async (
  { store }: { store: Pick<EventStore, 'readStream'> },
  classId: string,
  { by, isAdmin }: Staff,
): Promise<Classroom> => {
  const events = await store.readStream(streamOf.classroom(classId));
  const found = events.reduce(
    (state, event) => classroom.evolve(state, decodeEvent<ClassEvent>(event)),
    classroom.initialState(),
  );
  if (!found.exists || (!isAdmin && !found.teachers.has(by))) throw new DomainError('class_not_found');
  return found;
};
