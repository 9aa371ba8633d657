import type { CallName } from './routes.ts';

interface ScreenDefinition {
  name: string;
  /** The address. `:id` is one segment, and the parameter of the reads. */
  path: string;
  /** Who sees it. Visitors of a student's screen are sent to the login. */
  who: 'visitor' | 'student' | 'admin' | 'anyone';
  /** Its module, below `frontend/src`. */
  code: string;
  /**
   * The reads of the first screen. Only screens that load fast have them: the document names their code, and the reply
   * with the document names these reads.
   */
  preload?: readonly CallName[];
}

/** Every screen. The server, the router of the app and the documents of the build follow this list. */
export const screens = [
  { name: 'landing', path: '/', who: 'visitor', code: 'features/landing/landing-page.tsx', preload: [] },
  {
    name: 'dashboard',
    path: '/',
    who: 'student',
    code: 'features/catalog/dashboard-page.tsx',
    preload: ['getDashboard'],
  },
  {
    name: 'topic',
    path: '/topic/:id',
    who: 'student',
    code: 'features/practice/topic/topic-page.tsx',
    preload: ['getUser', 'getTopic'],
  },
  { name: 'mistakes', path: '/review/mistakes', who: 'student', code: 'features/practice/review/review-page.tsx' },
  {
    name: 'recommended',
    path: '/practice/recommended',
    who: 'student',
    code: 'features/practice/diagnosis/recommended-page.tsx',
  },
  { name: 'diagnostic', path: '/diagnostic', who: 'student', code: 'features/practice/diagnosis/diagnostic-page.tsx' },
  { name: 'due', path: '/review/due', who: 'student', code: 'features/practice/review/review-page.tsx' },
  {
    name: 'exams',
    path: '/exams',
    who: 'student',
    code: 'features/exams/list/exams-page.tsx',
    preload: ['getUser', 'listExams', 'listExamAttempts'],
  },
  {
    name: 'exam-intro',
    path: '/exams/:id',
    who: 'student',
    code: 'features/exams/intro/exam-intro-page.tsx',
    preload: ['getUser', 'getExam', 'getExamStats', 'listExamAttempts'],
  },
  {
    name: 'exam-attempt',
    path: '/exam-attempt/:id',
    who: 'student',
    code: 'features/exams/attempt/attempt-page.tsx',
    preload: ['getUser', 'getExamAttempt'],
  },
  {
    name: 'exam-results',
    path: '/exam-results/:id',
    who: 'student',
    code: 'features/exams/results/results-page.tsx',
    preload: ['getUser', 'getExamAttempt'],
  },
  { name: 'subscription', path: '/subscription', who: 'student', code: 'features/premium/subscription-page.tsx' },
  { name: 'pricing', path: '/pricing', who: 'student', code: 'features/premium/pricing-page.tsx' },
  { name: 'purchase', path: '/compra/:id', who: 'student', code: 'features/premium/purchase-page.tsx' },
  { name: 'formulas', path: '/formulas', who: 'student', code: 'features/practice/reference/formulas-page.tsx' },
  {
    name: 'periodic-table',
    path: '/tabla-periodica',
    who: 'student',
    code: 'features/practice/reference/periodic-table-page.tsx',
  },
  { name: 'own-reports', path: '/avisos', who: 'student', code: 'features/practice/reports/reports-page.tsx' },
  { name: 'progress', path: '/progress', who: 'student', code: 'features/practice/progress/progress-page.tsx' },
  { name: 'account', path: '/cuenta', who: 'student', code: 'features/accounts/account-page.tsx' },
  {
    name: 'account-erased',
    path: '/cuenta-borrada',
    who: 'anyone',
    code: 'features/accounts/account-erased-page.tsx',
  },
  { name: 'receipt', path: '/comprobante/:id', who: 'student', code: 'features/exams/receipt/receipt-page.tsx' },
  { name: 'verify', path: '/verificar', who: 'anyone', code: 'features/exams/receipt/verify-page.tsx' },
  { name: 'privacy', path: '/privacidad', who: 'anyone', code: 'features/landing/legal/privacy-page.tsx' },
  { name: 'terms', path: '/terminos', who: 'anyone', code: 'features/landing/legal/terms-page.tsx' },
  { name: 'help', path: '/ayuda', who: 'anyone', code: 'features/landing/legal/help-page.tsx' },
  { name: 'admin', path: '/admin', who: 'admin', code: 'app/admin-page.tsx' },
  { name: 'overview', path: '/admin/resumen', who: 'admin', code: 'app/overview-page.tsx' },
  { name: 'question-reports', path: '/admin/reportes', who: 'admin', code: 'app/question-reports-page.tsx' },
  { name: 'status', path: '/admin/estado', who: 'admin', code: 'app/status-page.tsx' },
  { name: 'preview', path: '/admin/vista/*', who: 'admin', code: 'app/preview/preview-app.tsx' },
  /** An older address of the start page. */
  { name: 'topics', path: '/topics', who: 'student', code: 'features/catalog/dashboard-page.tsx' },
] as const satisfies readonly ScreenDefinition[];

export type Screen = (typeof screens)[number];
/** A screen whose document names its code. */
type FastScreen = Extract<Screen, { preload: unknown }>;

/** The address of each screen. */
export const paths = Object.fromEntries(screens.map(({ name, path }) => [name, path])) as {
  readonly [One in Screen as One['name']]: One['path'];
};

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
  return who === 'student' || who === 'admin';
};
