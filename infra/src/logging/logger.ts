import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Whatever carries a credential or names a person, at the top of a log line and one or two objects down. */
const personal = ['cookie', 'authorization', 'set-cookie', 'password', 'email', 'firstName', 'lastName', 'token'];
const paths = personal.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

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
      redact: { paths, censor: '[oculto]' },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
