import type { Course, TopicSummary } from '@matraz/contracts/catalog/http';
import { placeInUnit } from '@matraz/domain/premium/free-tier';
import type { Position } from '@matraz/infra/event-store/port';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import type pg from 'pg';
import { createReadModelMemory } from './read-model-memory.ts';
import {
  type Contents,
  type OutlineQuestion,
  type OutlineRow,
  selectCourses,
  selectOutline,
  selectTopic,
  type TopicRow,
} from './select-catalog.ts';

/** Larger topics are read for each request. */
const mostTopicBytes = 32 * 1024 * 1024;

/** A topic without what depends on the reader. Only administrators get the version. */
export type SharedTopic = Omit<TopicSummary, 'progress' | 'version'> & { version: number };

/** Where a question is in the catalog. */
export interface QuestionPlace extends Pick<OutlineQuestion, 'skill' | 'optionCount'> {
  topicId: string;
  topicTitle: string;
  courseId: number;
  /** Of the topic within its unit. */
  place: number;
  /** How many questions of the topic come before it. */
  before: number;
  /** How many questions the topic has. */
  total: number;
}

/** The catalog without contents. */
export interface Outline {
  courses: Course[];
  topics: SharedTopic[];
  /** Questions of draft topics are left out. */
  questions: ReadonlyMap<string, QuestionPlace>;
}

/** A topic with all its contents. Its place depends on other topics, so the outline has it. `visible-items.ts` decides what a reply contains. */
export type CatalogTopic = Omit<SharedTopic, 'place'> & Contents;

/**
 * The catalog in the memory of this process. It is at least as new as the read tables were at a position. Rights and progress are not
 * in it.
 */
export interface CatalogMemory {
  outline(atLeast: Position): Promise<Outline>;
  /** Undefined: there is no such topic. */
  topic(topicId: string, atLeast: Position): Promise<CatalogTopic | undefined>;
}

const outlineOf = (courses: Course[], rows: readonly OutlineRow[]): Outline => {
  const questions = new Map<string, QuestionPlace>();
  const drafts = rows.filter(({ status }) => status === 'draft');
  const topics = rows.map(({ questions: ofTopic, ...row }) => {
    const total = ofTopic.length;
    const { id: topicId, title: topicTitle, courseId } = row;
    const place = placeInUnit(row, drafts);
    for (const [before, { id, ...question }] of row.status === 'published' ? ofTopic.entries() : [])
      questions.set(id, { ...question, topicId, topicTitle, courseId, place, before, total });
    return { ...row, place, totalQuestions: total, questionCount: total };
  });
  return { courses, topics, questions };
};

const topicOf = (row: TopicRow & Contents): CatalogTopic => ({
  ...row,
  totalLessons: row.lessons.length,
  totalQuestions: row.questions.length,
  totalVideos: row.videos.length,
  questionCount: row.questions.length,
});

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
    sizeOf: ({ lessons, questions, videos }) => 2 * JSON.stringify([lessons, questions, videos]).length,
    mostBytes: mostTopicBytes,
  });
  return { outline: (atLeast) => outlines('', atLeast), topic: topics };
};
