import type { QuestionWarning } from '@matraz/contracts/item-analysis/http';
import type { Accepted, ChoiceCounts, QuestionAnalysis } from './analyse-question.ts';

/** Number of answers from which a key that almost no student chose is reported. */
const fewestAnswers = 5;

/** The numbers of fewer students are mostly chance, so they get only `wrong-key` and `few-data`. A class in Chile is larger. */
const fewestStudents = 20;

/** Standard errors of a correlation of nothing, 1/√n each. By chance one question of 160 is further below zero. */
const mostByChance = 2.5;

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
 * third more than the key does, and more than it attracts the weak third; among few students only beyond chance. Several accepted options count as one key.
 */
export const warningsOf = (analysis: QuestionAnalysis, { accepted }: { accepted: Accepted }): QuestionWarning[] => {
  const { students, proportionCorrect: p, discrimination: r, options } = analysis;
  const isFew = students < fewestStudents || p === null;
  if (accepted === null) return isFew ? [{ code: 'few-data' }] : [];
  const isChance = isFew && (r === null || r > -mostByChance / Math.sqrt(students));
  const better = preferredOption(analysis, accepted) ?? (isChance ? null : betterOption(analysis, accepted));
  if (isFew)
    return [...(better === null ? [] : [{ code: 'wrong-key' as const, option: better }]), { code: 'few-data' }];
  const warnings: QuestionWarning[] = [];
  if (better !== null) warnings.push({ code: 'wrong-key', option: better });
  else if (r !== null && r < 0) warnings.push({ code: 'negative-discrimination' });
  else if (r !== null && r < fewestDiscrimination && p < tooEasy) warnings.push({ code: 'low-discrimination' });
  if (p <= tooHard && better === null) warnings.push({ code: 'too-hard' });
  // In an easy question few students are left for the wrong options.
  if (p >= tooEasy) return [...warnings, { code: 'too-easy' }];
  for (const [option, counts] of options.entries()) {
    if (!accepted.includes(option) && counts.students < fewestOfOption * students) {
      warnings.push({ code: 'unused-option', option });
    }
  }
  return warnings;
};

/** The wrong option that most students choose while nearly none chooses the key, or null. Needs no strong and weak students. */
const preferredOption = ({ answered, options }: QuestionAnalysis, accepted: readonly number[]): number | null => {
  if (answered < fewestAnswers || keyCount(options, accepted, 'students') > fewestOfOption * answered) return null;
  const option = options.findIndex(({ students }) => students > answered / 2);
  return option === -1 ? null : option;
};

/** The wrong option that looks like the real key to the strong students, or null. */
const betterOption = (analysis: QuestionAnalysis, accepted: readonly number[]): number | null => {
  const { weakStudents, strongStudents, options, discrimination } = analysis;
  if (discrimination === null || discrimination >= fewestDiscrimination) return null;
  let best: number | null = null;
  let most = keyCount(options, accepted, 'strong');
  for (const [option, { weak, strong }] of options.entries()) {
    if (accepted.includes(option) || strong <= most || strong / strongStudents <= weak / weakStudents) continue;
    best = option;
    most = strong;
  }
  return best;
};

/** How many students chose one of the accepted options. */
const keyCount = (options: readonly ChoiceCounts[], accepted: readonly number[], who: keyof ChoiceCounts): number =>
  accepted.reduce((sum, option) => sum + (options[option]?.[who] ?? 0), 0);

/** More is more suspicious. */
export const suspicionOf = (warnings: readonly QuestionWarning[]): number =>
  warnings.reduce((sum, { code }) => sum + weights[code], 0);
