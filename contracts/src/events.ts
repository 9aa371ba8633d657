import { accountEvents } from './accounts/events.ts';
import { assignmentEvents } from './assignments/events.ts';
import { catalogEvents } from './catalog/events.ts';
import { accommodationEvents, classEvents } from './classes/events.ts';
import type { EventOf } from './event.ts';
import { examAttemptEvents, examEvents, examReviewEvents } from './exams/events.ts';
import { practiceEvents } from './practice/events.ts';
import { paymentEvents, premiumEvents } from './premium/events.ts';

/** Every event type of the product, by name. */
export const allEvents = {
  ...accountEvents,
  ...catalogEvents,
  ...practiceEvents,
  ...examEvents,
  ...examAttemptEvents,
  ...examReviewEvents,
  ...premiumEvents,
  ...paymentEvents,
  ...classEvents,
  ...accommodationEvents,
  ...assignmentEvents,
};

export type MatrazEvent = EventOf<typeof allEvents>;
export type EventType = MatrazEvent['type'];

/**
 * Appends of these types alone send no notification: no projection reads them, and no reply waits for them. On an exam
 * morning most events are of these types.
 */
export const typesThatCanWait: readonly string[] = ['ExamAnswerSaved'] satisfies EventType[];
