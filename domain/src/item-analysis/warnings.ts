import type { QuestionWarning } from '@matraz/contracts/item-analysis/http';
import type { ChoiceCounts, QuestionAnalysis } from './analyse-question.ts';

/** From this number of answers on, a key that almost no student chose is reported. */
const fewestAnswers = 5;

/** The numbers of fewer students are mostly chance, so they get only `wrong-key` and `few-data`. A class in Chile is larger. */
const fewestStudents = 20;

/** Below it a question separates too little: "poor" in Ebel and Frisbie, Essentials of Educational Measurement (1991), ch. 13. */
const fewestDiscrimination = 0.2;
const tooEasy = 0.9;
/** As good as a guess among five options. */
const tooHard = 0.2;
/** A wrong option that fewer choose does not work: Haladyna and Downing (1993), "How many options is enough", EPM 53, 999-1010. */
export const fewestOfOption = 0.05;

/** How much each warning adds to the suspicion. A higher one outweighs all lower ones together. */
const weights: Record<QuestionWarning['code'], number> = {
  'wrong-key': 10_000,
  'negative-discrimination': 5_000,
  'low-discrimination': 1_000,
  'too-hard': 400,
  'too-easy': 200,
  'unused-option': 10,
  'few-data': 1,
};

/**
 * What is suspicious about a question, the worst first.
 *
 * The key is probably wrong when most students choose one other option and nearly none the key, or when a wrong option attracts the strong
 * third more than the key does, and more than it attracts the weak third.
 */
export const warningsOf = (
  analysis: QuestionAnalysis,
  { correctAnswer }: { correctAnswer: number },
): QuestionWarning[] => {
  const { students, proportionCorrect: p, discrimination: r, options } = analysis;
  const preferred = preferredOption(analysis, correctAnswer);
  if (students < fewestStudents || p === null)
    return [...(preferred === null ? [] : [{ code: 'wrong-key' as const, option: preferred }]), { code: 'few-data' }];
  const warnings: QuestionWarning[] = [];
  const better = preferred ?? betterOption(analysis, correctAnswer);
  if (better !== null) warnings.push({ code: 'wrong-key', option: better });
  else if (r !== null && r < 0) warnings.push({ code: 'negative-discrimination' });
  else if (r !== null && r < fewestDiscrimination && p < tooEasy) warnings.push({ code: 'low-discrimination' });
  if (p <= tooHard && better === null) warnings.push({ code: 'too-hard' });
  // In an easy question few students are left for the wrong options.
  if (p >= tooEasy) return [...warnings, { code: 'too-easy' }];
  for (const [option, counts] of options.entries()) {
    if (option !== correctAnswer && counts.students < fewestOfOption * students) {
      warnings.push({ code: 'unused-option', option });
    }
  }
  return warnings;
};

/** The wrong option that most students choose while nearly none chooses the key, or null. Needs no strong and weak students. */
const preferredOption = ({ answered, options }: QuestionAnalysis, correctAnswer: number): number | null => {
  const key = options[correctAnswer]?.students ?? 0;
  if (answered < fewestAnswers || key > fewestOfOption * answered) return null;
  const option = options.findIndex(({ students }) => students > answered / 2);
  return option === -1 ? null : option;
};

/** The wrong option that looks like the real key to the strong students, or null. */
const betterOption = (analysis: QuestionAnalysis, correctAnswer: number): number | null => {
  const { weakStudents, strongStudents, options, discrimination } = analysis;
  if (discrimination === null || discrimination >= fewestDiscrimination) return null;
  const strongShare = (counts: ChoiceCounts | undefined) => (counts?.strong ?? 0) / strongStudents;
  const weakShare = (counts: ChoiceCounts) => counts.weak / weakStudents;
  let best: number | null = null;
  for (const [option, counts] of options.entries()) {
    if (option === correctAnswer || strongShare(counts) <= weakShare(counts)) continue;
    if (strongShare(counts) > strongShare(options[best ?? correctAnswer])) best = option;
  }
  return best;
};

/** More is more suspicious. */
export const suspicionOf = (warnings: readonly QuestionWarning[]): number =>
  warnings.reduce((sum, { code }) => sum + weights[code], 0);
