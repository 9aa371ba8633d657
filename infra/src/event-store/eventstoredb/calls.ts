import { BACKWARDS, END, type EventStoreDBClient } from '@eventstore/db-client';
import { createAvailability } from '../../availability.ts';
import { backoff } from '../../backoff.ts';
import { StoreUnavailable } from '../port.ts';
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

/** Any answer will do, also a refusal. */
const probe = async (connections: Connections, timeoutMs: number, closing: AbortSignal): Promise<boolean> => {
  const connection = connections.current();
  const heartbeat = createHeartbeat(timeoutMs);
  const readLast = async () => {
    for await (const _ of connection.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
  };
  try {
    await unless([heartbeat.signal, closing, connection.gone], readLast());
    return true;
  } catch (error) {
    if (heartbeat.isServerSilent()) connections.drop(connection);
    return !mayPass(error);
  } finally {
    heartbeat.stop();
  }
};

/**
 * The client does not repeat a request whose connection was lost, and it has no timeout for a server that accepts connections but
 * does not answer. Reads are safe to repeat, and so are appends with the same expected version and event ids. While the server
 * is away, calls fail at once.
 *
 * @param timeoutMs the longest time without an answer
 */
export const createCalls = (
  connections: Connections,
  { timeoutMs, closing }: { timeoutMs: number; closing: AbortSignal },
): Call => {
  let answers = 0;
  /** Why the server was last found to be away. */
  let lastCause: ErrorOptions = {};
  const { suspect, isThere, close } = createAvailability(() => probe(connections, timeoutMs, closing));
  closing.addEventListener('abort', close);
  return async (work) => {
    if (!(await isThere())) throw new StoreUnavailable('it does not answer', lastCause);
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
      const failure = named(error);
      if (failure instanceof StoreUnavailable && !closing.aborted) {
        lastCause = failure.cause === undefined ? {} : { cause: failure.cause };
        suspect();
      }
      throw failure;
    } finally {
      heartbeat.stop();
    }
  };
};
