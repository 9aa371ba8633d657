import { type Accommodations, noAccommodations } from '@matraz/contracts/classes/accommodations';
import type { AccommodationsSet } from '@matraz/contracts/classes/events';
import { accommodations } from '../classes/accommodations.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';

interface Sources {
  wasAdministrator: (userId: string) => boolean;
  wasTaughtBy: (studentId: string, teacherId: string) => boolean;
}

/** Milliseconds in which a start may not know a change yet: it read the accommodations before. */
const readBefore = 60_000;

interface Known {
  now: Accommodations;
  before: Accommodations;
  changedAt: string;
}

export const createAccommodationsMeaning = ({ wasAdministrator, wasTaughtBy }: Sources) => {
  const students = new Map<string, Known>();
  return {
    /** The accommodations that an attempt of this student can have got at this time. */
    accommodationsOf(userId: string, at: Date): readonly Accommodations[] {
      const known = students.get(userId);
      if (!known) return [noAccommodations];
      const isRecent = Math.abs(at.getTime() - Date.parse(known.changedAt)) < readBefore;
      return isRecent ? [known.now, known.before] : [known.now];
    },
    judge(event: AccommodationsSet, { occurredAt }: LoggedEvent): Doubt | undefined {
      const { userId, by } = event.data;
      const state = students.get(userId)?.now ?? noAccommodations;
      students.set(userId, {
        now: accommodations.evolve(state, event),
        before: state,
        changedAt: occurredAt,
      });
      if (!wasAdministrator(by) && !wasTaughtBy(userId, by)) return { reason: 'not-her-teacher' };
      return judgeBy(accommodations, { state, event }, [{ type: 'SetAccommodations', data: event.data }]);
    },
  };
};
