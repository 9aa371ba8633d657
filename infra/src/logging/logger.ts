import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Fields with credentials or personal data, at the top of a log line and in one or two levels of objects. */
const personal = ['cookie', 'authorization', 'set-cookie', 'password', 'email', 'firstName', 'lastName', 'token'];
const paths = personal.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** An error without the row values, statements and connections that drivers attach to it. */
const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
};

/**
 * JSON lines on standard output.
 *
 * @param name the process: api, projector, worker, supervisor
 */
export const createLogger = (name: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
      redact: { paths, censor: '[oculto]' },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
