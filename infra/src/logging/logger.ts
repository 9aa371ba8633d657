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

/** Characters that wait in memory while nothing can be written. Later lines are lost. */
const mostWaiting = 1_000_000;

/**
 * A file or file descriptor for log lines. Lines that cannot be written, for example because the disk is full, are written together
 * with a later line. The code that logs never sees an error. A new file can be read by its owner only.
 */
export const logTo = (dest: string | number) => {
  const stream = pino.destination({ dest, sync: true, maxLength: mostWaiting, mode: 0o600 });
  stream.on('error', () => {});
  return stream;
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
    destination ?? logTo(1),
  );
