import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';
import {
  type ContentCommand,
  type ContentData,
  type ContentEvent,
  type ContentState,
  contentDecider,
} from './content.ts';

type LessonsReordered = Extract<CatalogEvent, { type: 'LessonsReordered' }>;
export type TopicEvent = ContentEvent<'topic'> | LessonsReordered;
export type TopicCommand = ContentCommand<'topic'> | Command<'ReorderLessons', LessonsReordered['data']>;
type Topic = ContentState<ContentData<'topic'>>;

// Its lessons, questions and videos are deleted with it, so a topic does not come back.
const content = contentDecider('topic', { staysDeleted: true });

export const topic: Decider<Topic, TopicCommand, TopicEvent> = {
  initialState: content.initialState,
  decide: (command, topic) => {
    if (command.type !== 'ReorderLessons') return content.decide(command, topic);
    if (topic.status !== 'live') throw new DomainError('topic_not_found');
    // Always an event, also for the same order again: a change of a lesson may have moved it since.
    return [{ type: 'LessonsReordered', data: command.data }];
  },
  evolve: (topic, event) => {
    if (event.type !== 'LessonsReordered') return content.evolve(topic, event);
    return topic.status === 'live' ? { ...topic, otherEvents: topic.otherEvents + 1 } : topic;
  },
};
