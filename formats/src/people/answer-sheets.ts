import { csvRows } from '../exchange/csv-rows.ts';
import { delimiterOf } from './student-list.ts';

/** A row of answers as a school has it. */
export interface AnswerRow {
  /** E-mail or name, as it is written. */
  who: string;
  /** Upper case. Empty: the row names none. */
  form: string;
  /** A letter for each question; `-` for an empty answer, and `?` for what is no letter. */
  letters: string;
}

const letterOf = (cell: string): string => {
  const letter = cell.trim().toUpperCase();
  if (letter === '' || letter === '-' || letter === '.') return '-';
  return /^[A-E]$/.test(letter) ? letter : '?';
};

const formLike = /^[A-D]$/i;

/** One cell with all letters, as they are typed, or one cell for each question. */
const lettersOf = (cells: readonly string[]): string => {
  const [first = '', ...others] = cells;
  const isWhole = first.trim().length > 1 && others.every((cell) => cell.trim() === '');
  return (isWhole ? [...first.replace(/\s/g, '')] : cells).map(letterOf).join('');
};

/**
 * The answer sheets of a file: who; form; 1; 2; 3 … with a heading or without. The delimiter is that of the file.
 *
 * @param questions the number of answers of a sheet: cells beyond it are left out when they are empty
 */
export const readAnswerSheets = (text: string, questions: number): AnswerRow[] => {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows = csvRows(plain, delimiterOf(plain)).map(({ cells }) => cells.map((cell) => cell.trim()));
  return rows.flatMap(([who = '', form = '', ...answers], place) => {
    if (who === '') return [];
    // A heading names the form column, or its number of questions.
    const isHeading =
      place === 0 && !formLike.test(form) && !who.includes('@') && answers.every((one) => letterOf(one) === '?');
    if (isHeading) return [];
    const beyond = answers.slice(questions).some((cell) => cell !== '');
    const letters = lettersOf(beyond ? answers : answers.slice(0, questions));
    return [{ who, form: form.toUpperCase(), letters }];
  });
};
