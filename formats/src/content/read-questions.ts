import { z } from 'zod';
import { faultyFormula } from '../formulas.ts';
import { lineOf, type OpenFolder } from './open-folder.ts';
import { checked } from './spanish-issue.ts';

interface Texts {
  question: string;
  options: string[];
  explanation: string;
}

interface QuestionFormat<Question> {
  /** Reads the bulk text. Each error contains the number of its block. */
  parse: (text: string) => { questions: readonly object[] } | { errors: string[] };
  schema: z.ZodType<Question>;
}

const asText = 'questions.txt';
const asJson = 'questions.json';

const fromText = <Question>(folder: OpenFolder, { parse, schema }: QuestionFormat<Question>): Question[] => {
  const typed = folder.text(asText);
  if (typed === null) return [];
  const parsed = parse(folder.withPictures(typed, (index) => `${asText}, línea ${lineOf(typed, index)}`));
  if ('errors' in parsed) {
    folder.errors.push(...parsed.errors.map((error) => `${asText}: ${error}`));
    return [];
  }
  return parsed.questions.flatMap((question, i) => {
    const { value, errors } = checked(schema, question);
    folder.errors.push(...errors.map((error) => `${asText}: Bloque ${i + 1}: ${error}`));
    return value === null ? [] : [value];
  });
};

const fromJson = <Question extends Texts>(folder: OpenFolder, { schema }: QuestionFormat<Question>): Question[] => {
  const questions = folder.json(asJson, z.array(schema)) ?? [];
  return questions.map((question, i) => {
    const place = (html: string) => folder.withPictures(html, () => `${asJson}: pregunta ${i + 1}`);
    return {
      ...question,
      question: place(question.question),
      options: question.options.map(place),
      explanation: place(question.explanation),
    };
  });
};

/** Reads the questions of a folder from the bulk text or from JSON. Without either file there are no questions. */
export const readQuestions = <Question extends Texts>(
  folder: OpenFolder,
  format: QuestionFormat<Question>,
): Question[] => {
  const [hasText, hasJson] = [folder.has(asText), folder.has(asJson)];
  if (hasText && hasJson) folder.errors.push(`Hay ${asText} y ${asJson}: debe quedar uno solo`);
  if (hasText === hasJson) return [];
  const file = hasJson ? asJson : asText;
  const questions = hasJson ? fromJson(folder, format) : fromText(folder, format);
  for (const [i, { question, options, explanation }] of questions.entries()) {
    if ([question, ...options].some(folder.isEmpty)) {
      folder.errors.push(`${file}: pregunta ${i + 1}: la pregunta o una opción queda vacía`);
    }
    const faulty = [question, ...options, explanation].map(faultyFormula).find((found) => found !== null);
    if (faulty) folder.errors.push(`${file}: pregunta ${i + 1}: la ${faulty}`);
  }
  return questions;
};
