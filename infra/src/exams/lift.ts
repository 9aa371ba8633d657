import { allEvents, type MatrazEvent } from '@matraz/contracts/events';
import { liftEvent } from '../event-store/lift-event.ts';
import type { RecordedEvent } from '../event-store/port.ts';

/** An event of a stream whose category tells its types, as rules take it. */
export const lifted = <Event extends MatrazEvent>(recorded: RecordedEvent): Event => {
  const { type, data } = liftEvent(allEvents, recorded);
  return { type, data } as Event;
};
