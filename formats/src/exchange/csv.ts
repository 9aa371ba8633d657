import { textToHtml } from '../bulk/html.ts';
import { areaOf, skillOf } from '../syllabus.ts';
import { collectItems } from './collect-items.ts';
import { keyReader } from './csv-key.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { type ImportResult, UnreadableFile } from './import-result.ts';
import { withoutInvisible } from './invisible.ts';
import { shorten } from './shorten.ts';

const delimiters = [';', ',', '\t'] as const;

/** A column's name without case, accents and a template's explanation: `Question - max 120 characters`. */
const plain = (name: string): string =>
  withoutInvisible(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_.]+/g, ' ')
    .replace(/ [-–—] .*| ?\(.*|\)/g, '')
    .trim();

type Column =
  | { kind: 'question' | 'key' | 'explanation' | 'xp' | 'pilot' | 'topic' | 'skill' | 'area' }
  | { kind: 'option'; letter: string };

const names: [RegExp, Exclude<Column['kind'], 'option'>][] = [
  [/^(pregunta|enunciado|question|question text|texto de la pregunta)$/, 'question'],
  [/^(correcta|clave|solucion|((respuesta|alternativa|opcion|letra|clave) correcta)|respuestas? correctas?)$/, 'key'],
  [/^(respuesta|answer|correct|correct ?(answers?|option)|right answer)$/, 'key'],
  [/^(explicacion|justificacion|retroalimentacion|explanation|feedback|answer explanation)$/, 'explanation'],
  [/^(xp|puntos xp)$/, 'xp'],
  [/^(piloto|pilot)$/, 'pilot'],
  [/^(tema|topic)$/, 'topic'],
  [/^(habilidad|skill)$/, 'skill'],
  [/^area$/, 'area'],
];

const ofOption = '(?:opcion|alternativa|respuesta|option|answer|choice) ?';
const lettered = new RegExp(`^(?:${ofOption})?([a-j])$`);
const numbered = new RegExp(`^${ofOption}([1-9]|10)$`);

const columnOf = (header: string): Column | null => {
  const name = plain(header);
  const letter = lettered.exec(name)?.[1]?.toUpperCase();
  if (letter) return { kind: 'option', letter };
  const number = numbered.exec(name)?.[1];
  if (number !== undefined) return { kind: 'option', letter: String.fromCharCode(64 + Number(number)) };
  const kind = names.find(([pattern]) => pattern.test(name))?.[1];
  return kind ? { kind } : null;
};

const isHeader = (cells: readonly string[]): boolean => {
  const kinds = cells.map((cell) => columnOf(cell)?.kind);
  return kinds.includes('question') && kinds.includes('key') && kinds.includes('option');
};

interface Sheet {
  header: CsvRow;
  rows: CsvRow[];
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

/** The columns of a header. An unknown or repeated column is null, and listed. */
const columnsOf = (headers: readonly string[]) => {
  const notes: string[] = [];
  const first = new Map<Column['kind'], string>();
  const columns = headers.map((header) => {
    const column = columnOf(header);
    if (!column && header.trim() !== '') notes.push(`no se conoce la columna «${shorten(header)}» y no se importó`);
    if (!column || column.kind === 'option') return column;
    const earlier = first.get(column.kind);
    if (earlier === undefined) first.set(column.kind, header);
    else notes.push(`la columna «${shorten(header)}» es para lo mismo que «${shorten(earlier)}» y no se importó`);
    return earlier === undefined ? column : null;
  });
  return { columns, notes };
};

/**
 * Reads a table of questions. Its first row names the columns: pregunta, A to J, correcta (a place or a text, see `keyReader`) and
 * optionally explicación, xp, piloto, tema, habilidad and área, in any order.
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
  const { columns, notes: ofColumns } = columnsOf(sheet.header.cells);
  if (sheet.header.isUnclosed)
    file.note(null, 'las comillas del encabezado no se cierran; revisa las filas que siguen');
  for (const note of ofColumns) file.note(null, note);
  const textIn = ({ cells }: CsvRow, kind: Column['kind']) =>
    (cells[columns.findIndex((column) => column?.kind === kind)] ?? '').trim();
  const keyOf = (row: CsvRow) => ({
    key: textIn(row, 'key'),
    options: columns
      .flatMap((column, at) =>
        column?.kind === 'option' ? [{ letter: column.letter, typed: (row.cells[at] ?? '').trim() }] : [],
      )
      .filter(({ typed }) => typed !== '')
      .sort((one, other) => (one.letter < other.letter ? -1 : 1)),
  });
  const keys = keyReader(sheet.rows.map(keyOf));
  if (keys.countsFromZero) file.note(null, 'las respuestas cuentan desde 0: se leyó 0 como la alternativa A');
  for (const [index, row] of sheet.rows.entries()) {
    const { cells, line, isUnclosed } = row;
    const place = { number: index + 1, line };
    // Listed at once, because a question that is left out does not list its notes.
    if (isUnclosed) file.note(place, 'sus comillas no se cierran; revisa las filas que siguen');
    const textOf = (kind: Column['kind']) => textIn(row, kind);
    const notes: string[] = [];
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      notes.push('la fila tiene más columnas que el encabezado; lo que sobra no se importó');
    }
    const typed = keyOf(row);
    const key = keys.read(typed);
    if ('reason' in key) {
      file.leaveOut(place, key.reason);
      continue;
    }
    const xp = textOf('xp');
    const xpReward = Number(xp);
    const isReward = /^\d{1,4}$/.test(xp) && xpReward >= 1 && xpReward <= 1000;
    if (xp !== '' && !isReward) notes.push(`no se entiende «${shorten(xp)}» en xp; vale 10`);
    const pilot = textOf('pilot');
    if (!/^(s[ií]|yes|no|x|)$/i.test(pilot))
      notes.push(`no se entiende «${shorten(pilot)}» en piloto; se tomó como evaluada`);
    const [topic, typedSkill, typedArea] = [textOf('topic'), textOf('skill'), textOf('area')];
    const [skill, area] = [skillOf(typedSkill), areaOf(typedArea)];
    if (typedSkill !== '' && !skill) notes.push(`no se entiende «${shorten(typedSkill)}» en habilidad; queda sin ella`);
    if (typedArea !== '' && !area) notes.push(`no se entiende «${shorten(typedArea)}» en área; queda sin ella`);
    file.add(
      place,
      {
        question: textToHtml(textOf('question')),
        options: typed.options.map((option) => ({
          html: textToHtml(option.typed),
          isCorrect: option.letter === key.letter,
        })),
        explanation: textToHtml(textOf('explanation')),
        ...(isReward && { xpReward }),
        ...(/^(s[ií]|yes|x)$/i.test(pilot) && { isPilot: true }),
        ...(topic !== '' && { topic }),
        ...(skill && { skill }),
        ...(area && { area }),
      },
      notes,
    );
  }
  return file.result();
};
