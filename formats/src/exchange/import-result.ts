import type { Syllabus } from '../syllabus.ts';

/** The `correctAnswer` of a question without a key. Every command refuses it. */
export const noKey = -1;

/** A question that was read from a file. Question, options and explanation are HTML; its pictures have sources `pictures/<name>`. */
export interface ImportedItem extends Syllabus {
  /** Place in the file from 1. Questions that were left out count too. */
  number: number;
  /** Line of the file where the question begins, from 1. Null in packages. */
  line: number | null;
  question: string;
  options: string[];
  /** Zero-based option index; `noKey` when the file names no key. A person has to choose it then. */
  correctAnswer: number;
  /** The only option with some formatting, so it may be the key. Only for a question without a key. */
  suggestedAnswer?: number;
  explanation: string;
  /** Only when the file says it. */
  xpReward?: number;
  isPilot?: boolean;
}

/** Something of the file that is not imported as it is. */
export interface ImportProblem {
  /** The `number` of the question. Null: the problem is about the file. */
  number: number | null;
  line: number | null;
  isLeftOut: boolean;
  /** Spanish text to show after the name of the question. */
  text: string;
}

export interface ImportResult {
  items: ImportedItem[];
  /** In the order of the file. */
  problems: ImportProblem[];
  /** Files of the pictures by their name. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** The file cannot be read. The message is Spanish. */
export class UnreadableFile extends Error {}

/** @param line null when the format has no useful lines */
export interface Place {
  number: number;
  line: number | null;
}
