import type { EventBatch, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import { isRefusedData } from '@matraz/infra/postgres/error-codes';
import type pg from 'pg';
import type { Projection } from '../projection.ts';
import { batchCalls, type Call, createDescriber, type Described } from './batch-calls.ts';
import { Fenced, reasonOf } from './failures.ts';
import { notifications } from './notifications.ts';
import { typesOf } from './projected-log.ts';
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
  /** The types of events that it writes. */
  readonly types: readonly string[];
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
  /** Whether the tables are served: NOTIFY is sent. */
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
  const describe = createDescriber(projections);
  let position = start;

  // A connection knows prepared statements by name. Another version of a projection has other texts, so each writer has
  // its own names.
  writers += 1;
  const prefix = writers;
  const run = (name: string, text: string, values: unknown[]) =>
    client.query({ name: `${prefix} ${name}`, text, values });

  const prepare = ({ events, position: to }: EventBatch): Prepared => {
    const described: Described[] = [];
    const unreadable: Parked[] = [];
    for (const event of events) {
      try {
        const found = describe(event);
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

  const send = ({ name, text, values }: Call) => run(name, text, values);

  /** Halves a failing batch until each failing event is alone. */
  const applyWhatCan = async (batch: readonly Described[]): Promise<Parked[]> => {
    await client.query('savepoint part');
    try {
      for (const call of batchCalls(projections, batch)) await send(call);
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

  const park = ({ event, error }: Parked) =>
    run('park', 'insert into parked (position, stream, version, type, error) values ($1, $2, $3, $4, $5)', [
      String(event.position),
      event.stream,
      event.version,
      event.type,
      reasonOf(error),
    ]);

  const moveCheckpoint = async (to: Position) => {
    const moved = await run(
      'move_checkpoint',
      'update checkpoint set position = $2 where position = $1 and versions = $3::jsonb',
      [String(position), String(to), versions],
    );
    if (moved.rowCount !== 1) throw new Fenced();
  };

  const sendNotifications = async (to: Position, described: readonly Described[]) => {
    if (!notify) return;
    const changes = described.flatMap((one) => one.changes);
    await run('notify', `select pg_notify('matraz_read', payload) from unnest($1::text[]) payload`, [
      notifications(to, changes),
    ]);
  };

  /**
   * Two round trips for any number of statements: all statements, then the commit. The commit waits for all answers, so
   * no statement is left out.
   */
  const writeAtOnce = async ({ position: to, described, unreadable, calls }: Prepared) => {
    try {
      const answers = await Promise.allSettled([
        client.query('begin'),
        moveCheckpoint(to),
        ...calls.map(send),
        ...unreadable.map(park),
        sendNotifications(to, described),
      ]);
      // The statements after a failed one fail too, so the first failure is the reason.
      for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
    return unreadable;
  };

  /** Parks the events that PostgreSQL refuses, and writes the others. */
  const writeCarefully = ({ position: to, described, unreadable }: Prepared) =>
    transaction(client, async () => {
      await moveCheckpoint(to);
      const refused = await applyWhatCan(described);
      const parked = [...unreadable, ...refused];
      for (const one of parked) await park(one);
      await sendNotifications(to, described);
      return parked;
    });

  return {
    get position() {
      return position;
    },
    types: typesOf(projections),
    prepare,
    async write(prepared) {
      if (prepared.position <= position) return;
      const batch = newPartOf(prepared);
      const parked = await writeAtOnce(batch).catch((error) => {
        if (!isRefusedData(error)) throw error;
        return writeCarefully(batch);
      });
      position = batch.position;
      for (const { event, error } of parked) {
        logger.error(
          {
            position: String(event.position),
            stream: event.stream,
            type: event.type,
            correlationId: event.metadata.correlationId,
            reason: reasonOf(error),
          },
          'event parked',
        );
      }
    },
  };
};
