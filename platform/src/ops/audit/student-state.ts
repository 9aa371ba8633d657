import { type AccountEvent, accountEvents } from '@matraz/contracts/accounts/events';
import type { MatrazEvent } from '@matraz/contracts/events';
import { type PremiumEvent, premiumEvents } from '@matraz/contracts/premium/events';
import { type Account, account } from '@matraz/domain/accounts/account';
import { chileDay } from '@matraz/domain/practice/calendar';
import { type Premium, premium } from '@matraz/domain/premium/premium';

/** The prefixes and types of the events that a student's state is made of. Answers and readings have the user in their stream's name. */
export const filterOf = (userId: string) => ({
  streamPrefixes: [
    `answer-${userId}.`,
    `reading-${userId}.`,
    `review-${userId}.`,
    `premium-${userId}`,
    `account-${userId}`,
    `goals-${userId}`,
    `accommodation-${userId}`,
    'attempt-',
    'class-',
    'topic-',
    'lesson-',
    'question-',
  ],
  types: [
    'QuestionAnswered',
    'LessonCompleted',
    'StudyGoalsSet',
    'AccommodationsSet',
    'PremiumGranted',
    'PremiumRevoked',
    'PremiumPurchased',
    'PremiumRefunded',
    'PremiumRestored',
    'AccountOpened',
    'AdminGranted',
    'AdminRevoked',
    'TeacherGranted',
    'TeacherRevoked',
    'PublishingAllowed',
    'PublishingWithdrawn',
    'ClassJoined',
    'ClassLeft',
    'ClassStudentRemoved',
    'ConsentGiven',
    'GuardianConsentGiven',
    'AccountErased',
    'ExamAttemptStarted',
    'ExamAttemptCompleted',
    'ExamAttemptRescored',
    'ExamTimeExtended',
    'ExamPaused',
    'ExamResumed',
    'ExamAttemptReopened',
    'ExamMessageSent',
    'ExamContactLost',
    'ExamQuestionReviewed',
    'TopicCreated',
    'TopicUpdated',
    'TopicRestored',
    'TopicDeleted',
    'LessonCreated',
    'LessonUpdated',
    'LessonRestored',
    'LessonDeleted',
    'QuestionCreated',
    'QuestionUpdated',
    'QuestionRestored',
    'QuestionDeleted',
  ],
});

interface StudyDay {
  answers: number;
  lessons: number;
  exams: number;
}

interface Answered {
  /** Of the latest answer. */
  isCorrect: boolean;
  xp: number;
}

interface AttemptSummary {
  examId: string;
  ordinal: number;
  startedAt: string;
  /** Null: still open. */
  finishedAt: string | null;
  score: number | null;
}

export interface StudentState {
  account: Account;
  openedAt: string | null;
  xp: number;
  /** By day in Chile. */
  studyDays: Map<string, StudyDay>;
  /** By question. */
  answers: Map<string, Answered>;
  /** Lessons that the student completed. */
  read: Set<string>;
  premium: Premium;
  attempts: Map<string, AttemptSummary>;
  /** When the student had answered every question of a topic. */
  completedTopics: Map<string, string>;
  /** Titles of the topics that exist. */
  topics: Map<string, string>;
  deletedTopics: Set<string>;
  /** Topic of each question and lesson that exists. */
  questions: Map<string, string>;
  lessons: Map<string, string>;
}

export const initialState = (): StudentState => ({
  account: account.initialState(),
  openedAt: null,
  xp: 0,
  studyDays: new Map(),
  answers: new Map(),
  read: new Set(),
  premium: premium.initialState(),
  attempts: new Map(),
  completedTopics: new Map(),
  topics: new Map(),
  deletedTopics: new Set(),
  questions: new Map(),
  lessons: new Map(),
});

const study = ({ studyDays }: StudentState, at: string, kind: keyof StudyDay): void => {
  const day = chileDay(new Date(at));
  const amounts = studyDays.get(day) ?? { answers: 0, lessons: 0, exams: 0 };
  studyDays.set(day, { ...amounts, [kind]: amounts[kind] + 1 });
};

/** A topic is completed once every question has been answered. It stays completed when a question is added. */
const noteCompletion = (state: StudentState, topicId: string | undefined, at: string): void => {
  if (topicId === undefined || state.completedTopics.has(topicId)) return;
  const own = [...state.questions].filter(([, topic]) => topic === topicId);
  if (own.length > 0 && own.every(([question]) => state.answers.has(question))) state.completedTopics.set(topicId, at);
};

const placeContent = (
  contents: Map<string, string>,
  id: string,
  topicId: string,
  { deletedTopics }: StudentState,
): void => {
  if (deletedTopics.has(topicId)) contents.delete(id);
  else contents.set(id, topicId);
};

const isPremiumEvent = (event: MatrazEvent): event is Extract<MatrazEvent, PremiumEvent> =>
  Object.hasOwn(premiumEvents, event.type);

const isAccountEvent = (event: MatrazEvent): event is Extract<MatrazEvent, AccountEvent> =>
  Object.hasOwn(accountEvents, event.type);

const applyOther = (state: StudentState, { type, data }: MatrazEvent, at: string): void => {
  switch (type) {
    case 'QuestionAnswered': {
      const before = state.answers.get(data.questionId);
      state.answers.set(data.questionId, { isCorrect: data.correct, xp: (before?.xp ?? 0) + data.xpEarned });
      state.xp += data.xpEarned;
      study(state, at, 'answers');
      noteCompletion(state, state.questions.get(data.questionId), at);
      return;
    }
    case 'LessonCompleted':
      state.read.add(data.lessonId);
      study(state, at, 'lessons');
      return;
    case 'ExamQuestionReviewed':
      study(state, at, 'answers');
      return;
    case 'ExamAttemptStarted': {
      const { attemptId, examId, ordinal, startedAt } = data;
      state.attempts.set(attemptId, { examId, ordinal, startedAt, finishedAt: null, score: null });
      return;
    }
    case 'ExamAttemptCompleted':
    case 'ExamAttemptRescored': {
      const attempt = state.attempts.get(data.attemptId);
      if (!attempt) return;
      const finishedAt = type === 'ExamAttemptCompleted' ? data.finishedAt : attempt.finishedAt;
      state.attempts.set(data.attemptId, { ...attempt, finishedAt, score: data.paesScore });
      if (type === 'ExamAttemptCompleted') study(state, data.finishedAt, 'exams');
      return;
    }
    case 'TopicCreated':
    case 'TopicUpdated':
    case 'TopicRestored':
      if (!state.deletedTopics.has(data.topicId)) state.topics.set(data.topicId, data.title);
      return;
    case 'TopicDeleted':
      state.topics.delete(data.topicId);
      state.deletedTopics.add(data.topicId);
      for (const contents of [state.questions, state.lessons])
        for (const [id, topicId] of contents) if (topicId === data.topicId) contents.delete(id);
      return;
    case 'LessonCreated':
    case 'LessonUpdated':
    case 'LessonRestored':
      placeContent(state.lessons, data.lessonId, data.topicId, state);
      return;
    case 'LessonDeleted':
      state.lessons.delete(data.lessonId);
      return;
    case 'QuestionCreated':
      placeContent(state.questions, data.questionId, data.topicId, state);
      return;
    case 'QuestionRestored': {
      const source = state.questions.get(data.questionId);
      placeContent(state.questions, data.questionId, data.topicId, state);
      if (source !== undefined) noteCompletion(state, source, at);
      noteCompletion(state, data.topicId, at);
      return;
    }
    case 'QuestionUpdated':
    case 'QuestionDeleted': {
      const source = state.questions.get(data.questionId);
      if (source === undefined) return;
      if (type === 'QuestionDeleted') state.questions.delete(data.questionId);
      else placeContent(state.questions, data.questionId, data.topicId, state);
      noteCompletion(state, source, at);
      if (type === 'QuestionUpdated') noteCompletion(state, data.topicId, at);
      return;
    }
  }
};

/** Adds an event to the state. The catalogue's events belong to every student, the others must be the student's own. */
export const apply = (state: StudentState, event: MatrazEvent, at: string): void => {
  if (event.type === 'AccountOpened') state.openedAt = at;
  if (isAccountEvent(event)) state.account = account.evolve(state.account, event);
  else if (isPremiumEvent(event)) state.premium = premium.evolve(state.premium, event);
  else applyOther(state, event, at);
};
