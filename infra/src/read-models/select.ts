import type { Row, Table } from './table.ts';

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type CamelRow<Snake> = { [Name in keyof Snake & string as Camel<Name>]: Snake[Name] };
/** JSON has no dates: they are ISO 8601 strings. */
type JsonRow<Given> = { [Name in keyof Given]: Given[Name] extends Date ? string : Given[Name] };

/** A part of a SELECT, with the type of the rows that it gives. */
export interface Selection<Selected> {
  /** For the list of a SELECT. */
  columns: string;
  /** For the arguments of json_build_object. */
  jsonPairs: string;
  /** Exists for the compiler only. */
  row?: Selected;
}

export type RowOf<Given extends Selection<unknown>> = Given extends Selection<infer Selected> ? Selected : never;
export type JsonRowOf<Given extends Selection<unknown>> = JsonRow<RowOf<Given>>;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Columns of a read table by their names in camel case.
 *
 * @param alias the table's name in the query
 */
export const select = <From extends Table, const Name extends keyof From['columns'] & string>(
  from: From,
  names: readonly Name[],
  alias = from.name,
): Selection<CamelRow<Row<From, Name>>> => {
  const pairs = names.map((name) => ({ column: `${alias}.${name}`, name: camel(name), isSame: camel(name) === name }));
  return {
    columns: pairs.map(({ column, name, isSame }) => (isSame ? column : `${column} as "${name}"`)).join(', '),
    jsonPairs: pairs.map(({ column, name }) => `'${name}', ${column}`).join(', '),
  };
};
