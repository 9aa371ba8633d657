import { allEvents } from '@matraz/contracts/events';
import type { EventBatch, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import { isRefusedData } from '@matraz/infra/postgres/error-codes';
import type pg from 'pg';
import type { Projection } from '../projection.ts';
import { batchCalls, type Call, type Described, describe } from './batch-calls.ts';
import { Fenced, reasonOf } from './failures.ts';
import { notifications } from './notifications.ts';
import { transaction } from './schemas.ts';
import { versionsOf } from './versions.ts';

interface Parked {
  event: RecordedEvent;
  error: unknown;
}

/** A batch with the writes of its events. It is computed without I/O, while another batch is written. */
interface Prepared {
  position: Position;
  described: readonly Described[];
  unreadable: readonly Parked[];
  calls: readonly Call[];
}

export interface Writer {
  readonly position: Position;
  prepare(batch: EventBatch): Prepared;
  /**
   * Skips events up to the writer's position.
   *
   * @throws Fenced when another writer moved the checkpoint
   * @throws temporary errors; nothing was written
   */
  write(batch: Prepared): Promise<void>;
}

interface WriterOptions {
  /** Its search_path is the schema that is written. */
  client: pg.Client;
  projections: readonly Projection[];
  position: Position;
  /** Whether to send NOTIFY. */
  notify: boolean;
  logger: Logger;
}

let writers = 0;

/**
 * Writes each batch in one transaction: rows, parked events, checkpoint and NOTIFY. The checkpoint moves only from this writer's
 * position and only for the same versions, so of two writers one is fenced.
 */
export const createWriter = ({ client, projections, position: start, notify, logger }: WriterOptions): Writer => {
  const versions = JSON.stringify(versionsOf(projections));
  let position = start;

  // A connection knows prepared statements by name. Another version of a projection has other texts.
  writers += 1;
  const prefix = writers;
  const run = (name: string, text: string, values: unknown[]) =>
    client.query({ name: `${prefix} ${name}`, text, values });

  const prepare = ({ events, position: to }: EventBatch): Prepared => {
    const described: Described[] = [];
    const unreadable: Parked[] = [];
    for (const event of events) {
      try {
        const found = describe(allEvents, projections, event);
        if (found) described.push(found);
      } catch (error) {
        unreadable.push({ event, error });
      }
    }
    return { position: to, described, unreadable, calls: batchCalls(projections, described) };
  };

  /** The batch without the events that the tables contain already. */
  const newPartOf = (batch: Prepared): Prepared => {
    const isNew = ({ event }: { event: RecordedEvent }) => event.position > position;
    if (batch.described.every(isNew) && batch.unreadable.every(isNew)) return batch;
    const described = batch.described.filter(isNew);
    return {
      ...batch,
      described,
      unreadable: batch.unreadable.filter(isNew),
      calls: batchCalls(projections, described),
    };
  };

  const apply = async (calls: readonly Call[]) => {
    for (const { name, text, values } of calls) await run(name, text, values);
  };

  /** Halves a failing batch until each failing event is alone. */
  const applyWhatCan = async (batch: readonly Described[]): Promise<Parked[]> => {
    await client.query('savepoint part');
    try {
      await apply(batchCalls(projections, batch));
      await client.query('release savepoint part');
      return [];
    } catch (error) {
      if (!isRefusedData(error)) throw error;
      await client.query('rollback to savepoint part; release savepoint part');
      const [first] = batch;
      if (batch.length === 1 && first) return [{ event: first.event, error }];
      const middle = batch.length >> 1;
      return [...(await applyWhatCan(batch.slice(0, middle))), ...(await applyWhatCan(batch.slice(middle)))];
    }
  };

  const park = async (parked: readonly Parked[]) => {
    for (const { event, error } of parked) {
      await run('park', 'insert into parked (position, stream, version, type, error) values ($1, $2, $3, $4, $5)', [
        String(event.position),
        event.stream,
        event.version,
        event.type,
        reasonOf(error),
      ]);
    }
  };

  const writeOnce = ({ position: to, described, unreadable, calls }: Prepared, careful: boolean) =>
    transaction(client, async () => {
      const moved = await run(
        'move_checkpoint',
        'update checkpoint set position = $2 where position = $1 and versions = $3::jsonb',
        [String(position), String(to), versions],
      );
      if (moved.rowCount !== 1) throw new Fenced();
      const unwritable = careful ? await applyWhatCan(described) : await apply(calls).then(() => []);
      const parked = [...unreadable, ...unwritable];
      if (parked.length > 0) await park(parked);
      if (notify) {
        const changes = described.flatMap((one) => one.changes);
        await run('notify', `select pg_notify('matraz_read', payload) from unnest($1::text[]) payload`, [
          notifications(to, changes),
        ]);
      }
      return parked;
    });

  return {
    get position() {
      return position;
    },
    prepare,
    async write(prepared) {
      if (prepared.position <= position) return;
      const batch = newPartOf(prepared);
      const parked = await writeOnce(batch, false).catch((error) => {
        if (!isRefusedData(error)) throw error;
        return writeOnce(batch, true);
      });
      position = batch.position;
      for (const { event, error } of parked) {
        logger.error(
          { position: String(event.position), stream: event.stream, type: event.type, reason: reasonOf(error) },
          'event parked',
        );
      }
    },
  };
};
