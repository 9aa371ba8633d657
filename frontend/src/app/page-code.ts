import type { User } from '@matraz/contracts/accounts/http';
import { findScreen, isFast, type Screen, type StaffScreen } from '@matraz/contracts/screens';
import type { QueryClient } from '@tanstack/react-query';
import { loadEarly } from '../shared/loading/load-part.ts';

/** The code of every screen of `student-app.tsx`. Those of teachers and administrators are in `staff-app.tsx`. */
export const pageCode = {
  landing: () => import('../features/landing/landing-page.tsx'),
  dashboard: () => import('../features/catalog/dashboard-page.tsx'),
  topic: () => import('../features/practice/topic/topic-page.tsx'),
  mistakes: () => import('../features/practice/review/review-page.tsx'),
  due: () => import('../features/practice/review/review-page.tsx'),
  recommended: () => import('../features/practice/diagnosis/recommended-page.tsx'),
  diagnostic: () => import('../features/practice/diagnosis/diagnostic-page.tsx'),
  exams: () => import('../features/exams/list/exams-page.tsx'),
  'exam-intro': () => import('../features/exams/intro/exam-intro-page.tsx'),
  'exam-attempt': () => import('../features/exams/attempt/attempt-page.tsx'),
  receipt: () => import('../features/exams/receipt/receipt-page.tsx'),
  'exam-results': () => import('../features/exams/results/results-page.tsx'),
  subscription: () => import('../features/premium/subscription-page.tsx'),
  pricing: () => import('../features/premium/pricing-page.tsx'),
  purchase: () => import('../features/premium/purchase-page.tsx'),
  formulas: () => import('../features/practice/reference/formulas-page.tsx'),
  'periodic-table': () => import('../features/practice/reference/periodic-table-page.tsx'),
  'own-reports': () => import('../features/practice/reports/reports-page.tsx'),
  notes: () => import('../features/practice/notes/notes-page.tsx'),
  'own-classes': () => import('../features/classes/own-classes-page.tsx'),
  progress: () => import('../features/practice/progress/progress-page.tsx'),
  account: () => import('../features/accounts/account-page.tsx'),
  'account-erased': () => import('../features/accounts/account-erased-page.tsx'),
  verify: () => import('../features/exams/receipt/verify-page.tsx'),
  privacy: () => import('../features/landing/legal/privacy-page.tsx'),
  terms: () => import('../features/landing/legal/terms-page.tsx'),
  help: () => import('../features/landing/legal/help-page.tsx'),
} satisfies Record<Exclude<Screen['name'], StaffScreen['name'] | 'topics'>, () => Promise<unknown>>;

/** The screens of teachers and administrators. */
export const staffApp = () => import('./staff-app.tsx');

/** The code of a notice above the page. */
export const premiumEnding = () => import('../features/premium/premium-ending.tsx');

/** The same, for a new account. */
export const confirmEmail = () => import('../features/accounts/confirm-email.tsx');

/** On the start page: administrators answered. */
export const newAnswers = () => import('../features/practice/reports/new-answers.tsx');

/** On the start page: a teacher invited the student to a class. */
export const classInvitations = () => import('../features/classes/class-invitations.tsx');

/** What a page of this id shows first. The dashboard comes with the user. */
type ReadFirst = (queries: QueryClient, id: string, user: User) => Promise<unknown>;

/** The page of an address, with its code; null when its document does not name any. */
export const loadPageCode = async (pathname: string) => {
  const found = findScreen(pathname);
  if (!found || !isFast(found.screen)) return null;
  const load: () => Promise<{ default: unknown; readFirst?: ReadFirst }> = pageCode[found.screen.name];
  const { readFirst } = await loadEarly(load);
  return { id: found.id ?? '', readFirst };
};
