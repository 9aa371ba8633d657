import { boolean, table, text, timestamptz, uuid } from './table.ts';

export const account = table(
  'account',
  { user_id: uuid, opened_at: timestamptz, is_admin: boolean },
  { primaryKey: ['user_id'] },
);

export const accountConsent = table(
  'account_consent',
  {
    user_id: uuid,
    /** The newest version of the texts that the account accepted. */
    version: text,
    awaits_guardian: boolean,
  },
  { primaryKey: ['user_id'] },
);

/** The worker looks here for accounts whose personal data are still to be deleted. */
export const erasedAccount = table(
  'erased_account',
  { user_id: uuid, erased_at: timestamptz, reason: text },
  { primaryKey: ['user_id'] },
);
