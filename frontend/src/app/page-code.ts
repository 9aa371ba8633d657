import { findPage } from '@matraz/contracts/pages';

/** The code of the pages whose documents name it. */
export const pageCode = {
  landing: () => import('../features/landing/landing-page.tsx'),
  dashboard: () => import('../features/catalog/dashboard-page.tsx'),
  topic: () => import('../features/practice/topic-page.tsx'),
  exams: () => import('../features/exams/list/exams-page.tsx'),
  'exam-intro': () => import('../features/exams/intro/exam-intro-page.tsx'),
  'exam-attempt': () => import('../features/exams/attempt/attempt-page.tsx'),
  'exam-results': () => import('../features/exams/results/results-page.tsx'),
};

/** Loads the code of an address before React asks for it. A failure shows when React asks. */
export const loadPageCode = (pathname: string) => {
  const name = findPage(pathname)?.page.name;
  if (name) pageCode[name]().catch(() => {});
};
