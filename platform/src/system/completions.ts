import type { EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';

export interface Completion {
  attemptId: string;
  reason: string;
  finishedAt: string;
  /** By the clock of the test, when the log told it. */
  recordedAt: Date;
}

const toCompletion = ({ data }: RecordedEvent): Completion => ({
  attemptId: String(data.attemptId),
  reason: String(data.reason),
  finishedAt: String(data.finishedAt),
  recordedAt: new Date(),
});

/** Follows the log of any engine. What it has heard stays when the log ends and another one is followed from there. */
export const followCompletions = () => {
  const completions: Completion[] = [];
  let position: Position | null = null;
  return {
    completions: completions as readonly Completion[],
    /** @returns ends it */
    async follow(log: EventStore): Promise<() => Promise<void>> {
      position ??= await log.head();
      const ending = new AbortController();
      const filter = { types: ['ExamAttemptCompleted'] };
      const batches = log.subscribe({ after: position, filter, signal: ending.signal });
      const following = (async () => {
        for await (const batch of batches) {
          completions.push(...batch.events.map(toCompletion));
          position = batch.position;
        }
      })();
      return () => {
        ending.abort();
        return following;
      };
    },
  };
};
