import { account } from './accounts/account.projection.ts';
import { assignments } from './assignments/assignments.projection.ts';
import { catalog } from './catalog/catalog.projection.ts';
import { questionNumbers } from './catalog/question-numbers.projection.ts';
import { search } from './catalog/search.projection.ts';
import { accommodations } from './classes/accommodations.projection.ts';
import { classes } from './classes/classes.projection.ts';
import { publishers } from './classes/publishers.projection.ts';
import { examAuthors } from './exams/exam-authors.projection.ts';
import { examBreaks } from './exams/exam-breaks.projection.ts';
import { examMistakes } from './exams/exam-mistakes.projection.ts';
import { exams } from './exams/exams.projection.ts';
import { itemAnalysis } from './item-analysis/item-analysis.projection.ts';
import { progress } from './practice/progress.projection.ts';
import { studentActivity } from './practice/student-activity.projection.ts';
import { studentXp } from './practice/student-xp.projection.ts';
import { studyDays } from './practice/study-days.projection.ts';
import { studyGoals } from './practice/study-goals.projection.ts';
import { payments } from './premium/payments.projection.ts';
import { premium } from './premium/premium.projection.ts';
import type { Projection } from './projection.ts';

/** The projections of the schema `read`. */
export const projections: readonly Projection[] = [
  account,
  catalog,
  search,
  questionNumbers,
  progress,
  studentXp,
  studyDays,
  studentActivity,
  studyGoals,
  exams,
  examAuthors,
  examBreaks,
  publishers,
  examMistakes,
  itemAnalysis,
  premium,
  payments,
  classes,
  accommodations,
  assignments,
];
