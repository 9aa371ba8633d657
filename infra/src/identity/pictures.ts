import { randomBytes } from 'node:crypto';
import type { Pool } from '../postgres/pool.ts';

type Client = Pick<Pool, 'query'>;

/** The person's own picture. It stays when the provider gives another one at the next login. @returns its new name */
export const savePicture = async (client: Client, userId: string, content: Uint8Array): Promise<string> => {
  const name = randomBytes(16).toString('base64url');
  await client.query(
    `insert into accounts.pictures (user_id, name, content) values ($1, $2, $3)
     on conflict (user_id) do update set name = excluded.name, content = excluded.content`,
    [userId, name, content],
  );
  return name;
};

/** The picture with this name, if it is the user's own. */
export const findPicture = async (
  client: Client,
  { userId, name }: { userId: string; name: string },
): Promise<Buffer | undefined> => {
  const { rows } = await client.query<{ content: Buffer }>(
    'select content from accounts.pictures where user_id = $1 and name = $2',
    [userId, name],
  );
  return rows[0]?.content;
};

export const deletePicture = async (client: Client, userId: string): Promise<void> => {
  await client.query('delete from accounts.pictures where user_id = $1', [userId]);
};
