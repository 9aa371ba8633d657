import { isRefusedData } from '../../postgres/error-codes.ts';
import { type AppendResult, type NewEvent, StoreBusy } from '../port.ts';

export interface Append {
  stream: string;
  events: readonly NewEvent[];
  expectedVersion: number;
}

/** Writes a batch in one transaction and returns a result per append, in order. Throws when nothing was written, or that is unknown. */
export type CommitBatch = (batch: readonly Append[]) => Promise<readonly (AppendResult | Error)[]>;

interface Waiting {
  append: Append;
  resolve(result: AppendResult): void;
  reject(error: unknown): void;
}

export interface Limits {
  /** Appends of one transaction. */
  batchAppends: number;
  /** Events of one transaction. A single append may have more. */
  batchEvents: number;
  /** Waiting appends. Further ones are refused with StoreBusy. */
  waiting: number;
}

const defaults: Limits = { batchAppends: 256, batchEvents: 2_000, waiting: 10_000 };

const settle = (batch: readonly Waiting[], results: readonly (AppendResult | Error)[]) => {
  for (const [i, { resolve, reject }] of batch.entries()) {
    const result = results[i] ?? new Error('the store gave no answer for this append');
    if (result instanceof Error) reject(result);
    else resolve(result);
  }
};

/**
 * Collects the appends that arrive during a commit into the next batch, which needs one transaction, one lock and at most one NOTIFY. One
 * batch is committed at a time. A batch has at most one append per stream, so each one is checked against the state before the batch.
 */
export const createGroupCommitter = (commit: CommitBatch, limits: Partial<Limits> = {}) => {
  const { batchAppends, batchEvents, waiting: mostWaiting } = { ...defaults, ...limits };
  /** In the order of the calls within a stream. The streams take turns. */
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;
  let running: Promise<void> | undefined;
  let closed = false;

  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    const again: [string, Waiting[]][] = [];
    let events = 0;
    for (const [stream, queue] of queues) {
      const next = queue[0];
      if (!next || batch.length === batchAppends) break;
      events += next.append.events.length;
      if (batch.length > 0 && events > batchEvents) break;
      batch.push(next);
      queue.shift();
      queues.delete(stream);
      if (queue.length > 0) again.push([stream, queue]);
    }
    for (const [stream, queue] of again) queues.set(stream, queue);
    waiting -= batch.length;
    return batch;
  };

  const commitOne = async (one: Waiting) => {
    try {
      settle([one], await commit([one.append]));
    } catch (error) {
      one.reject(error);
    }
  };

  const commitTaken = async (batch: Waiting[]) => {
    try {
      settle(batch, await commit(batch.map(({ append }) => append)));
    } catch (error) {
      // Refused data of one append must not fail the others, so each is committed alone. After another error the batch
      // may be committed, so it is not repeated.
      if (isRefusedData(error) && batch.length > 1) for (const one of batch) await commitOne(one);
      else for (const { reject } of batch) reject(error);
    }
  };

  const run = async () => {
    // Waits a turn, so that the next appends of the callers that were just answered join the batch.
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    for (await turn(); queues.size > 0; await turn()) await commitTaken(takeBatch());
    running = undefined;
  };

  return {
    append(append: Append): Promise<AppendResult> {
      if (closed) return Promise.reject(new Error('the event store is closed'));
      if (waiting >= mostWaiting) return Promise.reject(new StoreBusy());
      return new Promise((resolve, reject) => {
        const queue = queues.get(append.stream);
        if (queue) queue.push({ append, resolve, reject });
        else queues.set(append.stream, [{ append, resolve, reject }]);
        waiting += 1;
        running ??= run();
      });
    },
    /** Resolves when all accepted appends are settled. */
    async close(): Promise<void> {
      closed = true;
      await running;
    },
  };
};
