import type { CallName } from './routes.ts';

interface PageDefinition {
  name: string;
  /** The address. `:id` is one segment, and the parameter of the reads. */
  path: string;
  /** What its first screen needs. */
  reads: readonly CallName[];
}

/** The pages of students that load fast: the document names their code, and the reply to it names what they read. */
const pages = [
  { name: 'dashboard', path: '/', reads: ['getDashboard'] },
  { name: 'topic', path: '/topic/:id', reads: ['getUser', 'getTopic'] },
  { name: 'exams', path: '/exams', reads: ['getUser', 'listExams', 'listExamAttempts'] },
  { name: 'exam-intro', path: '/exams/:id', reads: ['getUser', 'getExam', 'getExamStats', 'listExamAttempts'] },
  { name: 'exam-attempt', path: '/exam-attempt/:id', reads: ['getUser', 'getExamAttempt'] },
  { name: 'exam-results', path: '/exam-results/:id', reads: ['getUser', 'getExamAttempt'] },
] as const satisfies readonly PageDefinition[];

export type PageName = (typeof pages)[number]['name'];

/** The page of an address and its id; null when it is not one of `pages`. */
export const findPage = (pathname: string) => {
  for (const page of pages) {
    const match = new RegExp(`^${page.path.replace(':id', '([\\w-]+)')}$`).exec(pathname);
    if (match) return { page, id: match[1] };
  }
  return null;
};

/** The addresses behind the login, except the home page. */
const studentPage =
  /^\/(topic\/[^/]+|review\/(mistakes|due)|exams(\/[^/]+)?|exam-(attempt|results)\/[^/]+|admin(\/.+)?|subscription|pricing|compra\/[^/]+|topics)\/?$/;

/** Whether an address needs a session. A visitor is sent to the login there, and sees the 404 page on every unknown address. */
export const isStudentPage = (path: string): boolean => studentPage.test(path);
