import { realExam } from '@matraz/contracts/exams/limits';
import { type ExamArea, examAreas } from '@matraz/contracts/syllabus';

interface BlueprintQuestion {
  area?: ExamArea | undefined;
  isPilot: boolean;
  /** It does not count. */
  isVoided: boolean;
}

export interface BlueprintLine {
  part: ExamArea | 'scored' | 'pilots' | 'minutes';
  have: number;
  need: number;
}

export interface Blueprint {
  lines: BlueprintLine[];
  /** Questions that belong to no area yet. */
  withoutArea: number;
  /** Every line has what the real test has. */
  fits: boolean;
}

/** How far an exam is from the real test. @param duration seconds */
export const blueprintOf = (questions: readonly BlueprintQuestion[], duration: number): Blueprint => {
  const counting = questions.filter(({ isVoided }) => !isVoided);
  const count = (isCounted: (question: BlueprintQuestion) => boolean) => counting.filter(isCounted).length;
  const lines: BlueprintLine[] = [
    ...examAreas.map((part) => ({ part, have: count(({ area }) => area === part), need: realExam.areas[part] })),
    { part: 'scored', have: count(({ isPilot }) => !isPilot), need: realExam.questions - realExam.pilots },
    { part: 'pilots', have: count(({ isPilot }) => isPilot), need: realExam.pilots },
    { part: 'minutes', have: duration / 60, need: realExam.seconds / 60 },
  ];
  const withoutArea = count(({ area }) => area === undefined);
  return { lines, withoutArea, fits: lines.every(({ have, need }) => have === need) };
};
