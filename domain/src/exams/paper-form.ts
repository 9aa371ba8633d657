import type { PaperForm } from '@matraz/contracts/exams/limits';
import { seededRandom, shuffled } from './seeded-random.ts';

/** A question in the order of the exam. */
export interface FormQuestion {
  questionId: string;
  /** The texts, as HTML. Their order in the exam is the order of the stored answers. */
  options: readonly string[];
  /** Questions of one area that follow one another stay together, as in the real test. */
  area?: string | undefined;
}

/** A question at its place on a form. */
export interface PlacedQuestion {
  questionId: string;
  /** The option of the exam at each place, zero-based. */
  options: readonly number[];
}

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

/** Such an option is only right at the end, or names the letters of others. */
const namesOthers = /\b(anteriores|alternativas?|opci[oó]n(es)?)\b|^\W*[a-e]\W+(y|o|e)\W+[a-e]\W*$/i;

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();

const keepsOptions = (options: readonly string[]): boolean => options.some((html) => namesOthers.test(textOf(html)));

const untouched = ({ questionId, options }: FormQuestion): PlacedQuestion => ({
  questionId,
  options: options.map((_, place) => place),
});

/** The questions of one area that follow one another. */
const blocksOf = (questions: readonly FormQuestion[]): FormQuestion[][] => {
  const blocks: FormQuestion[][] = [];
  for (const question of questions) {
    const last = blocks.at(-1);
    if (last?.[0]?.area === question.area && last) last.push(question);
    else blocks.push([question]);
  }
  return blocks;
};

/** The exam in another order of questions and options. The same exam and seed give the same form. */
export const examForm = (examId: string, seed: string, questions: readonly FormQuestion[]): PlacedQuestion[] => {
  const random = seededRandom(hashOf(`${examId}/${seed}`));
  return blocksOf(questions)
    .flatMap((block) => shuffled(block, random))
    .map((question) => {
      const placed = untouched(question);
      return keepsOptions(question.options) ? placed : { ...placed, options: shuffled(placed.options, random) };
    });
};

/** Form A is the exam itself. */
export const paperForm = (examId: string, form: PaperForm, questions: readonly FormQuestion[]): PlacedQuestion[] =>
  form === 'A' ? questions.map(untouched) : examForm(examId, `form-${form}`, questions);
