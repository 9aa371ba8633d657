import { table, timestamptz, uuid } from './table.ts';

export const premium = table(
  'premium',
  { user_id: uuid, starts_at: timestamptz, expires_at: timestamptz },
  { primaryKey: ['user_id'] },
);
