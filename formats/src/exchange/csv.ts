import { textToHtml } from '../bulk/html.ts';
import { collectItems } from './collect-items.ts';
import { type ImportResult, UnreadableFile } from './import-result.ts';
import { shorten } from './shorten.ts';

const delimiters = [';', ',', '\t'] as const;

interface Row {
  cells: string[];
  /** First line of the row in the file, from 1. */
  line: number;
  /** The file ends inside the quotes of its last cell. So that cell contains all rows that follow. */
  isUnclosed: boolean;
}

/**
 * Rows of CSV (RFC 4180) with the line end `\n`. A quoted cell may contain the delimiter, line breaks and doubled quotes. Empty rows
 * are dropped.
 */
const csvRows = (text: string, delimiter: string): Row[] => {
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = '';
  /** The cell has more than blanks. */
  let hasText = false;
  let isQuoted = false;
  let line = 1;
  let rowLine = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((value) => value.trim() !== '')) rows.push({ cells, line: rowLine, isUnclosed: isQuoted });
    cells = [];
    cell = '';
    hasText = false;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === '\n') line += 1;
    if (isQuoted) {
      if (unit !== '"') cell += unit;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (unit === '"' && !hasText) {
      cell = '';
      hasText = true;
      isQuoted = true;
    } else if (unit === delimiter) {
      cells.push(cell);
      cell = '';
      hasText = false;
    } else if (unit === '\n') {
      endRow();
      rowLine = line;
    } else {
      cell += unit;
      hasText ||= unit.trim() !== '';
    }
  }
  endRow();
  return rows;
};

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_.]+/g, ' ')
    .trim();

type Column = { kind: 'question' | 'key' | 'explanation' | 'xp' | 'pilot' } | { kind: 'option'; letter: string };

const columnOf = (header: string): Column | null => {
  const name = plain(header);
  const letter = /^(?:(?:opcion|alternativa|option) )?([a-j])$/.exec(name)?.[1]?.toUpperCase();
  if (letter) return { kind: 'option', letter };
  const number = /^(?:opcion|alternativa|respuesta|option|answer) (\d|10)$/.exec(name)?.[1];
  if (number !== undefined && number !== '0')
    return { kind: 'option', letter: String.fromCharCode(64 + Number(number)) };
  if (/^(pregunta|enunciado|question)$/.test(name)) return { kind: 'question' };
  if (/^(correcta|respuesta|respuesta correcta|respuestas? correctas?|clave|answer|correct|correct answer)$/.test(name))
    return { kind: 'key' };
  if (/^(explicacion|explanation)$/.test(name)) return { kind: 'explanation' };
  if (/^(xp|puntos xp)$/.test(name)) return { kind: 'xp' };
  return /^(piloto|pilot)$/.test(name) ? { kind: 'pilot' } : null;
};

const isHeader = (cells: readonly string[]): boolean => {
  const kinds = cells.map((cell) => columnOf(cell)?.kind);
  return kinds.includes('question') && kinds.includes('key') && kinds.includes('option');
};

interface Sheet {
  header: Row;
  rows: Row[];
}

/** How many rows may stand above the header: a title, an empty row, a date. */
const mostTitles = 5;

/**
 * Finds the delimiter by the header, which may stand below a title. Excel writes `sep=;` above it in some countries. Null:
 * no delimiter gives a header.
 */
const openSheet = (text: string): Sheet | null => {
  const typed = text.replace(/\r\n?/g, '\n');
  const body = typed.replace(/^\ufeff?sep=.\n/i, '');
  const skipped = body === typed ? 0 : 1;
  const top = body.trimStart().split('\n', mostTitles + 1);
  for (const delimiter of delimiters) {
    const isTitled = top.some((line) => isHeader(csvRows(line, delimiter)[0]?.cells ?? []));
    if (!isTitled) continue;
    const rows = csvRows(body, delimiter).map((row) => ({ ...row, line: row.line + skipped }));
    // The quotes of a header that do not close make one row of all that follow.
    const at = Math.max(
      0,
      rows.slice(0, mostTitles + 1).findIndex(({ cells }) => isHeader(cells)),
    );
    const header = rows[at];
    if (header) return { header, rows: rows.slice(at + 1) };
  }
  return null;
};

/** Whether the first line is a header that `readCsv` understands. */
export const isCsv = (text: string): boolean => openSheet(text.slice(0, 20_000)) !== null;

/** The letter of the key. The file may have a letter or a number from 1. */
const letterOfKey = (key: string): string | undefined => {
  if (/^\d{1,2}$/.test(key)) return String.fromCharCode(64 + Number(key));
  return /^\(?([A-J])[).]?$/i.exec(key)?.[1]?.toUpperCase();
};

/** The letter of the option whose text is the key. Two options of this text are no key. */
const letterOfText = (key: string, options: readonly { letter: string; typed: string }[]): string | undefined => {
  const [found, ...more] = options.filter(({ typed }) => plain(typed) === plain(key));
  return more.length === 0 ? found?.letter : undefined;
};

/**
 * Reads a table of questions. Its first row names the columns: pregunta, A to J, correcta (a letter, or a number from 1) and
 * optionally explicación, xp and piloto, in any order.
 *
 * @throws UnreadableFile when the header is missing
 */
export const readCsv = (text: string): ImportResult => {
  const sheet = openSheet(text);
  if (!sheet) {
    throw new UnreadableFile(
      'La primera fila debe nombrar las columnas, por ejemplo: pregunta;A;B;C;D;correcta;explicación',
    );
  }
  const file = collectItems();
  const columns = sheet.header.cells.map(columnOf);
  if (sheet.header.isUnclosed)
    file.note(null, 'las comillas del encabezado no se cierran; revisa las filas que siguen');
  for (const header of sheet.header.cells) {
    if (!columnOf(header) && header.trim() !== '')
      file.note(null, `no se conoce la columna «${shorten(header)}» y no se importó`);
  }
  for (const [index, { cells, line, isUnclosed }] of sheet.rows.entries()) {
    const place = { number: index + 1, line };
    // Listed at once, because a question that is left out does not list its notes.
    if (isUnclosed) file.note(place, 'sus comillas no se cierran; revisa las filas que siguen');
    const textOf = (kind: Column['kind']) => (cells[columns.findIndex((column) => column?.kind === kind)] ?? '').trim();
    const notes: string[] = [];
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      notes.push('la fila tiene más columnas que el encabezado; lo que sobra no se importó');
    }
    const typedKey = textOf('key');
    const options = columns
      .flatMap((column, at) =>
        column?.kind === 'option' ? [{ letter: column.letter, typed: (cells[at] ?? '').trim() }] : [],
      )
      .filter(({ typed }) => typed !== '')
      .sort((one, other) => (one.letter < other.letter ? -1 : 1));
    const key = letterOfKey(typedKey) ?? letterOfText(typedKey, options);
    if (typedKey !== '' && !options.some(({ letter }) => letter === key)) {
      file.leaveOut(place, `se omitió porque la respuesta «${shorten(typedKey)}» no es una de las alternativas`);
      continue;
    }
    const xp = textOf('xp');
    const xpReward = Number(xp);
    const isReward = /^\d{1,4}$/.test(xp) && xpReward >= 1 && xpReward <= 1000;
    if (xp !== '' && !isReward) notes.push(`no se entiende «${shorten(xp)}» en xp; vale 10`);
    const pilot = textOf('pilot');
    if (!/^(s[ií]|yes|no|x|)$/i.test(pilot))
      notes.push(`no se entiende «${shorten(pilot)}» en piloto; se tomó como evaluada`);
    file.add(
      place,
      {
        question: textToHtml(textOf('question')),
        options: options.map(({ letter, typed }) => ({
          html: textToHtml(typed),
          isCorrect: letter === key,
        })),
        explanation: textToHtml(textOf('explanation')),
        ...(isReward && { xpReward }),
        ...(/^(s[ií]|yes|x)$/i.test(pilot) && { isPilot: true }),
      },
      notes,
    );
  }
  return file.result();
};
