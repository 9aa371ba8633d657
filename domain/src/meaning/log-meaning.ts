import { accountEvents } from '@matraz/contracts/accounts/events';
import { assignmentEvents } from '@matraz/contracts/assignments/events';
import { catalogEvents } from '@matraz/contracts/catalog/events';
import { accommodationEvents, classEvents } from '@matraz/contracts/classes/events';
import type { EventType, MatrazEvent } from '@matraz/contracts/events';
import { examAttemptEvents, examEvents, examReviewEvents } from '@matraz/contracts/exams/events';
import { practiceEvents } from '@matraz/contracts/practice/events';
import { paymentEvents, premiumEvents } from '@matraz/contracts/premium/events';
import type { Doubt, LoggedEvent } from './doubt.ts';
import { createAccommodationsMeaning } from './judge-accommodations.ts';
import { createAccountsMeaning } from './judge-accounts.ts';
import { createAssignmentsMeaning } from './judge-assignments.ts';
import { createAttemptsMeaning } from './judge-attempts.ts';
import { createCatalogMeaning } from './judge-catalog.ts';
import { createClassesMeaning } from './judge-classes.ts';
import { createExamsMeaning } from './judge-exams.ts';
import { createPracticeMeaning } from './judge-practice.ts';
import { createPremiumMeaning } from './judge-premium.ts';
import { createReviewsMeaning } from './judge-reviews.ts';
import { streamNameOf } from './stream-name.ts';

const isOf = <Events extends object>(
  events: Events,
  event: MatrazEvent,
): event is Extract<MatrazEvent, { type: keyof Events }> => Object.hasOwn(events, event.type);

/** Others can complete and rescore an attempt. */
const typesOfStudents: ReadonlySet<string> = new Set<EventType>([
  'ExamAttemptStarted',
  'ExamAnswerSaved',
  'ExamQuestionReviewed',
  'CheckoutStarted',
  'AccountErased',
  'ClassJoined',
  'ClassLeft',
]);

interface LogMeaningOptions {
  /** The id of a student's n-th attempt at an exam. */
  attemptIdOf: (userId: string, examId: string, ordinal: number) => string;
  /** Hashes of the idempotency keys with which the platform itself grants Premium. */
  ownGrants: ReadonlySet<string>;
}

/**
 * Folds a log through the deciders, and tells which events no command can have made. What the rules do not know is not judged: who
 * may open what with Premium, and the price of a plan at the time.
 */
export const createLogMeaning = ({ attemptIdOf, ownGrants }: LogMeaningOptions) => {
  const versions = new Map<string, number>();
  const accounts = createAccountsMeaning();
  const catalog = createCatalogMeaning();
  const practice = createPracticeMeaning(catalog);
  const exams = createExamsMeaning();
  const { wasAdministrator } = accounts;
  const classes = createClassesMeaning({ wasAdministrator });
  const accommodations = createAccommodationsMeaning({ wasAdministrator, wasTaughtBy: classes.wasTaughtBy });
  const { accommodationsOf } = accommodations;
  const wasStaffOf = (by: string, userId: string) => wasAdministrator(by) || classes.wasTaughtBy(userId, by);
  const assignments = createAssignmentsMeaning({ wasAdministrator, wasTeacherOf: classes.wasTeacherOf });
  const attempts = createAttemptsMeaning({
    exams,
    wasAdministrator,
    wasStaffOf,
    attemptIdOf,
    accommodationsOf,
    assignmentsWith: assignments.assignmentsWith,
    wasStudentOf: classes.wasStudentOf,
  });
  const reviews = createReviewsMeaning({ exams, attempts });
  const premium = createPremiumMeaning({ wasAdministrator, ownGrants });

  const judgeSender = ({ event, by }: LoggedEvent): Doubt | undefined => {
    if (by === undefined) return undefined;
    // What staff does to an attempt names its sender.
    if ('by' in event.data && typeof event.data.by === 'string' && event.data.by !== by)
      return { reason: 'not-an-administrator' };
    const recorder = isOf(examAttemptEvents, event) ? attempts.recorderOf(event.data.attemptId) : undefined;
    if (recorder !== undefined && event.type !== 'ExamAttemptRescored')
      return recorder === by ? undefined : { reason: 'not-an-administrator' };
    const isOfAdministrator = isOf(catalogEvents, event) || isOf(examEvents, event) || event.type === 'PremiumRevoked';
    if (isOfAdministrator) return wasAdministrator(by) ? undefined : { reason: 'not-an-administrator' };
    const isOfStudent = isOf(practiceEvents, event) || typesOfStudents.has(event.type);
    return isOfStudent && 'userId' in event.data && event.data.userId !== by ? { reason: 'other-student' } : undefined;
  };

  const judgeByRules = (logged: LoggedEvent): Doubt | undefined => {
    const { event } = logged;
    if (isOf(catalogEvents, event)) return catalog.judge(event, logged);
    if (isOf(practiceEvents, event)) return practice.judge(event, logged);
    if (isOf(examEvents, event)) return exams.judge(event, logged);
    if (isOf(examAttemptEvents, event)) return attempts.judge(event, logged);
    if (isOf(examReviewEvents, event)) return reviews.judge(event, logged);
    if (isOf(accountEvents, event)) return accounts.judge(event, logged);
    if (isOf(premiumEvents, event)) return premium.judgePremium(event, logged);
    if (isOf(paymentEvents, event)) return premium.judgePayment(event, logged);
    if (isOf(classEvents, event)) return classes.judge(event, logged);
    if (isOf(accommodationEvents, event)) return accommodations.judge(event, logged);
    if (isOf(assignmentEvents, event)) return assignments.judge(event, logged);
    return undefined;
  };

  return {
    /** The events come in the order of the log. @returns undefined when a command can have made the event */
    judge(logged: LoggedEvent): Doubt | undefined {
      const { event, stream, version } = logged;
      const isNext = version === (versions.get(stream) ?? 0) + 1;
      versions.set(stream, version);
      if (stream !== streamNameOf(event)) return { reason: 'other-stream' };
      // Also after another doubt, so that the state goes on as the platform's own.
      const doubt = judgeByRules(logged);
      return isNext ? (doubt ?? judgeSender(logged)) : { reason: 'version-gap' };
    },
  };
};
