import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import { xpReward } from '@matraz/contracts/catalog/limits';
import {
  type ContentCommand,
  type ContentEvent,
  type ContentKind,
  type ContentState,
  lesson,
  question,
  video,
} from '../catalog/content.ts';
import { course } from '../catalog/course.ts';
import { topic } from '../catalog/topic.ts';
import type { Decider } from '../decider.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';

/** What an answer needs of one version of a question. */
export interface QuestionVersion {
  topicId: string;
  correctAnswer: number;
  optionCount: number;
  xpReward: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the decider of one kind, whose types depend on the kind
type AnyContent = Decider<ContentState<any>, any, any>;

const deciders = { topic, lesson, question, video } as unknown as Record<ContentKind, AnyContent>;
const kinds = { Topic: 'topic', Lesson: 'lesson', Question: 'question', Video: 'video' } as const;

const isPossible = ({
  options,
  correctAnswer,
  xpReward: reward,
}: Extract<CatalogEvent, { type: 'QuestionCreated' }>['data']) =>
  correctAnswer >= 0 && correctAnswer < options.length && reward >= xpReward.min && reward <= xpReward.max;

/** The catalogue up to a place of the log. */
export const createCatalogMeaning = () => {
  const courses = new Map<string, ReturnType<typeof course.initialState>>();
  const states = new Map<string, ContentState<unknown>>();
  const topics = new Set<string>();
  const courseIds = new Set<number>();
  /** The topics in which a lesson was. */
  const lessons = new Map<string, Set<string>>();
  /** Version 1 is the first. A deleted version is null. */
  const questions = new Map<string, (QuestionVersion | null)[]>();

  const note = (event: CatalogEvent): void => {
    const { type, data } = event;
    if (type === 'CourseDefined') courseIds.add(data.courseId);
    if (type === 'TopicCreated') topics.add(data.topicId);
    if (type === 'LessonCreated' || type === 'LessonUpdated' || type === 'LessonRestored')
      lessons.set(data.lessonId, (lessons.get(data.lessonId) ?? new Set()).add(data.topicId));
    if (type === 'QuestionDeleted') questions.get(data.questionId)?.push(null);
    if (type === 'QuestionCreated' || type === 'QuestionUpdated' || type === 'QuestionRestored') {
      const { questionId, topicId, correctAnswer, options, xpReward: reward } = data;
      const versions = questions.get(questionId) ?? [];
      versions.push({ topicId, correctAnswer, optionCount: options.length, xpReward: reward });
      questions.set(questionId, versions);
    }
  };

  const judgeContent = (
    event: ContentEvent<ContentKind>,
    { version }: LoggedEvent,
    state: ContentState<unknown>,
  ): Doubt | undefined => {
    const [, name = '', verb = ''] = /^(Topic|Lesson|Question|Video)(\w+)d$/.exec(event.type) ?? [];
    const kind = kinds[name as keyof typeof kinds];
    const { data } = event as { data: { topicId?: string; restoredVersion?: number } };
    if (kind !== 'topic' && data.topicId !== undefined && !topics.has(data.topicId)) return { reason: 'unknown-topic' };
    if (verb === 'Restore') {
      const { restoredVersion = 0, ...content } = data;
      if (restoredVersion >= version) return { reason: 'needless' };
      const command = { type: `Restore${name}`, data: { content, restoredVersion } };
      return judgeBy(deciders[kind], { state, event }, [command as unknown as ContentCommand<ContentKind>]);
    }
    const type = `${verb === 'Create' ? 'Create' : verb === 'Update' ? 'Update' : 'Delete'}${name}`;
    // The author saw fields that another stream had changed, so the same values again can be a change.
    const shown = [{}, { orderIndex: -1 }];
    return judgeBy(
      deciders[kind],
      { state, event },
      shown.map((fields) => ({ type, data, shown: fields })),
    );
  };

  return {
    question: (questionId: string, version: number): QuestionVersion | null =>
      questions.get(questionId)?.[version - 1] ?? null,
    wasLessonOf: (lessonId: string, topicId: string): boolean => lessons.get(lessonId)?.has(topicId) ?? false,

    judge(event: CatalogEvent, logged: LoggedEvent): Doubt | undefined {
      const { stream } = logged;
      if (event.type === 'CourseDefined') {
        const state = courses.get(stream) ?? course.initialState();
        const doubt = judgeBy(course, { state, event }, [{ type: 'DefineCourse', data: event.data }]);
        courses.set(stream, course.evolve(state, event));
        note(event);
        return doubt;
      }
      const decider = deciders[stream.slice(0, stream.indexOf('-')) as ContentKind];
      const state = states.get(stream) ?? decider.initialState();
      const doubt =
        event.type === 'LessonsReordered'
          ? judgeBy(topic as unknown as AnyContent, { state, event }, [{ type: 'ReorderLessons', data: event.data }])
          : judgeContent(event, logged, state);
      states.set(stream, decider.evolve(state, event));
      note(event);
      if (doubt) return doubt;
      if ('xpReward' in event.data && !isPossible(event.data)) return { reason: 'impossible-question' };
      if ('courseId' in event.data && !courseIds.has(event.data.courseId)) return { reason: 'unknown-course' };
      return undefined;
    },
  };
};
