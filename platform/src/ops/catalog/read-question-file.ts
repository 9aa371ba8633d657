import { readFileSync } from 'node:fs';
import { type BulkQuestion, parseBulkText } from '@matraz/formats/bulk/practice-text';
import { detectPracticeFormat, detectZipFormat, reasonAgainstZip } from '@matraz/formats/exchange/detect-format';
import { toPracticeQuestions } from '@matraz/formats/exchange/fit-questions';
import { type ImportResult, noKey, UnreadableFile } from '@matraz/formats/exchange/import-result';
import { openFile, type Source } from '@matraz/formats/exchange/open-file';
import { readDocx } from '@matraz/formats/word/read-docx';
import { readNumbered } from '@matraz/formats/word/read-numbered';
import { unreadable } from '../file-errors.ts';
import { operatorPath } from '../operator-path.ts';
import { OpsError } from '../ops-error.ts';

export interface QuestionFile {
  questions: BulkQuestion[];
  /** Files of the pictures by their name. Texts have them as `pictures/<name>`. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Spanish sentences about what is not imported as it is. */
  notes: string[];
}

const readSource = (file: string): Source => {
  const path = operatorPath(file);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw unreadable(path, cause);
  }
  const source = openFile(bytes);
  if (source.kind === 'text' && source.isDoubtful)
    throw new OpsError(`No se sabe cómo leer las tildes de ${path}: guárdalo en UTF-8.`);
  return source;
};

const refused = (details: readonly string[]) =>
  new OpsError('El archivo tiene errores y no se importó nada:', { details });

/** Questions as in Word, a text or a document; null for the bulk text. */
const readWord = (source: Source): ImportResult | null => {
  if (source.kind === 'text') return detectPracticeFormat(source.text) === 'word' ? readNumbered(source.text) : null;
  if (detectZipFormat(source.files.keys()) !== 'word')
    throw new UnreadableFile(`${reasonAgainstZip(source.files.keys())} Este comando lee texto y documentos de Word.`);
  return readDocx(source.files);
};

const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** What is missing before questions without a key can be created. */
const openKeyError = (index: number, suggested: number | undefined): string =>
  suggested === undefined
    ? `Pregunta ${index + 1}: falta la clave; nómbrala con --keys "${index + 1} A"`
    : `Pregunta ${index + 1}: la clave se deduce del formato; si es la ${letterOf(suggested)}, confírmala con --keys "${index + 1} ${letterOf(suggested)}"`;

/** The questions with the keys that the operator chose for those without one. */
const withKeys = (
  questions: readonly BulkQuestion[],
  suggestions: ReadonlyMap<number, number>,
  keys: ReadonlyMap<number, string>,
): BulkQuestion[] => {
  const errors: string[] = [];
  const keyed = questions.map((question, index) => {
    const chosen = keys.get(index + 1);
    const correctAnswer = chosen === undefined ? question.correctAnswer : chosen.charCodeAt(0) - 65;
    if (correctAnswer === noKey) errors.push(openKeyError(index, suggestions.get(index)));
    if (chosen !== undefined && question.correctAnswer !== noKey)
      errors.push(`Pregunta ${index + 1}: ya tiene una clave en el archivo`);
    if (correctAnswer >= question.options.length)
      errors.push(`Pregunta ${index + 1}: no tiene la alternativa ${chosen}`);
    return { ...question, correctAnswer };
  });
  for (const number of keys.keys())
    if (number < 1 || number > questions.length) errors.push(`Pregunta ${number}: no está en el archivo`);
  if (errors.length > 0) throw refused(errors);
  return keyed;
};

const textOf = ({ number, text }: { number: number | null; text: string }): string =>
  number === null ? text : `Pregunta ${number}: ${text}`;

/**
 * Reads practice questions from bulk text, from a text as in Word, or from a document of Word.
 *
 * @param keys letters by the number of the question, for questions whose key the file does not name
 * @throws OpsError with every error, also for a question without a key
 */
export const readQuestionFile = (file: string, keys: ReadonlyMap<number, string> = new Map()): QuestionFile => {
  try {
    const source = readSource(file);
    const word = readWord(source);
    if (!word) {
      const parsed = parseBulkText(source.kind === 'text' ? source.text : '');
      if (!parsed.ok) throw refused(parsed.errors);
      const naming = parsed.questions.flatMap(({ topic }, index) =>
        topic === undefined ? [] : [`Bloque ${index + 1}: quita la línea TEMA:; el comando importa a un solo tema`],
      );
      if (naming.length > 0) throw refused(naming);
      return { questions: withKeys(parsed.questions, new Map(), keys), pictures: new Map(), notes: [] };
    }
    const { questions, suggestions, problems } = toPracticeQuestions(word);
    const leftOut = problems.filter(({ isLeftOut }) => isLeftOut).map(textOf);
    if (leftOut.length > 0) throw refused(leftOut);
    if (questions.length === 0) throw refused(['No se encontraron preguntas válidas']);
    return { questions: withKeys(questions, suggestions, keys), pictures: word.pictures, notes: problems.map(textOf) };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new OpsError(error.message);
    throw error;
  }
};
