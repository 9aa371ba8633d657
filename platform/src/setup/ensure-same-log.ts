import { StartupError } from '@matraz/infra/config/startup-error';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { type LogMatch, matchLog, readNote } from '@matraz/infra/read-models/match-log';

const reasons: Record<Exclude<LogMatch, 'same'>, string> = {
  shorter: 'El registro de eventos termina antes de lo que las tablas ya leyeron.',
  other: 'El registro de eventos no es el mismo del que se hicieron las tablas.',
};

/** A sentence for the operator. */
export const reasonOf = (match: Exclude<LogMatch, 'same'>): string => reasons[match];

const advice =
  'Puede ser un volumen perdido, un respaldo anterior o una dirección equivocada: corrija EVENT_STORE_URL o reponga el registro. ' +
  'Si este es el registro correcto, ejecute npm run ops -- projections rebuild.';

/**
 * Compares the log with the read models. A rebuild that an operator allowed to replace them is no error.
 *
 * @throws StartupError when the log is not the one that the read models were made from
 */
export const ensureSameLog = async (pool: Pool, store: EventStore): Promise<void> => {
  const match = await matchLog(pool, store);
  if (match === 'same' || (await readNote(pool, 'read_next')).replaces) return;
  throw new StartupError(`${reasons[match]} ${advice}`);
};
