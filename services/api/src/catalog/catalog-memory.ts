import { type Course, catalogCalls, type TopicSummary } from '@matraz/contracts/catalog/http';
import type { Amounts } from '@matraz/domain/premium/free-tier';
import type { Position } from '@matraz/infra/event-store/port';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import type pg from 'pg';
import { createReadModelMemory } from './read-model-memory.ts';
import {
  type Contents,
  type OutlineRow,
  selectCourses,
  selectOutline,
  selectTopic,
  type TopicRow,
} from './select-catalog.ts';
import { createTopicList, type TopicList } from './topic-list.ts';
import { visibleLessons, visibleQuestions, visibleVideos } from './visible-items.ts';

/** Larger topics are read for each request. */
const mostTopicBytes = 32 * 1024 * 1024;

type SummaryWithoutProgress = Omit<TopicSummary, 'progress'>;

/** Where a question is in the catalog. */
export interface QuestionPlace {
  topicId: string;
  topicTitle: string;
  courseId: number;
  /** The topic's place within its unit, from 1. */
  orderIndex: number;
  /** How many questions of the topic come before it. */
  before: number;
  /** How many questions the topic has. */
  total: number;
}

/** The catalog without contents. */
export interface Outline {
  courses: { json: string };
  topics: TopicList;
  questions: ReadonlyMap<string, QuestionPlace>;
}

/** A topic with all its contents. `visible-items.ts` decides what a reply contains. */
export interface CatalogTopic extends Contents {
  title: string;
  courseId: number;
  orderIndex: number;
  /** The topic as a user sees it who may open this much, without the user's progress. It is written once. */
  jsonFor(open: Amounts, isAdmin: boolean): string;
  /** One list of the topic, whole. It is written once. */
  listFor(kind: keyof Contents, open: Amounts, isAdmin: boolean): string;
}

/**
 * The catalog in the memory of this process. It is at least as new as the read tables were at a position. Rights and progress are not
 * in it.
 */
export interface CatalogMemory {
  outline(atLeast: Position): Promise<Outline>;
  /** Undefined: there is no such topic. */
  topic(topicId: string, atLeast: Position): Promise<CatalogTopic | undefined>;
}

const summarySchema = catalogCalls.listTopics.reply.element.omit({ progress: true });
const detailSchema = catalogCalls.getTopic.reply.omit({ progress: true });
const withoutLastBrace = (value: object) => JSON.stringify(value).slice(0, -1);

const outlineOf = (courses: readonly Course[], rows: readonly OutlineRow[]): Outline => {
  const questions = new Map<string, QuestionPlace>();
  const topics = rows.map(({ version, questionIds, ...row }) => {
    const total = questionIds.length;
    const { id: topicId, title: topicTitle, courseId, orderIndex } = row;
    for (const [before, id] of questionIds.entries())
      questions.set(id, { topicId, topicTitle, courseId, orderIndex, before, total });
    const summary: SummaryWithoutProgress = { ...row, totalQuestions: total, questionCount: total };
    const json = {
      student: withoutLastBrace(summarySchema.parse(summary)),
      admin: withoutLastBrace(summarySchema.parse({ ...summary, version })),
    };
    return { id: topicId, json };
  });
  const json = JSON.stringify(catalogCalls.listCourses.reply.parse(courses));
  return { courses: { json }, topics: createTopicList(topics), questions };
};

const topicOf = ({ version, lessons, questions, videos, ...row }: TopicRow & Contents): CatalogTopic => {
  const { title, courseId, orderIndex } = row;
  const summary: SummaryWithoutProgress = {
    ...row,
    totalLessons: lessons.length,
    totalQuestions: questions.length,
    totalVideos: videos.length,
    questionCount: questions.length,
  };
  const texts = new Map<string, string>();
  const once = (key: string, write: () => string): string => {
    const known = texts.get(key) ?? write();
    texts.set(key, known);
    return known;
  };
  const lists = {
    lessons: (open: Amounts, isAdmin: boolean) =>
      catalogCalls.listLessons.reply.parse(visibleLessons(lessons, open.lessons, isAdmin)),
    questions: (open: Amounts, isAdmin: boolean) =>
      catalogCalls.listQuestions.reply.parse(visibleQuestions(questions, open.questions, isAdmin)),
    videos: (open: Amounts, isAdmin: boolean) =>
      catalogCalls.listVideos.reply.parse(visibleVideos(videos, open.videos, isAdmin)),
  };
  return {
    title,
    courseId,
    orderIndex,
    lessons,
    questions,
    videos,
    jsonFor(open, isAdmin) {
      return once([isAdmin, open.lessons, open.questions, open.videos].join(), () =>
        withoutLastBrace(
          detailSchema.parse({
            ...summary,
            ...(isAdmin && { version }),
            lessons: visibleLessons(lessons, open.lessons, isAdmin),
            questions: visibleQuestions(questions, open.questions, isAdmin),
            videos: visibleVideos(videos, open.videos, isAdmin),
          }),
        ),
      );
    },
    listFor: (kind, open, isAdmin) =>
      once([kind, isAdmin, open[kind]].join(), () => JSON.stringify(lists[kind](open, isAdmin))),
  };
};

interface Sources {
  pool: pg.Pool;
  waiter: Pick<ReadModelWaiter, 'onChanged' | 'hasHeardAll' | 'waitFor'>;
}

export const createCatalogMemory = ({ pool, waiter }: Sources): CatalogMemory => {
  const outlines = createReadModelMemory({
    waiter,
    load: async () => outlineOf(...(await Promise.all([selectCourses(pool), selectOutline(pool)]))),
    isChangedBy: ([model]) => model === 'courses' || model === 'topics' || model === 'topic',
    // There is only one. It is always kept.
    sizeOf: () => 1,
    mostBytes: 2,
  });
  const topics = createReadModelMemory({
    waiter,
    load: async (topicId) => {
      const row = await selectTopic(pool, topicId);
      return row && topicOf(row);
    },
    isChangedBy: ([model, changedId], topicId) => model === 'topic' && (changedId ?? topicId) === topicId,
    // A topic is in memory as rows and as the texts of its readers, whole and in lists.
    sizeOf: ({ lessons, questions, videos }) => 6 * JSON.stringify([lessons, questions, videos]).length,
    mostBytes: mostTopicBytes,
  });
  return { outline: (atLeast) => outlines('', atLeast), topic: topics };
};
