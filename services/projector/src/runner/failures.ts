import { type LogMatch, logMismatch } from '@matraz/infra/read-models/match-log';
import pg from 'pg';

/** Another projector has moved the checkpoint. This one must not write any more. */
export class Fenced extends Error {
  constructor() {
    super('the checkpoint was moved by another projector');
    this.name = 'Fenced';
  }
}

/** One line for the operator. It contains no NUL, because PostgreSQL cannot store NUL in text. */
export const reasonOf = (error: unknown): string => {
  const reason =
    error instanceof pg.DatabaseError
      ? `${error.code} ${error.message}`
      : error instanceof Error
        ? `${error.name}: ${error.message}`
        : String(error);
  return reason.replaceAll('\0', '').replace(/\s+/g, ' ').slice(0, 2_000);
};

/** The log is not the one that the tables were made from, so nothing is projected. */
export class LogMismatch extends Error {
  constructor(match: Exclude<LogMatch, 'same'>) {
    super(`${logMismatch[match]}: nothing is projected`);
    this.name = 'LogMismatch';
  }
}
