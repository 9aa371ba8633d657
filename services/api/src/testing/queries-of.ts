import pg from 'pg';
import { vi } from 'vitest';

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : typeof query === 'object' && query && 'text' in query ? String(query.text) : '';
/** What the connections of the process ask in the background. */
const isApart = (sql: string) => /^listen|pg_backend_pid|^select (c\.)?position\s.*from read\.checkpoint/is.test(sql);

/** The SQL of this process while `act` runs: sessions, read tables and the event store. */
export const queriesOf = async (act: () => Promise<unknown>): Promise<string[]> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return query.mock.calls.map(([first]) => textOf(first)).filter((sql) => !isApart(sql));
  } finally {
    query.mockRestore();
  }
};
