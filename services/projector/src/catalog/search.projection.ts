import { searchItem, wordsSql } from '@matraz/infra/read-models/search-tables';
import { searchedText } from '@matraz/infra/read-models/searched-text';
import { pick, text } from '@matraz/infra/read-models/table';
import type { Projection, Recorded } from '../projection.ts';
import { statement } from '../statement.ts';

/** Characters. PostgreSQL takes 1 MB of words for one row. */
const longest = 100_000;

const writeWords = statement({
  name: 'write_search_item',
  given: { ...pick(searchItem, ['id', 'topic_id', 'kind']), title: text, body: text },
  key: ({ id }) => id,
  text: `
    insert into search_item (id, topic_id, kind, words)
    select id, topic_id, kind, ${wordsSql('title', 'body')} from $given
    on conflict (id) do update
    set topic_id = excluded.topic_id, words = excluded.words`,
});

const drop = statement({
  name: 'drop_search_item',
  given: pick(searchItem, ['id']),
  key: ({ id }) => id,
  text: `
    delete from search_item
    using $given
    where search_item.id = given.id`,
});

const dropTopic = statement({
  name: 'drop_search_topic',
  given: pick(searchItem, ['topic_id']),
  key: ({ topic_id }) => topic_id,
  text: `
    delete from search_item
    using $given
    where search_item.topic_id = given.topic_id`,
});

const ofTopic = ({ data }: Recorded<'TopicCreated' | 'TopicUpdated' | 'TopicRestored'>) => [
  writeWords({
    id: data.topicId,
    topic_id: data.topicId,
    kind: 'topic',
    title: data.title,
    body: `${data.unit} ${data.description}`.slice(0, longest),
  }),
];

const ofLesson = ({ data }: Recorded<'LessonCreated' | 'LessonUpdated' | 'LessonRestored'>) => [
  writeWords({
    id: data.lessonId,
    topic_id: data.topicId,
    kind: 'lesson',
    title: data.title,
    body: searchedText(data.content).slice(0, longest),
  }),
];

/** Only the text of the question: options and explanation would tell the answer. */
const ofQuestion = ({ data }: Recorded<'QuestionCreated' | 'QuestionUpdated' | 'QuestionRestored'>) => [
  writeWords({
    id: data.questionId,
    topic_id: data.topicId,
    kind: 'question',
    title: '',
    body: searchedText(data.question).slice(0, longest),
  }),
];

/**
 * The words that a search finds. The tables of the catalog decide what exists and who sees it, so a row of content that was deleted
 * meanwhile is harmless.
 */
export const search: Projection = {
  name: 'search',
  version: 1,
  tables: [searchItem],
  together: [
    ['TopicCreated', 'LessonCreated', 'QuestionCreated'],
    ['TopicDeleted', 'LessonDeleted', 'QuestionDeleted'],
  ],
  on: {
    TopicCreated: ofTopic,
    TopicUpdated: ofTopic,
    TopicRestored: ofTopic,
    TopicDeleted: ({ data }) => [dropTopic({ topic_id: data.topicId })],
    LessonCreated: ofLesson,
    LessonUpdated: ofLesson,
    LessonRestored: ofLesson,
    LessonDeleted: ({ data }) => [drop({ id: data.lessonId })],
    QuestionCreated: ofQuestion,
    QuestionUpdated: ofQuestion,
    QuestionRestored: ofQuestion,
    QuestionDeleted: ({ data }) => [drop({ id: data.questionId })],
  },
  changes: {},
};
