/** SQL: the rows of a query as a JSON list. Timestamps become text. */
export const listOf = (query: string): string => `coalesce((select json_agg(row) from (${query}) row), '[]')`;
