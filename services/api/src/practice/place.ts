import { mayOpen, type Reader } from '../http/reader.ts';

/** What the lock of a lesson or question is decided by. */
export interface Place extends Reader {
  /** Of the topic within its unit. */
  orderIndex: number;
  /** How many stand before it in its topic. */
  before: number;
  /** How many there are in its topic. */
  total: number;
}

const none = { lessons: 0, questions: 0, videos: 0 };

/** Whether this reader may act on what stands in this place. */
export const isOpen = (kind: 'lessons' | 'questions', place: Place, now: Date): boolean =>
  place.before < mayOpen(place, { ...none, [kind]: place.total }, now)[kind];
