import { allEvents, type MatrazEvent } from '@matraz/contracts/events';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { RecordedEvent } from '@matraz/infra/event-store/port';

/** An event of a stream whose category tells its types, as rules take it. */
export const lifted = <Event extends MatrazEvent>(recorded: RecordedEvent): Event => {
  const { type, data } = liftEvent(allEvents, recorded);
  return { type, data } as Event;
};
