import type { Calls } from '@matraz/contracts/calls';
import { accountCommands } from './accounts/commands.ts';
import { factorHandlers } from './accounts/factor-handlers.ts';
import { ownAccountCommands } from './accounts/own-account-commands.ts';
import { ownAccountQueries } from './accounts/own-account-queries.ts';
import { ownDataCalls } from './accounts/own-data.ts';
import { accountQueries } from './accounts/queries.ts';
import { reminderHandlers } from './accounts/reminders.ts';
import { securityQueries } from './accounts/security-queries.ts';
import { teacherHandlers } from './accounts/teacher-handlers.ts';
import type { AppDeps } from './app-deps.ts';
import { assignmentHandlers } from './assignments/assignments.ts';
import { catalogCommands } from './catalog/commands.ts';
import { catalogQueries } from './catalog/queries.ts';
import { searchQueries } from './catalog/search.ts';
import { classCommands } from './classes/commands.ts';
import { classQueries } from './classes/queries.ts';
import { clientErrorCommands } from './client-errors/commands.ts';
import { dashboardQueries } from './dashboard/queries.ts';
import { diagnosisQueries } from './diagnosis/queries.ts';
import { attemptReportQueries } from './exams/attempt-report.ts';
import { examAuthoringCommands } from './exams/authoring-commands.ts';
import { classResultQueries } from './exams/class-results.ts';
import { examCommands } from './exams/commands.ts';
import { paperCommands } from './exams/paper-commands.ts';
import { paperQueries } from './exams/paper-queries.ts';
import { examQueries } from './exams/queries.ts';
import { examRoomCommands } from './exams/room-commands.ts';
import { examRoomQueries } from './exams/room-queries.ts';
import { historyCalls } from './history/history-calls.ts';
import type { Handlers } from './http/calls/handler.ts';
import { itemAnalysisQueries } from './item-analysis/queries.ts';
import { practiceCommands } from './practice/commands.ts';
import { noteHandlers } from './practice/notes.ts';
import { practiceQueries } from './practice/queries.ts';
import { reportCommands } from './practice/report-commands.ts';
import { reportQueries } from './practice/report-queries.ts';
import { premiumCommands } from './premium/commands.ts';
import { premiumQueries } from './premium/queries.ts';
import { sealQueries } from './seal/queries.ts';
import { statusQueries } from './status/queries.ts';

/** The handler of each call. Calls that write are in the `commands.ts` of their context, calls that read in its `queries.ts`. */
export const handlers: Handlers<keyof Calls, AppDeps> = {
  ...accountCommands,
  ...accountQueries,
  ...ownAccountQueries,
  ...ownAccountCommands,
  ...reminderHandlers,
  ...securityQueries,
  ...ownDataCalls,
  ...factorHandlers,
  ...dashboardQueries,
  ...catalogCommands,
  ...catalogQueries,
  ...searchQueries,
  ...practiceCommands,
  ...practiceQueries,
  ...noteHandlers,
  ...reportCommands,
  ...reportQueries,
  ...diagnosisQueries,
  ...examAuthoringCommands,
  ...examCommands,
  ...examQueries,
  ...examRoomCommands,
  ...examRoomQueries,
  ...classResultQueries,
  ...paperQueries,
  ...paperCommands,
  ...attemptReportQueries,
  ...itemAnalysisQueries,
  ...premiumCommands,
  ...historyCalls,
  ...premiumQueries,
  ...sealQueries,
  ...statusQueries,
  ...classCommands,
  ...classQueries,
  ...assignmentHandlers,
  ...teacherHandlers,
  ...clientErrorCommands,
};
