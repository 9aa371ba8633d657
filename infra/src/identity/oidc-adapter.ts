import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Pool } from '../postgres/pool.ts';

interface Row {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

const payloadOf = (row: Row | undefined): AdapterPayload | undefined =>
  row && (row.consumed_at ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : row.payload);

/** A client can send null characters, which PostgreSQL cannot store. */
const hasNull = (value: unknown): boolean => {
  let found = false;
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'string' && part.includes('\0')) found = true;
    return part;
  });
  return found;
};

/** The state of oidc-provider in PostgreSQL, so that it survives a restart and several api processes share it. */
export const oidcAdapter =
  (pool: Pool, clock: () => Date) =>
  (name: string): Adapter => {
    const find = async (column: 'id' | 'uid' | 'user_code', value: string) => {
      if (hasNull(value)) return undefined;
      const { rows } = await pool.query<Row>(
        `select payload, consumed_at from accounts.oidc_artifacts
       where name = $1 and ${column} = $2 and (expires_at is null or expires_at > $3)`,
        [name, value, clock()],
      );
      return payloadOf(rows[0]);
    };
    return {
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: (userCode) => find('user_code', userCode),
      async upsert(id, payload, expiresIn) {
        if (hasNull(payload)) throw new errors.InvalidRequest('null characters are not allowed');
        const expiresAt = expiresIn ? new Date(clock().getTime() + expiresIn * 1000) : null;
        await pool.query(
          `insert into accounts.oidc_artifacts (name, id, payload, grant_id, user_code, uid, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (name, id) do update
         set payload = excluded.payload, grant_id = excluded.grant_id, user_code = excluded.user_code,
           uid = excluded.uid, expires_at = excluded.expires_at`,
          [name, id, payload, payload.grantId ?? null, payload.userCode ?? null, payload.uid ?? null, expiresAt],
        );
      },
      // One statement, so that of two concurrent exchanges of a code only one succeeds.
      async consume(id) {
        const { rowCount } = await pool.query(
          'update accounts.oidc_artifacts set consumed_at = $3 where name = $1 and id = $2 and consumed_at is null',
          [name, id, clock()],
        );
        if (rowCount === 0) throw new errors.InvalidGrant('already consumed');
      },
      async destroy(id) {
        await pool.query('delete from accounts.oidc_artifacts where name = $1 and id = $2', [name, id]);
      },
      async revokeByGrantId(grantId) {
        await pool.query('delete from accounts.oidc_artifacts where name = $1 and grant_id = $2', [name, grantId]);
      },
    };
  };
