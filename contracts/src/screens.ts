import type { CallName } from './routes.ts';

interface ScreenDefinition {
  name: string;
  /** The address. `:id` is one segment, and the parameter of the reads. */
  path: string;
  /** Who sees it. Visitors of a student's screen are sent to the login. */
  who: 'visitor' | 'student' | 'teacher' | 'admin' | 'anyone';
  /**
   * The reads of the first screen. Only screens that load fast have them: the document names their code, and the reply
   * with the document names these reads.
   */
  preload?: readonly CallName[];
}

/** Every screen. The server, the router of the app and the documents of the build follow this list. */
export const screens = [
  { name: 'landing', path: '/', who: 'visitor', preload: [] },
  { name: 'dashboard', path: '/', who: 'student', preload: ['getDashboard'] },
  { name: 'topic', path: '/topic/:id', who: 'student', preload: ['getUser', 'getTopic'] },
  { name: 'mistakes', path: '/review/mistakes', who: 'student' },
  { name: 'recommended', path: '/practice/recommended', who: 'student' },
  { name: 'diagnostic', path: '/diagnostic', who: 'student' },
  { name: 'due', path: '/review/due', who: 'student' },
  { name: 'exams', path: '/exams', who: 'student', preload: ['getUser', 'listExams', 'listExamAttempts'] },
  {
    name: 'exam-intro',
    path: '/exams/:id',
    who: 'student',
    preload: ['getUser', 'getExam', 'getExamStats', 'listExamAttempts'],
  },
  { name: 'exam-attempt', path: '/exam-attempt/:id', who: 'student', preload: ['getUser', 'getExamAttempt'] },
  {
    name: 'exam-results',
    path: '/exam-results/:id',
    who: 'student',
    preload: ['getUser', 'getExamAttempt', 'getAttemptReport'],
  },
  { name: 'subscription', path: '/subscription', who: 'student' },
  { name: 'pricing', path: '/pricing', who: 'student' },
  { name: 'purchase', path: '/compra/:id', who: 'student' },
  { name: 'formulas', path: '/formulas', who: 'student' },
  { name: 'periodic-table', path: '/tabla-periodica', who: 'student' },
  { name: 'own-reports', path: '/avisos', who: 'student' },
  { name: 'notes', path: '/apuntes', who: 'student' },
  { name: 'progress', path: '/progress', who: 'student' },
  { name: 'account', path: '/cuenta', who: 'student' },
  { name: 'account-erased', path: '/cuenta-borrada', who: 'anyone' },
  { name: 'receipt', path: '/comprobante/:id', who: 'student' },
  { name: 'verify', path: '/verificar', who: 'anyone' },
  { name: 'privacy', path: '/privacidad', who: 'anyone' },
  { name: 'terms', path: '/terminos', who: 'anyone' },
  { name: 'help', path: '/ayuda', who: 'anyone' },
  { name: 'own-classes', path: '/clases', who: 'student' },
  { name: 'teaching', path: '/docente', who: 'teacher' },
  { name: 'class', path: '/docente/clases/:id', who: 'teacher' },
  { name: 'class-exam', path: '/docente/clases/:id/ensayos/*', who: 'teacher' },
  { name: 'student-attempt', path: '/docente/intentos/:id', who: 'teacher' },
  { name: 'class-student', path: '/docente/estudiantes/:id', who: 'teacher' },
  { name: 'own-exams', path: '/docente/ensayos', who: 'teacher' },
  { name: 'exam-room', path: '/admin/ensayos/:id/sala', who: 'teacher' },
  { name: 'exam-paper', path: '/admin/ensayos/:id/imprimir', who: 'teacher' },
  { name: 'teachers', path: '/admin/docentes', who: 'admin' },
  { name: 'admin', path: '/admin', who: 'admin' },
  { name: 'overview', path: '/admin/resumen', who: 'admin' },
  { name: 'question-reports', path: '/admin/reportes', who: 'admin' },
  { name: 'status', path: '/admin/estado', who: 'admin' },
  { name: 'preview', path: '/admin/vista/*', who: 'admin' },
  /** An older address of the start page. */
  { name: 'topics', path: '/topics', who: 'student' },
] as const satisfies readonly ScreenDefinition[];

export type Screen = (typeof screens)[number];
/** A screen of teachers or administrators. */
export type StaffScreen = Extract<Screen, { who: 'teacher' | 'admin' }>;
/** A screen whose document names its code. */
type FastScreen = Extract<Screen, { preload: unknown }>;

/** The address of each screen. */
export const paths = Object.fromEntries(screens.map(({ name, path }) => [name, path])) as {
  readonly [One in Screen as One['name']]: One['path'];
};

/** The beginnings of the addresses of all screens of teachers and administrators. */
export const staffAreas = ['/admin', '/docente'] as const;

/** The address of the preview as a student, which has the screens of students below it. */
export const previewBase = paths.preview.slice(0, -'/*'.length);

const patternOf = ({ path }: Screen) =>
  new RegExp(`^${path.replace(':id', '([\\w-]+)').replace('*', '.+')}${path === '/' ? '' : '/?'}$`);

/** The screen that a user with a session sees at an address, and its id; null: there is none. */
export const findScreen = (pathname: string): { screen: Screen; id: string | undefined } | null => {
  for (const screen of screens) {
    const match = screen.who === 'visitor' ? null : patternOf(screen).exec(pathname);
    if (match) return { screen, id: match[1] };
  }
  return null;
};

export const isFast = (screen: Screen): screen is FastScreen => 'preload' in screen;

/** Whether an address needs a session. The start page shows visitors the landing page; every unknown address is the 404 page. */
export const needsSession = (pathname: string): boolean => {
  const who = pathname === '/' ? undefined : findScreen(pathname)?.screen.who;
  return who === 'student' || who === 'teacher' || who === 'admin';
};
