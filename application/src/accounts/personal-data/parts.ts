import {
  type PersonalData,
  type PersonalDataPart,
  personalDataVersion,
} from '@matraz/contracts/accounts/personal-data';
import type { PersonalDataDeps, ReadPart } from './part.ts';
import { readAccommodations } from './read-accommodations.ts';
import {
  readAccount,
  readConsent,
  readFactors,
  readMails,
  readOtherEmails,
  readRequests,
  readSecurityEvents,
  readSessions,
} from './read-account.ts';
import { readClasses } from './read-classes.ts';
import { readExams } from './read-exams.ts';
import { readMoments, readReminders } from './read-habits.ts';
import { readLessonNotes } from './read-lesson-notes.ts';
import { readGoals, readPractice, readProgress, readReviews } from './read-practice.ts';
import { readPremium, readPurchases } from './read-purchases.ts';
import { readReports } from './read-reports.ts';

const parts: { [Name in PersonalDataPart]: ReadPart<Name> } = {
  account: readAccount,
  consent: readConsent,
  progress: readProgress,
  goals: readGoals,
  practice: readPractice,
  reviews: readReviews,
  exams: readExams,
  reports: readReports,
  classes: readClasses,
  accommodations: readAccommodations,
  lessonNotes: readLessonNotes,
  purchases: readPurchases,
  premium: readPremium,
  moments: readMoments,
  reminders: readReminders,
  sessions: readSessions,
  factors: readFactors,
  otherEmails: readOtherEmails,
  mails: readMails,
  securityEvents: readSecurityEvents,
  requests: readRequests,
};

/**
 * Everything that the platform has of a person. One part after the other: an export is no reason to be slow for others.
 *
 * @throws DomainError account_not_found
 */
export const readPersonalData = async (
  deps: PersonalDataDeps,
  { userId, now }: { userId: string; now: Date },
): Promise<PersonalData> => {
  const data: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(parts)) data[name] = await read(deps, userId);
  return {
    format: 'matraz-personal-data',
    version: personalDataVersion,
    exportedAt: now.toISOString(),
    ...(data as Omit<PersonalData, 'format' | 'version' | 'exportedAt'>),
  };
};
