import { type EndGuess, type GuessCounts, TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import { connectPeer, type Peer, timeoutMs } from '@matraz/infra/processes/peer';
import type { Join } from '@matraz/infra/processes/process-group';
import { type AddRequests, createCounts } from './counts.ts';
import type { ProcessMetrics } from './group.ts';

/** A guess or a stream that a process has opened. */
type Ticket = number;

/** The functions of the first process, for the others. */
export interface PrimaryFunctions {
  addRequests: AddRequests;
  beginGuess(...given: Parameters<GuessCounts['begin']>): Promise<{ ticket: Ticket } | { retryAfterSeconds: number }>;
  endGuess(ticket: Ticket, ...given: Parameters<EndGuess>): void;
  openStream(userId: string, most: number): Promise<Ticket | null>;
  closeStream(ticket: Ticket): void;
  allMetrics(): Promise<ProcessMetrics[]>;
}

/** The functions of each other process, for the first one. */
export interface MemberFunctions {
  ownMetrics(): Promise<ProcessMetrics>;
}

/** The process ends its call after `timeoutMs`. It would not end a guess that begins later. */
const longestWaitMs = timeoutMs - 5_000;

/** A process that does not answer must not delay the metrics of the others. */
const metricsTimeoutMs = 2_000;

const within = <T>(ms: number, promise: Promise<T>): Promise<T | null> => {
  const { promise: over, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  return Promise.race([promise.catch(() => null), over]).finally(() => clearTimeout(timer));
};

/** The first process keeps the counts of all. When it ends, all processes end and the counts begin again. */
export const createPrimary = (): Join => {
  const counts = createCounts(() => new Date());
  const members = new Set<Peer<MemberFunctions>>();

  return (channel) => {
    const guesses = new Map<Ticket, EndGuess>();
    const streams = new Map<Ticket, () => void>();
    let last: Ticket = 0;
    let isGone = false;
    const functions: PrimaryFunctions = {
      addRequests: counts.addRequests,
      async beginGuess(...given) {
        const askedAt = performance.now();
        try {
          const end = await counts.guesses.begin(...given);
          if (performance.now() - askedAt > longestWaitMs) {
            end('', 'unchecked');
            return { retryAfterSeconds: 1 };
          }
          last += 1;
          if (isGone) end('', 'unchecked');
          else guesses.set(last, end);
          return { ticket: last };
        } catch (error) {
          if (error instanceof TooManyGuesses) return { retryAfterSeconds: error.retryAfterSeconds };
          throw error;
        }
      },
      endGuess(ticket, ...outcome) {
        guesses.get(ticket)?.(...outcome);
        guesses.delete(ticket);
      },
      async openStream(userId, most) {
        const close = await counts.openStream(userId, most);
        if (!close) return null;
        last += 1;
        if (isGone) close();
        else streams.set(last, close);
        return last;
      },
      closeStream(ticket) {
        streams.get(ticket)?.();
        streams.delete(ticket);
      },
      async allMetrics() {
        const all = await Promise.all([...members].map((member) => within(metricsTimeoutMs, member.ownMetrics())));
        return all.filter((metrics) => metrics !== null);
      },
    };
    const member = connectPeer<MemberFunctions, PrimaryFunctions>(channel, functions);
    members.add(member);
    return () => {
      isGone = true;
      members.delete(member);
      member.$close();
      // Its guesses were not checked, and its streams are closed.
      for (const end of guesses.values()) end('', 'unchecked');
      for (const close of streams.values()) close();
    };
  };
};
