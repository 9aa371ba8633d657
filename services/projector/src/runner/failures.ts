import pg from 'pg';

/** Another projector has moved the checkpoint: whoever holds this knowledge must write no more. */
export class Fenced extends Error {
  constructor() {
    super('the checkpoint was moved by another projector');
    this.name = 'Fenced';
  }
}

/** SQLSTATE classes of what the data themselves cause: wrong cardinality, bad value, broken constraint, too large. */
const dataClasses = ['21', '22', '23', '54'];

/** The same event would fail again. Everything else (connection, deadlock, full disk, missing table) may pass by itself. */
export const isDataError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && dataClasses.includes(error.code?.slice(0, 2) ?? '');

/** One line for the operator; no NUL, which PostgreSQL text cannot hold. */
export const reasonOf = (error: unknown): string => {
  const reason =
    error instanceof pg.DatabaseError
      ? `${error.code} ${error.message}`
      : error instanceof Error
        ? `${error.name}: ${error.message}`
        : String(error);
  return reason.replaceAll('\0', '').replace(/\s+/g, ' ').slice(0, 2_000);
};
