import type { EventStoreDBClient } from '@eventstore/db-client';
import { backoff } from '../../backoff.ts';
import type { Connections } from './connections.ts';
import { mayPass, named } from './faults.ts';
import { createHeartbeat } from './heartbeat.ts';

/** One request to the server. It calls `onAnswer` for every event of a long answer. */
type Request<T> = (client: EventStoreDBClient, onAnswer: () => void) => Promise<T>;
/** Sends the requests of one call, and repeats a request whose connection was lost. */
export type Ask = <T>(request: Request<T>) => Promise<T>;
/** One call of the port, with any number of requests. @throws the errors of the port */
export type Call = <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;

const mostTries = 6;
/** Stops waiting when a signal fires. The request itself goes on. */
const unless = <T>(signals: readonly AbortSignal[], begun: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signals.find(({ aborted }) => aborted)?.reason);
    const forget = () => {
      for (const signal of signals) signal.removeEventListener('abort', stop);
    };
    for (const signal of signals) signal.addEventListener('abort', stop);
    begun.then(resolve, reject).finally(forget);
    if (signals.some(({ aborted }) => aborted)) stop();
  });

/**
 * The client does not repeat a request whose connection was lost, and it has no timeout for a server that accepts connections but
 * does not answer. Reads are safe to repeat, and so are appends with the same expected version and event ids.
 *
 * @param timeoutMs the longest time without an answer
 */
export const createCalls = (
  connections: Connections,
  { timeoutMs, closing }: { timeoutMs: number; closing: AbortSignal },
): Call => {
  let answers = 0;
  return async (work) => {
    const heartbeat = createHeartbeat(timeoutMs, () => answers);
    const onAnswer = () => {
      answers += 1;
      heartbeat.beat();
    };
    const limits = [heartbeat.signal, closing];
    const ask: Ask = async (request) => {
      for (let tries = 1; ; tries++) {
        const connection = connections.current();
        try {
          const begun = request(connection.client, onAnswer);
          const answer = await unless([...limits, connection.gone], begun);
          onAnswer();
          return answer;
        } catch (error) {
          if (heartbeat.isServerSilent()) connections.drop(connection);
          if (!mayPass(error) || tries === mostTries) throw error;
          await backoff(tries, { signal: AbortSignal.any(limits) });
          if (limits.some(({ aborted }) => aborted)) throw error;
        }
      }
    };
    try {
      return await work(ask);
    } catch (error) {
      throw named(error);
    } finally {
      heartbeat.stop();
    }
  };
};
