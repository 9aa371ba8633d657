import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import { partitionSchema } from '@matraz/infra/read-models/partition';
import type { Projection } from '../projection.ts';
import { type Connection, connect } from '../runner/connection.ts';
import { fill } from '../runner/fill.ts';
import { createSchema, dropSchema, transaction, type WriterCheckpoint } from '../runner/schemas.ts';
import type { Share } from '../runner/share.ts';
import { createPartitions } from '../runner/split.ts';
import { createWriter, type Writer } from '../runner/writer.ts';

interface Options {
  databaseUrl: string;
  store: EventStore;
  projections: readonly Projection[];
  logger: Logger;
}

const never = new AbortController().signal;
const keyOf = (share: Share) => JSON.stringify(share);

/** `read_verify`, filled from the log. When the served tables are split, it is split in the same way, so every row has the same position. */
export const openExpectedTables = async ({ databaseUrl, store, projections, logger }: Options) => {
  const connection = await connect(databaseUrl, 'read_verify');
  const connections = [connection];
  const { client } = connection;
  const writerOf = (on: Connection, share: Share, position: Position) =>
    createWriter({ client: on.client, projections, share, position, notify: false, logger });
  const writers = new Map<string, Writer>();

  const split = async (whole: Writer, partitions: readonly WriterCheckpoint[]) => {
    const { position } = whole;
    await transaction(client, () =>
      createPartitions(client, 'read_verify', { projections, partitions: partitions.length }),
    );
    writers.clear();
    writers.set(keyOf('none'), writerOf(connection, 'none', position));
    for (const { partition } of partitions) {
      if (!partition) continue;
      const own = await connect(databaseUrl, partitionSchema(partition, 'read_verify'), 'read_verify');
      connections.push(own);
      writers.set(keyOf(partition), writerOf(own, partition, position));
    }
  };

  await dropSchema(client, 'read_verify');
  await createSchema(client, 'read_verify', projections);
  writers.set(keyOf('all'), writerOf(connection, 'all', 0n));

  return {
    client,
    /** Fills the tables up to a position at which none of the served tables is behind. */
    async fillTo(position: Position, onFilled: (position: Position) => void) {
      const whole = writers.get(keyOf('all'));
      if (whole) await fill(store, whole, never, position, () => onFilled(whole.position));
    },
    /** Fills the rows of each writer up to its position. */
    async fillLike(served: readonly WriterCheckpoint[]) {
      const partitions = served.filter(({ partition }) => partition);
      const whole = writers.get(keyOf('all'));
      if (whole && partitions.length > 0) await split(whole, partitions);
      for (const { partition, position } of served) {
        const writer = writers.get(keyOf(partition ?? (partitions.length > 0 ? 'none' : 'all')));
        if (!writer) throw new Error('progress was split anew: repeat the comparison');
        await fill(store, writer, never, position);
        if (writer.position !== position) throw new Error('the served tables went back: repeat the comparison');
      }
    },
    drop: () => dropSchema(client, 'read_verify'),
    async close() {
      for (const one of connections) await one.close();
    },
  };
};
