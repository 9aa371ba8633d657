import type { EventStoreDBClient } from '@eventstore/db-client';
import { backoff } from '../backoff.ts';
import type { Connections } from './connections.ts';
import { mayPass, named } from './faults.ts';
import { createSilence } from './silence.ts';

/** One request to the server. `heard` tells that it speaks: with every event of a long answer. */
type Request<T> = (client: EventStoreDBClient, heard: () => void) => Promise<T>;
/** Makes requests of one call, and repeats those that met a lost connection. */
export type Ask = <T>(request: Request<T>) => Promise<T>;
/** One call of the port: as many requests as it takes. @throws what the port names */
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
 * The client does not repeat a request that met a lost connection. It also waits without a limit for a server that takes
 * connections and says nothing. Reads are safe to repeat; appends with the same expected version and event ids are safe, too.
 *
 * @param patienceMs the longest silence of the server
 */
export const createCalls = (
  connections: Connections,
  { patienceMs, closing }: { patienceMs: number; closing: AbortSignal },
): Call => {
  let words = 0;
  return async (work) => {
    const silence = createSilence(patienceMs, () => words);
    const heard = () => {
      words += 1;
      silence.heard();
    };
    const limits = [silence.signal, closing];
    const ask: Ask = async (request) => {
      for (let tries = 1; ; tries++) {
        const connection = connections.current();
        try {
          const begun = request(connection.client, heard);
          const answer = await unless([...limits, connection.gone], begun);
          heard();
          return answer;
        } catch (error) {
          if (silence.isOfServer()) connections.drop(connection);
          if (!mayPass(error) || tries === mostTries) throw error;
          await backoff(tries, AbortSignal.any(limits));
          if (limits.some(({ aborted }) => aborted)) throw error;
        }
      }
    };
    try {
      return await work(ask);
    } catch (error) {
      throw named(error);
    } finally {
      silence.end();
    }
  };
};
