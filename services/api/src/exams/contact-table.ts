import { contact } from '@matraz/contracts/exams/limits';
import type pg from 'pg';

/** The contacts of an attempt since the last write. */
export interface Contacts {
  attemptId: string;
  userId: string;
  firstAt: Date;
  lastAt: Date;
  /** Null, as `isAway`: unknown. */
  pending: number | null;
  isAway: boolean | null;
}

/** A loss that is not in the log yet. */
export interface FoundLoss {
  attemptId: string;
  lostAt: Date;
  regainedAt: Date;
  /** No api ran for a part of the time. */
  wasServerAway: boolean;
}

/** Milliseconds. An api that is alive writes the beat at least four times in this time. */
const awayAfter = 20_000;

/** An api tells that it is alive. The first one after a time without any api notes that time. */
export const writeBeat = async (pool: pg.Pool, now: Date): Promise<void> => {
  await pool.query(
    `insert into ops.api_beat as known (last_at) values ($1)
    on conflict (only_row) do update set
      last_at = greatest(known.last_at, $1),
      away_from = case when $1 - known.last_at > $2 * interval '1 ms' then known.last_at else known.away_from end,
      away_to = case when $1 - known.last_at > $2 * interval '1 ms' then $1 else known.away_to end`,
    [now, awayAfter],
  );
};

/**
 * Writes the contacts of many attempts, and finds who had not been heard of for long. One statement sees the contact before and writes
 * the next one, so of two processes only one finds a loss. It stays in its row until it is in the log: a process may die in between.
 * Before its first contact a page does not count as lost. A page of an older release sends answers alone, and these come seldom.
 *
 * Rows are written in the order of their ids, because two processes must not wait for each other.
 */
export const writeContacts = async (pool: pg.Pool, contacts: readonly Contacts[]): Promise<FoundLoss[]> => {
  const columnOf = <Name extends keyof Contacts>(name: Name) => contacts.map((one) => one[name]);
  const { rows } = await pool.query<FoundLoss>(
    `with written as (
      insert into accounts.exam_contacts as known
        (attempt_id, user_id, began_at, first_at, last_at, pending, is_away)
      select g.attempt_id, g.user_id, g.first_at, g.first_at, g.last_at, g.pending, g.is_away
      from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::int[], $6::boolean[])
        g (attempt_id, user_id, first_at, last_at, pending, is_away)
      join accounts.users u on u.id = g.user_id
      order by g.attempt_id
      on conflict (attempt_id) do update set
        first_at = excluded.first_at,
        last_at = greatest(known.last_at, excluded.last_at),
        pending = coalesce(excluded.pending, known.pending),
        is_away = coalesce(excluded.is_away, known.is_away),
        lost_at = case
          when known.lost_at is not null then known.lost_at
          when known.is_away is false and excluded.first_at - known.last_at >= $7 * interval '1 s' then known.last_at
        end,
        regained_at = case
          when known.lost_at is not null then known.regained_at
          when known.is_away is false and excluded.first_at - known.last_at >= $7 * interval '1 s' then excluded.first_at
        end
      returning attempt_id, lost_at, regained_at
    )
    select attempt_id as "attemptId", lost_at as "lostAt", regained_at as "regainedAt",
      coalesce(b.away_from < regained_at and b.away_to > lost_at, false) as "wasServerAway"
    from written
    left join ops.api_beat b on true
    where lost_at is not null`,
    [
      columnOf('attemptId'),
      columnOf('userId'),
      columnOf('firstAt'),
      columnOf('lastAt'),
      columnOf('pending'),
      columnOf('isAway'),
      contact.lostAfter,
    ],
  );
  return rows;
};

/** Losses that a process found, and died before they were in the log. */
export const readLosses = async (pool: pg.Pool): Promise<FoundLoss[]> => {
  const { rows } = await pool.query<FoundLoss>(
    `select attempt_id as "attemptId", lost_at as "lostAt", regained_at as "regainedAt",
      coalesce(b.away_from < regained_at and b.away_to > lost_at, false) as "wasServerAway"
    from accounts.exam_contacts
    left join ops.api_beat b on true
    where lost_at > '-infinity'`,
  );
  return rows;
};

/** These losses are in the log. */
export const forgetLosses = async (pool: pg.Pool, losses: readonly FoundLoss[]): Promise<void> => {
  await pool.query(
    `update accounts.exam_contacts c set lost_at = null, regained_at = null
    from unnest($1::uuid[], $2::timestamptz[]) n (attempt_id, lost_at)
    where c.attempt_id = n.attempt_id and c.lost_at = n.lost_at`,
    [losses.map(({ attemptId }) => attemptId), losses.map(({ lostAt }) => lostAt)],
  );
};
