import pg from 'pg';

/** Codes with a handling of their own. @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const sqlState = {
  readOnly: '25006',
  invalidPassword: '28P01',
  unknownDatabase: '3D000',
  unknownSchema: '3F000',
  insufficientPrivilege: '42501',
  unknownColumn: '42703',
  unknownTable: '42P01',
  diskFull: '53100',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
} as const;

/** The first characters of the codes of one class. */
const sqlStateClass = {
  connection: '08',
  cardinality: '21',
  badValue: '22',
  constraint: '23',
  insufficientResources: '53',
  limitExceeded: '54',
  shutdown: '57P0',
} as const;

const refusedData = [
  sqlStateClass.cardinality,
  sqlStateClass.badValue,
  sqlStateClass.constraint,
  sqlStateClass.limitExceeded,
];

/** The code of an error that the server sent; empty for every other error. */
export const sqlStateOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

const isOf = (classes: readonly string[], error: unknown) => {
  const code = sqlStateOf(error);
  return classes.some((start) => code.startsWith(start));
};

/** The data caused it: the same statement would fail again, and nothing was written. */
export const isRefusedData = (error: unknown): boolean => isOf(refusedData, error);

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** The connection ended while it was used. node-postgres has no code for the last case. */
export const isConnectionLost = (error: unknown): boolean =>
  isOf([sqlStateClass.connection, sqlStateClass.shutdown], error) ||
  (error instanceof Error &&
    (/^(ECONN.*|EPIPE)$/.test(codeOf(error)) || error.message.startsWith('Connection terminated')));

const networkCodes = new Set(['ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** A Unix socket that does not exist, because the server is stopped. A missing file has the same code. */
const isMissingSocket = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
const poolMessages =
  /^(timeout exceeded when trying to connect|Client has encountered a connection|Query read timeout)/;

/** The server cannot be reached, starts, stops, is full or takes no writes, as in a failover. A later attempt may succeed. */
export const isServerUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  sqlStateOf(error) === sqlState.readOnly ||
  isOf([sqlStateClass.insufficientResources], error) ||
  (error instanceof Error &&
    (networkCodes.has(codeOf(error)) || isMissingSocket(error) || poolMessages.test(error.message)));

/** The schema `read` does not exist before the projector's first start. */
export const isMissingTable = (error: unknown): boolean => {
  const code = sqlStateOf(error);
  return code === sqlState.unknownTable || code === sqlState.unknownSchema;
};

/** After an update the tables of the older release are read until the projector has filled the new ones. */
export const isMissingColumn = (error: unknown): boolean => sqlStateOf(error) === sqlState.unknownColumn;
