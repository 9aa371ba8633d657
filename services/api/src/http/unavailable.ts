import { StoreBusy, StoreUnavailable } from '@matraz/infra/event-store/port';

/** SQLSTATE classes and codes of a database that is away, starting, stopping or full: 08 connection, 53 resources, 57P operator. */
const unavailableStates = /^(08|53|57P0)/;
/** The `read` schema is made by the projector: before its first start it is not there. */
const notYetThere = new Set(['42P01', '3F000']);
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT', 'EAI_AGAIN']);
/** node-postgres has no codes for these. */
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|Query read timeout)/;

/** Whether a fault is a database being away or busy, which passes, rather than a defect. Looks into causes and aggregates. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreBusy || error instanceof StoreUnavailable) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (unavailableStates.test(code) || notYetThere.has(code) || networkCodes.has(code)) return true;
  if (poolMessages.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
};
