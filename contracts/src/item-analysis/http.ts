import { z } from 'zod';
import { defineCall } from '../call.ts';
import { examDetails } from '../exams/content.ts';
import { entityId, pathId } from '../ids.ts';

const amount = z.int().nonnegative();
/** Zero-based. */
const option = amount;

/** Why a question is suspicious. */
const questionWarning = z.discriminatedUnion('code', [
  z.object({
    code: z.enum(['few-data', 'negative-discrimination', 'low-discrimination', 'too-hard', 'too-easy']),
  }),
  /** `wrong-key`: the option that looks like the real key. `unused-option`: a wrong option that almost no student chooses. */
  z.object({ code: z.enum(['wrong-key', 'unused-option']), option }),
]);

/** How many students chose an option: all of them, the weak third and the strong third. */
const choiceCounts = z.object({ students: amount, weak: amount, strong: amount });

const analysedQuestion = z.object({
  questionId: entityId,
  /** Its number in the exam or topic, from 1. */
  place: z.int().positive(),
  /** Students who met the question. In practice each of them has answered it. */
  students: amount,
  answered: amount,
  proportionCorrect: z.number().min(0).max(1).nullable(),
  /** Point-biserial with the share of correct answers in the other questions. Null when it cannot be computed. */
  discrimination: z.number().min(-1).max(1).nullable(),
  /** Median, in seconds. Null when no time is known. In practice the first answer after a pause has no time. */
  medianSeconds: z.number().nonnegative().nullable(),
  /** Sizes of the weak and the strong third. */
  weakStudents: amount,
  strongStudents: amount,
  options: z.array(choiceCounts),
  unanswered: choiceCounts,
  /** The worst first. */
  warnings: z.array(questionWarning),
});

/** The present questions, the most suspicious first. Answers from before the last change of options or key do not count. */
const itemAnalysis = z.object({ questions: z.array(analysedQuestion) });

const examResult = examDetails.pick({ title: true, subject: true }).extend({
  examId: entityId,
  isPublished: z.boolean(),
  /** Students with a result. Only the first attempt of a student counts, and only with an answer. */
  students: amount,
  medianScore: z.number().nullable(),
  /** PAES scores, ascending. Only those that a student has. */
  scores: z.array(z.object({ score: z.int(), students: amount })),
});

export const itemAnalysisCalls = {
  getTopicAnalysis: defineCall({
    name: 'getTopicAnalysis',
    summary: 'Cómo funcionan las preguntas de práctica de un tema',
    access: 'admin',
    params: pathId,
    reply: itemAnalysis,
  }),
  getExamAnalysis: defineCall({
    name: 'getExamAnalysis',
    summary: 'Cómo funcionan las preguntas de un ensayo',
    access: 'teacher',
    params: pathId,
    reply: itemAnalysis,
  }),
  listExamResults: defineCall({
    name: 'listExamResults',
    summary: 'Los puntajes de cada ensayo',
    access: 'admin',
    reply: z.array(examResult),
  }),
};

export type QuestionWarning = z.infer<typeof questionWarning>;
export type AnalysedQuestion = z.infer<typeof analysedQuestion>;
export type ItemAnalysis = z.infer<typeof itemAnalysis>;
export type ExamResult = z.infer<typeof examResult>;
