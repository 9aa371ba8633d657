import { randomInt } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What a seller created: the offer that a buyer may pay. */
export interface StoredPreference {
  id: string;
  title: string;
  amount: number;
  currency: string;
  externalReference: string;
  backUrls: { success: string; pending: string; failure: string };
  notificationUrl: string;
  /** ISO 8601. */
  expiresAt: string | null;
}

export type StoredStatus = 'approved' | 'pending' | 'rejected' | 'refunded' | 'charged_back';

export interface StoredPayment {
  id: number;
  preferenceId: string;
  title: string;
  status: StoredStatus;
  statusDetail: string;
  amount: number;
  refundedAmount: number;
  currency: string;
  externalReference: string;
  createdAt: string;
  /** ISO 8601. Null: it was not approved. */
  approvedAt: string | null;
  updatedAt: string;
}

interface Stored {
  preferences: StoredPreference[];
  payments: StoredPayment[];
  /** Idempotency keys of created preferences. */
  keys: Record<string, string>;
}

const empty = (): Stored => ({ preferences: [], payments: [], keys: {} });

const read = (file: string): Stored => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty();
    throw error;
  }
};

/**
 * A number that no other payment of any simulator has. A counter would begin again when the file is lost, as after a restore, and
 * the log knows the old numbers.
 */
const newPaymentId = (): number => 1_000_000_000_000 + randomInt(2 ** 48 - 1);

/** @param file keeps the state over restarts. Without it the state is lost with the process. */
export const openState = (file?: string) => {
  const stored = file === undefined ? empty() : read(file);
  const save = () => {
    if (file === undefined) return;
    writeFileSync(`${file}.new`, JSON.stringify(stored), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    payments: (): readonly StoredPayment[] => stored.payments,
    payment: (id: number) => stored.payments.find((payment) => payment.id === id),
    preference: (id: string) => stored.preferences.find((preference) => preference.id === id),
    /** The preference that this key created before, or the new one. */
    addPreference(key: string | undefined, preference: StoredPreference): StoredPreference {
      const known = stored.preferences.find(({ id }) => key !== undefined && id === stored.keys[key]);
      if (known) return known;
      stored.preferences.push(preference);
      if (key !== undefined) stored.keys[key] = preference.id;
      save();
      return preference;
    },
    addPayment(payment: Omit<StoredPayment, 'id'>): StoredPayment {
      const added = { id: newPaymentId(), ...payment };
      stored.payments.push(added);
      save();
      return added;
    },
    /** Each change has a later time than the one before, also within a millisecond. */
    changePayment(payment: StoredPayment, changes: Partial<StoredPayment>, now: Date): void {
      const time = new Date(Math.max(now.getTime(), Date.parse(payment.updatedAt) + 1)).toISOString();
      const approvedAt = payment.approvedAt ?? (changes.status === 'approved' ? time : null);
      Object.assign(payment, { ...changes, approvedAt, updatedAt: time });
      save();
    },
  };
};

export type State = ReturnType<typeof openState>;
