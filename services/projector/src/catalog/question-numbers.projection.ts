import { orderedKey } from '@matraz/infra/ordered-key';
import { questionPlace } from '@matraz/infra/read-models/catalog-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection, Recorded } from '../projection.ts';
import { statement } from '../statement.ts';

const enter = statement({
  name: 'enter_question_place',
  given: questionPlace.columns,
  key: ({ topic_id, question_id }) => topic_id + question_id,
  merge: (earlier) => earlier,
  text: `
    insert into question_place (topic_id, question_id, place)
    select topic_id, question_id, place from $given
    on conflict (topic_id, question_id) do nothing`,
});

const dropTopic = statement({
  name: 'drop_question_places',
  given: pick(questionPlace, ['topic_id']),
  key: ({ topic_id }) => topic_id,
  text: `
    delete from question_place
    using $given
    where question_place.topic_id = given.topic_id`,
});

/** A question that moves into the topic comes after those that were created in it before. */
const moved = ({ data, metadata }: Recorded<'QuestionUpdated' | 'QuestionRestored'>) => [
  enter({
    topic_id: data.topicId,
    question_id: data.questionId,
    place: orderedKey(Date.parse(metadata.occurredAt), data.questionId),
  }),
];

/** The numbers by which lessons name the questions of their topic. @see docs/decisions/lesson-checks.md */
export const questionNumbers: Projection = {
  name: 'question-numbers',
  version: 1,
  tables: [questionPlace],
  together: [['QuestionCreated']],
  on: {
    QuestionCreated: ({ data }) => [
      enter({ topic_id: data.topicId, question_id: data.questionId, place: data.questionId }),
    ],
    QuestionUpdated: moved,
    QuestionRestored: moved,
    TopicDeleted: ({ data }) => [dropTopic({ topic_id: data.topicId })],
  },
  changes: {},
};
