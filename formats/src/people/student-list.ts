import { csvRows } from '../exchange/csv-rows.ts';

export interface ListedPerson {
  name: string;
  email: string;
}

const delimiters = [';', '\t', ','] as const;
const emailLike = /^[^@\s]+@[^@\s]+$/;
/** As mail programs write a person: `Ana Rojas <ana@liceo.cl>`. */
const withAddress = /^(.*)<([^<>]+)>$/;

/** The delimiter of a list: the one that most of its lines have. A list of e-mails alone has none, and any will do. */
export const delimiterOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [best = ';'] = [...delimiters].sort(
    (one, other) =>
      lines.filter((line) => line.includes(other)).length - lines.filter((line) => line.includes(one)).length,
  );
  return best;
};

/**
 * The people of a list as a school has it: CSV of any delimiter with a heading or without, a column copied from a spreadsheet, or
 * e-mails one below the other. The cell with an @ is the e-mail. The other cells are the name.
 *
 * @returns rows with an @ in their order, and the number of rows without one, the heading among them
 */
export const readStudentList = (text: string): { people: ListedPerson[]; others: number } => {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const people: ListedPerson[] = [];
  let others = 0;
  for (const { cells } of csvRows(plain, delimiterOf(plain))) {
    const trimmed = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const place = trimmed.findIndex((cell) => emailLike.test(cell) || withAddress.test(cell));
    const found = trimmed[place];
    if (found === undefined) {
      others += 1;
      continue;
    }
    const [, inside, address] = withAddress.exec(found) ?? [undefined, '', found];
    const name = [
      ...trimmed.filter((_, other) => other !== place && !/^\d+$/.test(trimmed[other] ?? '')),
      inside?.trim(),
    ]
      .filter(Boolean)
      .join(' ')
      .replace(/^"|"$/g, '')
      .slice(0, 120);
    people.push({ name, email: (address ?? '').trim() });
  }
  return { people, others };
};
