import { factorCalls } from './accounts/factors-http.ts';
import { accountCalls } from './accounts/http.ts';
import { ownAccountCalls } from './accounts/own-account-http.ts';
import { ownDataCalls } from './accounts/own-data-http.ts';
import { reminderCalls } from './accounts/reminders-http.ts';
import { securityCalls } from './accounts/security-http.ts';
import { assignmentCalls } from './assignments/http.ts';
import { catalogCalls } from './catalog/http.ts';
import { searchCalls } from './catalog/search-http.ts';
import { classCalls } from './classes/http.ts';
import { clientErrorCalls } from './client-errors-http.ts';
import { dashboardCalls } from './dashboard-http.ts';
import { examAttemptCalls } from './exams/attempt-http.ts';
import { classResultCalls } from './exams/class-results-http.ts';
import { examCalls } from './exams/http.ts';
import { paperCalls } from './exams/paper-http.ts';
import { attemptReportCalls } from './exams/report-http.ts';
import { examRoomCalls } from './exams/room-http.ts';
import { historyCalls } from './history-http.ts';
import { itemAnalysisCalls } from './item-analysis/http.ts';
import { activityCalls } from './practice/activity-http.ts';
import { diagnosisCalls } from './practice/diagnosis-http.ts';
import { goalCalls } from './practice/goals-http.ts';
import { practiceCalls } from './practice/http.ts';
import { momentCalls } from './practice/moments-http.ts';
import { noteCalls } from './practice/notes-http.ts';
import { studyPathCalls } from './practice/path-http.ts';
import { reportCalls } from './practice/reports-http.ts';
import { reviewCalls } from './practice/review-http.ts';
import { premiumCalls } from './premium/http.ts';
import { sealCalls } from './seal/http.ts';
import { statusCalls } from './status-http.ts';

/** Every JSON call of the product, by name. The stream `GET /api/updates` is in `updates.ts`. */
export const calls = {
  ...accountCalls,
  ...ownAccountCalls,
  ...reminderCalls,
  ...securityCalls,
  ...ownDataCalls,
  ...factorCalls,
  ...dashboardCalls,
  ...catalogCalls,
  ...searchCalls,
  ...practiceCalls,
  ...reviewCalls,
  ...reportCalls,
  ...activityCalls,
  ...goalCalls,
  ...studyPathCalls,
  ...diagnosisCalls,
  ...momentCalls,
  ...noteCalls,
  ...examCalls,
  ...examAttemptCalls,
  ...attemptReportCalls,
  ...examRoomCalls,
  ...classResultCalls,
  ...paperCalls,
  ...itemAnalysisCalls,
  ...premiumCalls,
  ...classCalls,
  ...assignmentCalls,
  ...historyCalls,
  ...sealCalls,
  ...statusCalls,
  ...clientErrorCalls,
};

export type Calls = typeof calls;
