import type { Handle } from '@matraz/application/command';
import { forEachAttempt } from '@matraz/application/exams/for-each-attempt';
import { noteContactLoss } from '@matraz/application/exams/note-contact-loss';
import { coalesced } from '@matraz/infra/task-queue';
import type pg from 'pg';
import { type Contacts, type FoundLoss, forgetLosses, readLosses, writeBeat, writeContacts } from './contact-table.ts';

type Contact = Pick<Contacts, 'attemptId' | 'userId'> & {
  at: Date;
  /** Absent: the request did not come from the page of the exam. */
  page?: { pending: number; isAway: boolean };
};

/** Which pages of running attempts are there. */
export interface Presence {
  /** The page of the attempt, or an answer of it, was heard of. Kept in memory until the next `write`. */
  note(contact: Contact): void;
  /** Writes what was noted, with one statement, and notes losses of contact in the log. */
  write(): Promise<void>;
  beat(): Promise<void>;
  /** Notes the losses that a process found before it died. A later loss would replace them. */
  recover(): Promise<void>;
}

/** Milliseconds. */
const writeEvery = 1_000;
const beatEvery = 5_000;

interface Deps {
  pool: pg.Pool;
  handle: Handle;
  clock: () => Date;
}

const joined = (before: Contacts | undefined, next: Contacts): Contacts =>
  before === undefined
    ? next
    : {
        ...next,
        firstAt: before.firstAt,
        lastAt: before.lastAt > next.lastAt ? before.lastAt : next.lastAt,
        pending: next.pending ?? before.pending,
        isAway: next.isAway ?? before.isAway,
      };

export const createPresence = ({ pool, handle, clock }: Deps): Presence => {
  let noted = new Map<string, Contacts>();
  let beatenAt = 0;

  const beat = async (): Promise<void> => {
    const now = clock();
    await writeBeat(pool, now);
    beatenAt = now.getTime();
  };

  const noteInLog = async (losses: readonly FoundLoss[]): Promise<void> => {
    const lossOf = new Map(losses.map((loss) => [loss.attemptId, loss]));
    await forEachAttempt([...lossOf.keys()], async (attemptId) => {
      const { lostAt, regainedAt, wasServerAway } = lossOf.get(attemptId) as FoundLoss;
      const cause = wasServerAway ? 'server' : 'connection';
      const data = { lostAt: lostAt.toISOString(), regainedAt: regainedAt.toISOString(), cause } as const;
      await noteContactLoss({ handle }, attemptId, data, clock());
    });
    await forgetLosses(pool, losses);
  };

  return {
    note({ attemptId, userId, at, page }) {
      const next = {
        attemptId,
        userId,
        firstAt: at,
        lastAt: at,
        pending: page?.pending ?? null,
        isAway: page?.isAway ?? null,
      };
      noted.set(attemptId, joined(noted.get(attemptId), next));
    },
    write: coalesced(async () => {
      const batch = noted;
      if (batch.size === 0) return;
      // The cause of a loss depends on the beat: after a time without the database it comes first.
      if (clock().getTime() - beatenAt > beatEvery) await beat();
      noted = new Map();
      let losses: FoundLoss[];
      try {
        losses = await writeContacts(pool, [...batch.values()]);
      } catch (error) {
        // The next write brings them, with the times of now.
        for (const [attemptId, later] of noted) batch.set(attemptId, joined(batch.get(attemptId), later));
        noted = batch;
        throw error;
      }
      if (losses.length > 0) await noteInLog(losses);
    }),
    beat,
    recover: async () => {
      const losses = await readLosses(pool);
      if (losses.length > 0) await noteInLog(losses);
    },
  };
};

/** Writes and beats until `stop` is called, which writes what is left. */
export const runPresence = async (presence: Presence, onError: (error: unknown) => void) => {
  const attempt = (work: () => Promise<void>) => work().catch(onError);
  // Before the first contact: that one may be found to be late because no api ran.
  await attempt(presence.beat);
  await attempt(presence.recover);
  const timers = [
    setInterval(() => void attempt(presence.write), writeEvery),
    setInterval(() => void attempt(presence.beat), beatEvery),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await attempt(presence.write);
  };
};
