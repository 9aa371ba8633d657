import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { Mistake, ReviewQuestion } from '@matraz/contracts/practice/review-http';
import type { Skill } from '@matraz/contracts/syllabus';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';
import type { ReviewKind } from './review/review-kinds.ts';

/** Null: there is no such topic. The key begins as the update stream names the change: [read model, id]. */
export const topicDetail = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId],
    queryFn: (): Promise<TopicDetail | null> =>
      call('getTopic', { params: { id: topicId } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  });

export const topicStats = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'stats'],
    queryFn: () => call('getTopicStats', { params: { id: topicId } }),
  });

export const lessonProgress = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'lesson-progress'],
    queryFn: () => call('getLessonProgress', { params: { id: topicId } }),
  });

/** A question of a round. Only questions of exams have no topic. */
export type AskedQuestion = Extract<Mistake, { kind: 'exam' }> | (ReviewQuestion & { kind?: 'practice' });

interface RoundOf {
  kind: ReviewKind;
  courseId: number | undefined;
  /** Only the mistakes of this exam. */
  examId?: string | undefined;
  /** Only the mistakes in this topic. */
  topicId?: string | undefined;
  round: number;
}

interface Round {
  /** All matching questions, also those after this round. */
  total: number;
  questions: AskedQuestion[];
  nextDueOn?: string | null;
}

/** The questions of one round. They stay the same during the round, although every answer changes the server's list. */
export const reviewRound = ({ kind, courseId, examId, topicId, round }: RoundOf) =>
  queryOptions({
    queryKey: ['round', kind, courseId, examId, topicId, round],
    queryFn: (): Promise<Round> => {
      const query = courseId === undefined ? {} : { courseId };
      return kind === 'mistakes'
        ? call('listMistakes', { query: { ...query, ...(examId && { examId }), ...(topicId && { topicId }) } })
        : call('listDueReviews', { query });
    },
    // A round without questions is read again, for example when some are due on the next day.
    staleTime: ({ state }) => (state.data?.questions.length === 0 ? Number.POSITIVE_INFINITY : 'static'),
    gcTime: 0,
  });

export const questionProgress = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'question-progress'],
    queryFn: () => call('getQuestionProgress', { params: { id: topicId } }),
  });

/** @param visit of a page, which reads it anew: what was known before must not show as what is known now */
export const mastery = (visit: string) =>
  queryOptions({ queryKey: ['mastery', visit], queryFn: () => call('getMastery'), staleTime: 'static', gcTime: 0 });

export interface RecommendedChoice {
  /** Ids with commas between them. */
  topicId?: string;
  skill?: Skill;
}

/** A recommended practice, with what was known of the student before it. It stays the same while it is answered. */
export const recommendedRound = (choice: RecommendedChoice, round: string) =>
  queryOptions({
    queryKey: ['round', 'recommended', choice, round],
    queryFn: async () => {
      const [{ questions }, before] = await Promise.all([
        call('getRecommendedPractice', { query: choice }),
        call('getMastery'),
      ]);
      return { questions, before };
    },
    staleTime: 'static',
    gcTime: 0,
  });

/** The diagnostic after so many answers of this visit. */
export const diagnosticStep = (visit: string, step: number) =>
  queryOptions({
    queryKey: ['diagnostic', visit, step],
    queryFn: () => call('getDiagnostic'),
    staleTime: 'static',
  });
