import { csvRows } from '../exchange/csv-rows.ts';

export interface ListedPerson {
  name: string;
  email: string;
}

const delimiters = [';', '\t', ','] as const;
const emailLike = /^[^@\s]+@[^@\s]+$/;
/** As mail programs write a person: `Ana Rojas <ana@liceo.cl>`. */
const withAddress = /^(.*)<([^<>]+)>$/;

/** An e-mail within a text: `Ana Rojas ana@liceo.cl`. */
const within = /[^\s@;,<>"]+@[^\s@;,<>"]+/;

/** The delimiter of a list: the one that most of its lines have. A list of e-mails alone has none, and any will do. */
export const delimiterOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [best = ';'] = [...delimiters].sort(
    (one, other) =>
      lines.filter((line) => line.includes(other)).length - lines.filter((line) => line.includes(one)).length,
  );
  return best;
};

const longestName = 120;

/** The rest of a line. Delimiters that the other lines do not have are left out. */
const nameAround = (line: string, email: string): string =>
  line
    .replace(email, ' ')
    .replace(/[;,\t<>"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName);

/**
 * The people of a list as a school has it: CSV of any delimiter with a heading or without, a column copied from a spreadsheet, or
 * e-mails one below the other. The cell with an @ is the e-mail, the other cells are the name. A line of another delimiter, or with
 * spaces alone, is read by the e-mail in it.
 *
 * @returns rows with an e-mail in their order, and the texts of the rows without one, the heading among them
 */
export const readStudentList = (text: string): { people: ListedPerson[]; others: string[] } => {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const people: ListedPerson[] = [];
  const others: string[] = [];
  for (const { cells } of csvRows(plain, delimiterOf(plain))) {
    const trimmed = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const place = trimmed.findIndex((cell) => emailLike.test(cell) || withAddress.test(cell));
    const found = trimmed[place];
    if (found === undefined) {
      const line = trimmed.join(' ');
      const [email] = within.exec(line) ?? [];
      if (email === undefined) others.push(line);
      else people.push({ name: nameAround(line, email), email });
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
      .slice(0, longestName);
    people.push({ name, email: (address ?? '').trim() });
  }
  return { people, others };
};
