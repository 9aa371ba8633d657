import { StartupError } from '@matraz/infra/config/startup-error';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { isReplacementAllowed, type LogMatch, matchLog } from '@matraz/infra/read-models/match-log';
import { finishedMove, readMove, unfinishedMove } from './log-move.ts';

const reasons: Record<Exclude<LogMatch, 'same'>, string> = {
  shorter: 'El registro de eventos termina antes de lo que las tablas ya leyeron.',
  other: 'El registro de eventos no es el mismo del que se hicieron las tablas.',
};

/** A sentence for the operator. */
export const reasonOf = (match: Exclude<LogMatch, 'same'>): string => reasons[match];

const advice =
  'Puede ser un volumen perdido, un respaldo anterior o una dirección equivocada: corrija EVENT_STORE_URL o reponga el registro. ' +
  'Si este es el registro correcto, ejecute npm run ops -- projections rebuild.';

/** The log can be a copy that lacks the last events. */
export class MoveUnfinished extends StartupError {}

/** @throws MoveUnfinished while the log is moved to another engine */
export const requireNoMove = async (pool: Pool): Promise<void> => {
  const move = await readMove(pool);
  if (move && !move.finishedAt) throw new MoveUnfinished(unfinishedMove(move));
};

/**
 * Compares the log with the read models. A rebuild that an operator allowed to replace them is no error.
 *
 * @throws MoveUnfinished when the log is another one while a move is under way
 * @throws StartupError when the log is not the one that the read models were made from
 */
export const ensureSameLog = async (pool: Pool, store: EventStore): Promise<void> => {
  const match = await matchLog(pool, store);
  if (match === 'same' || (await isReplacementAllowed(pool, store))) return;
  await requireNoMove(pool);
  const move = await readMove(pool);
  throw new StartupError([reasons[match], ...(move ? [finishedMove(move.target)] : []), advice].join(' '));
};
