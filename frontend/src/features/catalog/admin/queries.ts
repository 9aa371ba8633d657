import type { LessonItem, QuestionItem, VideoItem } from '@matraz/contracts/catalog/http';
import type { ReadModelChange } from '@matraz/contracts/updates';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';

export type Lesson = Extract<LessonItem, { locked: false }>;
type OpenQuestion = Extract<QuestionItem, { locked: false }>;
export type Question = Required<Omit<OpenQuestion, 'skill'>> & Pick<OpenQuestion, 'skill'>;
export type Video = Extract<VideoItem, { locked: false }>;

/** Administrators get every item, and questions with their keys. */
const isLesson = (item: LessonItem): item is Lesson => !item.locked;
const isQuestion = (item: QuestionItem): item is Question => !item.locked && 'correctAnswer' in item;
const isVideo = (item: VideoItem): item is Video => !item.locked;

/** How much content there is. Its key begins with 'topics': the server names that read model when content changes. */
export const contentTotals = queryOptions({ queryKey: ['topics', 'totals'], queryFn: () => call('getAdminStats') });

export const topicLessons = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'lessons'],
    queryFn: () => call('listLessons', { query: { topicId } }).then((items) => items.filter(isLesson)),
  });

export const topicQuestions = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'questions'],
    queryFn: () => call('listQuestions', { query: { topicId } }).then((items) => items.filter(isQuestion)),
  });

export const topicVideos = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'videos'],
    queryFn: () => call('listVideos', { query: { topicId } }).then((items) => items.filter(isVideo)),
  });

/** What to read again after a change of a topic or a new item in it: topics, totals and the contents of this topic. */
export const changesOfTopic = (topicId: string): ReadModelChange[] => [['topics'], ['topic', topicId]];

/** What to read again after a change of an item. The edit may move it, so the contents of all topics are read. */
export const changesOfItem: readonly ReadModelChange[] = [['topics'], ['topic']];
