import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { type PaperForm, paperForms } from '@matraz/contracts/exams/limits';
import type { AnswerRow } from '@matraz/formats/people/answer-sheets';
import { amount } from '../../../../shared/study/words.ts';

/** What was typed for a student. */
export interface TypedSheet {
  form: PaperForm;
  letters: string;
}

type Student = Pick<ClassExamResults['students'][number], 'userId' | 'name' | 'email'>;

/** As a teacher types it: lower case, spaces between groups, a dot for an empty answer. */
export const normalLetters = (typed: string): string => typed.toUpperCase().replace(/\s/g, '').replaceAll('.', '-');

/**
 * What is wrong with a sheet. Null: it can be recorded. Undefined: nothing was typed yet.
 *
 * @param options the number of options of each question, in the order of its form
 */
export const sheetProblem = (letters: string, options: readonly number[]): string | null | undefined => {
  if (letters === '') return undefined;
  const wrong = [...letters].findIndex((letter, place) => {
    const option = 'ABCDE'.indexOf(letter);
    return letter !== '-' && (option < 0 || option >= (options[place] ?? 5));
  });
  if (wrong >= 0) return `La respuesta ${wrong + 1} no puede ser «${letters[wrong]}»`;
  if (letters.length < options.length) return `Faltan ${options.length - letters.length} de ${options.length}`;
  if (letters.length > options.length) return `Sobran ${letters.length - options.length}`;
  return null;
};

/** Accents and capital letters do not count: `Muñoz` is `munoz`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9@._-]+/g, ' ')
    .trim();

const isForm = (form: string): form is PaperForm => paperForms.some((one) => one === form);

export interface LoadedSheets {
  sheets: Record<string, TypedSheet>;
  /** Rows that were not taken, with why. */
  problems: string[];
}

/** Gives each row of a file to the student whom it names, by e-mail or full name. A student gets at most one. @param form of rows without one */
export const sheetsOfRows = (
  rows: readonly AnswerRow[],
  students: readonly Student[],
  form: PaperForm,
): LoadedSheets => {
  const sheets: Record<string, TypedSheet> = {};
  const problems: string[] = [];
  for (const row of rows) {
    const found = students.filter(({ name, email }) =>
      [name, email ?? ''].some((own) => plain(own) === plain(row.who)),
    );
    const [student] = found;
    if (!student) problems.push(`${row.who}: no está en el curso`);
    else if (found.length > 1)
      problems.push(`${row.who}: hay ${amount(found.length, 'persona', 'personas')} con ese nombre; usa el correo`);
    else if (sheets[student.userId]) problems.push(`${row.who}: está dos veces; vale la primera`);
    else if (row.form !== '' && !isForm(row.form)) problems.push(`${row.who}: la forma «${row.form}» no existe`);
    else sheets[student.userId] = { form: isForm(row.form) ? row.form : form, letters: row.letters };
  }
  return { sheets, problems };
};
