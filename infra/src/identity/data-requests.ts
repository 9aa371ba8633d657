import { newId } from '../ids.ts';
import type { Pool } from '../postgres/pool.ts';

type Client = Pick<Pool, 'query'>;

export interface DataRequest {
  kind: 'export' | 'erasure';
  /** The id of a user, or the subject of a local account that never entered the platform. */
  accountId: string;
  by: 'self' | 'operator' | 'platform';
  askedAt: Date;
  answeredAt: Date;
  /** A number of a case. */
  reference?: string | undefined;
}

/** Records what was asked and that it was answered, without the data. An erasure is recorded once. */
export const recordDataRequest = async (client: Client, request: DataRequest): Promise<void> => {
  const { kind, accountId, by, askedAt, answeredAt, reference } = request;
  await client.query(
    `insert into accounts.data_requests (id, kind, account_id, by, asked_at, answered_at, reference)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_id) where kind = 'erasure' do nothing`,
    [newId(), kind, accountId, by, askedAt, answeredAt, reference ?? null],
  );
};

export interface DataRequestRow {
  id: string;
  kind: DataRequest['kind'];
  account_id: string;
  by: DataRequest['by'];
  asked_at: Date;
  answered_at: Date;
  reference: string | null;
  residues_removed_at: Date | null;
}

/** All requests, the newest first. */
export const selectDataRequests = async (client: Client): Promise<DataRequestRow[]> =>
  (await client.query<DataRequestRow>('select * from accounts.data_requests order by answered_at desc, id desc')).rows;

/** The requests of one account, the oldest first. */
export const selectDataRequestsOf = async (client: Client, accountId: string): Promise<DataRequestRow[]> => {
  const { rows } = await client.query<DataRequestRow>(
    'select * from accounts.data_requests where account_id = $1 order by answered_at, id',
    [accountId],
  );
  return rows;
};
