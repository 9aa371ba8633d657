import type { Position } from '../event-store/port.ts';
import { partitionOf, partitionSchema } from './partition.ts';

interface Writer {
  /** The tables of this writer contain the log up to here. */
  position: Position;
  /** Every change of this writer up to here was told. */
  heard: Position;
}

const least = (positions: readonly Position[]): Position =>
  positions.reduce((lowest, position) => (position < lowest ? position : lowest), positions[0] ?? 0n);
const most = (one: Position, other: Position) => (one > other ? one : other);

interface Reading {
  /** The first one on this connection: every later change will be told. */
  isFirst: boolean;
  mayGoBack: boolean;
}

/**
 * What an api process knows of the writers of the read tables, by the schemas of their checkpoints. The only writer is `read`, unless
 * progress is split.
 */
export const createWriterPositions = () => {
  /** Empty: there are no tables. */
  let writers = new Map<string, Writer>();
  /** Kept, because every request asks for it. */
  let lowest: Position = 0n;
  const all = <Key extends keyof Writer>(key: Key) => Array.from(writers.values(), (writer) => writer[key]);
  const heard = () => least(all('heard'));
  const noteLowest = () => {
    lowest = least(all('position'));
  };

  return {
    /** All tables contain the log up to here. */
    lowest: () => lowest,
    /** The tables that are not split contain the log up to here. */
    shared: () => writers.get('read')?.position ?? 0n,
    highest: () => all('position').reduce(most, 0n),
    hasHeardAll: () => lowest <= heard(),
    /** Whether the tables contain the event. For a student's event only the tables of this student and the undivided ones count. */
    contain(position: Position, userId: string | null): boolean {
      if (position <= lowest) return true;
      const of = writers.size - 1;
      if (userId === null || of === 0) return false;
      const own = writers.get(partitionSchema({ number: partitionOf(userId, of), of }, 'read'));
      const others = writers.get('read');
      return own !== undefined && others !== undefined && position <= own.position && position <= others.position;
    },
    /**
     * Takes over a notification.
     *
     * @param schema undefined: all tables are at the position, and are not split
     * @returns false when the writer is unknown. The positions must be read.
     */
    tell(position: Position, schema: string | undefined): boolean {
      if (schema === undefined) {
        writers = new Map([['read', { position: most(lowest, position), heard: most(heard(), position) }]]);
        noteLowest();
        return true;
      }
      const writer = writers.get(schema);
      if (!writer || writers.size === 1) return false;
      writer.position = most(writer.position, position);
      writer.heard = most(writer.heard, position);
      noteLowest();
      return true;
    },
    /** Takes over the positions that were read. An empty map: there are no tables. */
    read(found: ReadonlyMap<string, Position>, { isFirst, mayGoBack }: Reading): void {
      const isNewSplit = found.size !== writers.size || [...found.keys()].some((schema) => !writers.has(schema));
      // The answer is older than a notification.
      if (isNewSplit && !mayGoBack && least([...found.values()]) < lowest) return;
      const toldBefore = heard();
      writers = new Map(
        Array.from(found, ([schema, now]): [string, Writer] => {
          const before = writers.get(schema) ?? { position: now, heard: toldBefore };
          const position = mayGoBack ? now : most(before.position, now);
          return [schema, { position, heard: isFirst ? position : before.heard }];
        }),
      );
      noteLowest();
    },
  };
};
