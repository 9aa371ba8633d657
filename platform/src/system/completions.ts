import type { EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';

export interface Completion {
  attemptId: string;
  reason: string;
  finishedAt: string;
  /** Time by the clock of the test when the subscription delivered the event. */
  recordedAt: Date;
}

const toCompletion = ({ data }: RecordedEvent): Completion => ({
  attemptId: String(data.attemptId),
  reason: String(data.reason),
  finishedAt: String(data.finishedAt),
  recordedAt: new Date(),
});

/** Collects completions of attempts from the log. After a restart of the platform it continues at the last position. */
export const followCompletions = () => {
  const completions: Completion[] = [];
  let position: Position | null = null;
  return {
    completions: completions as readonly Completion[],
    /** @returns stops the subscription */
    async follow(log: EventStore): Promise<() => Promise<void>> {
      position ??= await log.head();
      const stopping = new AbortController();
      const filter = { types: ['ExamAttemptCompleted'] };
      const batches = log.subscribe({ after: position, filter, signal: stopping.signal });
      const following = (async () => {
        for await (const batch of batches) {
          completions.push(...batch.events.map(toCompletion));
          position = batch.position;
        }
      })();
      return () => {
        stopping.abort();
        return following;
      };
    },
  };
};
