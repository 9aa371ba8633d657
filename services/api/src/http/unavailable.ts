import { StoreBusy, StoreUnavailable } from '@matraz/infra/event-store/port';
import { isMissingTable, isServerUnavailable } from '@matraz/infra/postgres/error-codes';

/** Whether an error means that a database is unavailable or busy for a time. Looks into causes and aggregates. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreBusy || error instanceof StoreUnavailable) return true;
  if (isServerUnavailable(error) || isMissingTable(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
};
