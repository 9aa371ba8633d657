import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';
import {
  type ContentState,
  created,
  deleted,
  needsCreation,
  needsDeletion,
  needsUpdate,
  unchanged,
  updated,
} from './content-state.ts';

export type TopicEvent = Extract<
  CatalogEvent,
  { type: 'TopicCreated' | 'TopicUpdated' | 'TopicDeleted' | 'TopicRestored' | 'LessonsReordered' }
>;
type TopicData = Extract<TopicEvent, { type: 'TopicCreated' }>['data'];
export type TopicCommand =
  | Command<'CreateTopic', TopicData>
  | Command<'UpdateTopic', TopicData>
  | Command<'RestoreTopic', { content: TopicData; restoredVersion: number }>
  | Command<'DeleteTopic', { topicId: string }>
  | Command<'ReorderLessons', Extract<TopicEvent, { type: 'LessonsReordered' }>['data']>;
export type Topic = ContentState<TopicData>;

const decide = ({ type, data }: TopicCommand, topic: Topic): TopicEvent[] => {
  switch (type) {
    case 'CreateTopic':
      return needsCreation(topic, data) ? [{ type: 'TopicCreated', data }] : [];
    case 'UpdateTopic':
      return needsUpdate(topic, data, 'topic_not_found') ? [{ type: 'TopicUpdated', data }] : [];
    case 'RestoreTopic': {
      const { content, restoredVersion } = data;
      return needsUpdate(topic, content, 'topic_not_found')
        ? [{ type: 'TopicRestored', data: { ...content, restoredVersion } }]
        : [];
    }
    case 'DeleteTopic':
      return needsDeletion(topic, 'topic_not_found') ? [{ type: 'TopicDeleted', data }] : [];
    case 'ReorderLessons':
      // Always an event, also for the same order again: a change of a lesson may have moved it since.
      if (topic.status !== 'live') throw new DomainError('topic_not_found');
      return [{ type: 'LessonsReordered', data }];
  }
};

const evolve = (topic: Topic, { type, data }: TopicEvent): Topic => {
  switch (type) {
    case 'TopicCreated':
      return created(data);
    case 'TopicUpdated':
      return updated(topic, data);
    case 'TopicRestored': {
      const { restoredVersion: _, ...content } = data;
      return updated(topic, content);
    }
    case 'TopicDeleted':
      return deleted(topic);
    case 'LessonsReordered':
      return unchanged(topic);
  }
};

export const topic: Decider<Topic, TopicCommand, TopicEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
};
