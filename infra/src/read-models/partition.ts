/** A part of the students, by the remainder of a number in their ids. */
export interface Partition {
  /** From 1. */
  number: number;
  of: number;
}

/** Hexadecimal digits at the end of an id. They are random, or a hash, in every kind of UUID that the platform makes. */
const digits = 7;

/** The number of the student's partition. NaN: the text is no id. */
export const partitionOf = (userId: string, of: number): number =>
  1 + (Number.parseInt(userId.slice(-digits), 16) % of);

/** The same in SQL. */
export const partitionSql = (column: string, of: number): string =>
  `1 + ('x' || right(${column}::text, ${digits}))::bit(${4 * digits})::int % ${of}`;

/** The schema of a partition: its checkpoint, and its copies of the tables that are of no student. */
export const partitionSchema = <Base extends string>({ number, of }: Partition, base: Base) =>
  `${base}_${number}_of_${of}` as const;

/** @returns undefined when the schema is not of a partition */
export const partitionIn = (schema: string): Partition | undefined => {
  const found = /_(\d+)_of_(\d+)$/.exec(schema);
  return found ? { number: Number(found[1]), of: Number(found[2]) } : undefined;
};
