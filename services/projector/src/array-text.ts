/** A parameter has one value for each row, so a list of ids or numbers is sent as the text of an array. */
export const arrayText = (list: readonly (string | number | null)[]): string =>
  `{${list.map((value) => value ?? 'NULL')}}`;
