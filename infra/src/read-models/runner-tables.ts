import { boolean, column, int, numeric, table, text } from './table.ts';

/** The versions of the projections that filled a schema, by projection name. */
export type Versions = Readonly<Record<string, number>>;

/** The last event that the tables of the schema contain. One row. */
export const checkpoint = table(
  'checkpoint',
  {
    only_row: { ...boolean, constraint: 'default true check (only_row)' },
    position: numeric,
    versions: column<Versions>('jsonb'),
  },
  { primaryKey: ['only_row'] },
);

/** Events that could not be projected. The row only names the event: its data are in the log. */
export const parked = table(
  'parked',
  { position: numeric, stream: text, version: int, type: text, error: text },
  { primaryKey: ['position'] },
);
