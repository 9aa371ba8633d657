import { boolean, table, timestamptz, uuid } from './table.ts';

export const account = table(
  'account',
  { user_id: uuid, opened_at: timestamptz, is_admin: boolean },
  { primaryKey: ['user_id'] },
);
