import { catalogCalls } from '@matraz/contracts/catalog/http';
import type { OwnProgress, OwnTopic } from './select-own-progress.ts';

type Reader = 'student' | 'admin';

/** A topic of the list: its JSON without the user's progress and the last brace. */
export interface ListedTopic {
  id: string;
  json: Record<Reader, string>;
}

/** The list of topics with the user's progress: a JSON array without its brackets. */
export type TopicList = (own: readonly OwnTopic[], isAdmin: boolean) => string;

const progressSchema = catalogCalls.listTopics.reply.element.shape.progress;

const progressJson = ({ answered, correct, isCompleted }: OwnProgress): string =>
  JSON.stringify(progressSchema.parse({ questionsAnswered: answered, questionsCorrect: correct, isCompleted }));

/** What follows the shared part of a topic. */
export const afterShared = (own: OwnProgress): string => `,"progress":${progressJson(own)}}`;
const nothingDone = afterShared({ answered: 0, correct: 0, isCompleted: false });

export const createTopicList =
  (topics: readonly ListedTopic[]): TopicList =>
  (own, isAdmin) => {
    const reader = isAdmin ? 'admin' : 'student';
    const progress = new Map(own.map((one) => [one.topicId, one]));
    return topics
      .map(({ id, json }) => {
        const done = progress.get(id);
        return json[reader] + (done ? afterShared(done) : nothingDone);
      })
      .join();
  };
