import { createLogJudge, type DoubtfulEvent } from '@matraz/application/meaning/judge-log';
import { streamOf } from '@matraz/contracts/streams';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { demoKeyHashes } from '../../demo/seed-accounts.ts';
import type { Output } from '../output.ts';
import { readWithProgress } from '../read-events.ts';

/** The streams that a student's events are judged by: the student's own, and the ones that these name. */
const prefixesOf = (userId: string): string[] => [
  `answer-${userId}.`,
  `reading-${userId}.`,
  `review-${userId}.`,
  `premium-${userId}`,
  'account-',
  'course-',
  'topic-',
  'lesson-',
  'question-',
  'exam-',
  'payment-',
];

interface Student {
  userId: string;
  attemptIds: Iterable<string>;
  /** ISO 8601. Later events are left out. */
  until: string;
}

/** The events of a student that no command can have made. */
export const doubtsOfStudent = async (
  store: Pick<EventStore, 'readAll' | 'readStream' | 'head'>,
  { userId, attemptIds, until }: Student,
  output: Output,
): Promise<DoubtfulEvent[]> => {
  const events: RecordedEvent[] = [];
  await readWithProgress(
    store,
    { streamPrefixes: prefixesOf(userId) },
    { output, each: (recorded) => void events.push(recorded) },
  );
  for (const id of attemptIds) events.push(...(await store.readStream(streamOf.attempt(id))));
  events.sort((one, other) => (one.position < other.position ? -1 : 1));
  const judge = createLogJudge(demoKeyHashes());
  return events.flatMap((recorded) => {
    const doubt = judge(recorded);
    const isOwn = recorded.data.userId === userId && recorded.metadata.occurredAt <= until;
    // The report itself lists unreadable events.
    return doubt && isOwn && doubt.doubt.reason !== 'unreadable' ? [doubt] : [];
  });
};
