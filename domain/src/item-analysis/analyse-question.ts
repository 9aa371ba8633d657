import { pointBiserial, type StrengthGroup } from './point-biserial.ts';
import { thirdsOf } from './thirds.ts';

/** Students of equal strength who chose the same option. */
export interface Choice {
  /** Zero-based option index; null when the question was left without an answer. */
  selected: number | null;
  /** Share of correct answers in the other questions, 0 to 1; null when the student answered too few others. */
  strength: number | null;
  students: number;
}

/** The options that count as correct. Null: every student gets the point, also without an answer. */
export type Accepted = readonly number[] | null;

/** How many students chose an option: all of them, the weak third and the strong third. */
export interface ChoiceCounts {
  students: number;
  weak: number;
  strong: number;
}

export interface QuestionAnalysis {
  /** Everyone who met the question, with or without an answer. */
  students: number;
  answered: number;
  /**
   * The proportion correct, 0 to 1. A question without an answer counts as not correct, as in the score. Null without students.
   */
  proportionCorrect: number | null;
  /** -1 to 1, see `pointBiserial`. */
  discrimination: number | null;
  /** Sizes of the weak and the strong third; 0 when all students are equally strong. */
  weakStudents: number;
  strongStudents: number;
  options: ChoiceCounts[];
  unanswered: ChoiceCounts;
}

/** Item analysis of one question, as classical test theory does it. */
export const analyseQuestion = (
  choices: readonly Choice[],
  { accepted, optionCount }: { accepted: Accepted; optionCount: number },
): QuestionAnalysis => {
  const isCorrect = ({ selected }: Choice) => accepted === null || (selected !== null && accepted.includes(selected));
  const groups = strengthGroups(choices, isCorrect);
  const thirds = thirdsOf(groups);
  const isWeak = ({ strength }: Choice) => thirds !== null && strength !== null && strength <= thirds.weakUpTo;
  const isStrong = ({ strength }: Choice) => thirds !== null && strength !== null && strength >= thirds.strongFrom;
  const countsOf = (isCounted: (choice: Choice) => boolean): ChoiceCounts => {
    const counted = choices.filter(isCounted);
    return {
      students: total(counted),
      weak: total(counted.filter(isWeak)),
      strong: total(counted.filter(isStrong)),
    };
  };
  const all = countsOf(() => true);
  const unanswered = countsOf(({ selected }) => selected === null);
  const options = Array.from({ length: optionCount }, (_, option) => countsOf(({ selected }) => selected === option));
  return {
    students: all.students,
    answered: all.students - unanswered.students,
    proportionCorrect: all.students > 0 ? countsOf(isCorrect).students / all.students : null,
    discrimination: pointBiserial(groups),
    weakStudents: all.weak,
    strongStudents: all.strong,
    options,
    unanswered,
  };
};

const total = (choices: readonly Choice[]): number => choices.reduce((sum, { students }) => sum + students, 0);

const strengthGroups = (choices: readonly Choice[], isCorrect: (choice: Choice) => boolean): StrengthGroup[] => {
  const groups = new Map<number, StrengthGroup>();
  for (const choice of choices) {
    const { strength, students } = choice;
    if (strength === null) continue;
    const group = groups.get(strength) ?? { strength, students: 0, correct: 0 };
    group.students += students;
    if (isCorrect(choice)) group.correct += students;
    groups.set(strength, group);
  }
  return [...groups.values()];
};
