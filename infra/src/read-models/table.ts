/** Types of PostgreSQL that read tables use. */
export type ColumnType =
  | 'uuid'
  | 'text'
  | 'int'
  | 'numeric'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb'
  | 'uuid[]'
  | 'int[]'
  | 'tsvector';

/** `Written` is the type that a projection binds, `Read` the type that a query returns. Both exist for the compiler only. */
export interface Column<Written = unknown, Read = unknown> {
  type: ColumnType;
  isNullable: boolean;
  /** SQL after type and primary key. */
  constraint?: string;
  written?: Written;
  read?: Read;
}
export type Columns = Readonly<Record<string, Column>>;

export const column = <Written, Read = Written>(type: ColumnType): Column<Written, Read> => ({
  type,
  isNullable: false,
});
export const nullable = <Written, Read>(of: Column<Written, Read>): Column<Written | null, Read | null> => ({
  type: of.type,
  isNullable: true,
});

export const uuid = column<string>('uuid');
export const text = column<string>('text');
export const int = column<number>('int');
/** Position in the log: larger than a safe integer of JavaScript, so it is bound and read as text. */
export const numeric = column<string>('numeric');
export const boolean = column<boolean>('boolean');
/** Written as an ISO 8601 string. */
export const timestamptz = column<string, Date>('timestamptz');
/** `YYYY-MM-DD`. A query must use to_char: the driver would make a local midnight of it. */
export const date = column<string>('date');

export interface Table<Given extends Columns = Columns> {
  name: string;
  columns: Given;
  primaryKey: readonly string[];
  /** The columns of each index. */
  indexes: readonly (readonly string[])[];
  /** Columns of words, each with an index for searches. */
  searched?: readonly string[];
}

/** The one definition of a read table: the projector creates and writes it, queries read it. */
export const table = <const Given extends Columns>(
  name: string,
  columns: Given,
  keys: {
    primaryKey: readonly (keyof Given & string)[];
    indexes?: readonly (readonly (keyof Given & string)[])[];
    searched?: readonly (keyof Given & string)[];
  },
): Table<Given> => ({
  name,
  columns,
  primaryKey: keys.primaryKey,
  indexes: keys.indexes ?? [],
  ...(keys.searched && { searched: keys.searched }),
});

/** DDL with unqualified names: the search path chooses the schema. */
export const createTableSql = ({ name, columns, primaryKey, indexes, searched = [] }: Table): string => {
  const [onlyKey] = primaryKey.length === 1 ? primaryKey : [];
  const lines = Object.entries(columns).map(([name, { type, isNullable, constraint }]) =>
    [name, type, name === onlyKey ? 'primary key' : isNullable ? '' : 'not null', constraint].filter(Boolean).join(' '),
  );
  if (!onlyKey) lines.push(`primary key (${primaryKey.join(', ')})`);
  return [
    `\ncreate table ${name} (\n  ${lines.join(',\n  ')}\n);`,
    ...indexes.map((index) => `create index on ${name} (${index.join(', ')});`),
    ...searched.map((column) => `create index on ${name} using gin (${column});`),
  ].join('\n');
};

/** A row as a projection binds it. */
export type WrittenRow<Given extends Columns> = {
  [Name in keyof Given]: Given[Name] extends Column<infer Written, unknown> ? Written : never;
};

/** These columns of a row as a query returns them. */
export type Row<From extends Table, Name extends keyof From['columns'] = keyof From['columns']> = {
  [Key in Name]: From['columns'][Key] extends Column<unknown, infer Read> ? Read : never;
};

/** Some columns of a table, for a statement that does not bind all of them. */
export const pick = <Given extends Columns, const Name extends keyof Given & string>(
  { columns }: Table<Given>,
  names: readonly Name[],
): Pick<Given, Name> => Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Given, Name>;
