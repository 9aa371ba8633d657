/** Free of schemas, so that every side can hold it. */

/** In the order of the real test. Shown as Biología, Física, Química. */
export const examSubjects = ['Biology', 'Physics', 'Chemistry'] as const;
export type ExamSubject = (typeof examSubjects)[number];

/** Options of an exam question; the single-question form asks for two, the bulk text for one. */
export const examOptions = { min: 1, minSingle: 2, max: 5, letters: 'ABCDE' } as const;

/** Seconds for the network: an answer whose first byte reaches the server this long after the deadline still counts. */
export const answerGrace = 2;

/** Shape of the real test: what a test exam follows. */
export const realExam = { questions: 80, pilots: 5, seconds: 160 * 60 } as const;

/** Most questions of one exam. */
export const mostExamQuestions = 500;

/** Most characters of an exam's plain texts. */
export const examTexts = { title: 160, description: 2_000 } as const;

/** Seconds: a year. */
export const longestExam = 31_536_000;

/** How often answers of one attempt may be given, changed or cleared: no person comes near, and no program makes its stream endless. */
export const mostAnswerChanges = 10_000;
