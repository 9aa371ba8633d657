import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';

/** A question that 40 students met and answered. Half of them chose the key. */
export const anAnalysedQuestion = (place: number, change: Partial<AnalysedQuestion> = {}): AnalysedQuestion => ({
  questionId: `q${place}`,
  place,
  students: 40,
  answered: 40,
  proportionCorrect: 0.5,
  discrimination: 0.3,
  medianSeconds: 40,
  weakStudents: 13,
  strongStudents: 13,
  options: Array(3).fill({ students: 13, weak: 5, strong: 5 }),
  unanswered: { students: 0, weak: 0, strong: 0 },
  warnings: [],
  ...change,
});
