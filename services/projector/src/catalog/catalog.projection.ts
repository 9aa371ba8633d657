import type { UserChange } from '@matraz/contracts/updates';
import * as tables from '@matraz/infra/read-models/catalog-tables';
import type { Table } from '@matraz/infra/read-models/table';
import type { Projection, Recorded } from '../projection.ts';
import {
  defineCourse,
  dropTopic,
  lesson,
  orderLesson,
  question,
  questionWithoutSkill,
  topic,
  topicWithoutStatus,
  video,
} from './content-statements.ts';

type TopicWritten = Recorded<'TopicCreated' | 'TopicUpdated' | 'TopicRestored'>;

const topicRow = ({ data, version }: TopicWritten) => ({
  id: data.topicId,
  course_id: data.courseId,
  unit: data.unit,
  title: data.title,
  description: data.description,
  color: data.color,
  icon: data.icon,
  difficulty: data.difficulty,
  order_index: data.orderIndex,
  status: data.status,
  version,
});

const lessonRow = ({ data, version }: Recorded<'LessonCreated' | 'LessonUpdated' | 'LessonRestored'>) => ({
  id: data.lessonId,
  topic_id: data.topicId,
  title: data.title,
  content: data.content,
  order_index: data.orderIndex,
  version,
});

const questionRow = ({ data, version }: Recorded<'QuestionCreated' | 'QuestionUpdated' | 'QuestionRestored'>) => ({
  id: data.questionId,
  topic_id: data.topicId,
  question: data.question,
  options: data.options,
  correct_answer: data.correctAnswer,
  explanation: data.explanation,
  xp_reward: data.xpReward,
  skill: data.skill ?? null,
  version,
});

const videoRow = ({ data, version }: Recorded<'VideoCreated' | 'VideoUpdated' | 'VideoRestored'>) => ({
  id: data.videoId,
  topic_id: data.topicId,
  title: data.title,
  description: data.description,
  youtube_id: data.youtubeId,
  duration: data.duration,
  version,
});

const topicList: UserChange = [null, 'topics'];
const ofTopic = ({ data }: { data: { topicId: string } }): UserChange[] => [topicList, [null, 'topic', data.topicId]];
/** The item may have been in another topic before, and the event does not name that topic. */
const ofSomeTopic = (): UserChange[] => [topicList, [null, 'topic']];

const current: Projection = {
  // The name is stored with the tables. Projectors with different names for one projection would not know which of them is newer.
  name: 'catalogue',
  version: 2,
  tables: [
    tables.course,
    tables.topic,
    tables.lesson,
    tables.question,
    tables.video,
    tables.deletedContent,
    tables.deletedTopic,
  ],
  together: [
    ['CourseDefined', 'TopicCreated', 'LessonCreated', 'QuestionCreated', 'VideoCreated'],
    ['TopicDeleted', 'LessonDeleted', 'QuestionDeleted', 'VideoDeleted'],
    ['LessonsReordered'],
  ],
  on: {
    CourseDefined: ({ data }) => [defineCourse({ id: data.courseId, title: data.title, subject: data.subject })],
    TopicCreated: (event) => [topic.create(topicRow(event))],
    TopicUpdated: (event) => [topic.change(topicRow(event))],
    TopicRestored: (event) => [topic.change(topicRow(event))],
    TopicDeleted: ({ data }) => [dropTopic({ topic_id: data.topicId })],
    LessonsReordered: ({ data }) =>
      data.lessons.map(({ id, orderIndex }) => orderLesson({ id, topic_id: data.topicId, order_index: orderIndex })),
    LessonCreated: (event) => [lesson.create(lessonRow(event))],
    LessonUpdated: (event) => [lesson.change(lessonRow(event))],
    LessonRestored: (event) => [lesson.change(lessonRow(event)), lesson.restore(lessonRow(event))],
    LessonDeleted: ({ data, metadata }) => [lesson.remove({ id: data.lessonId, deleted_at: metadata.occurredAt })],
    QuestionCreated: (event) => [question.create(questionRow(event))],
    QuestionUpdated: (event) => [question.change(questionRow(event))],
    QuestionRestored: (event) => [question.change(questionRow(event)), question.restore(questionRow(event))],
    QuestionDeleted: ({ data, metadata }) => [
      question.remove({ id: data.questionId, deleted_at: metadata.occurredAt }),
    ],
    VideoCreated: (event) => [video.create(videoRow(event))],
    VideoUpdated: (event) => [video.change(videoRow(event))],
    VideoRestored: (event) => [video.change(videoRow(event)), video.restore(videoRow(event))],
    VideoDeleted: ({ data, metadata }) => [video.remove({ id: data.videoId, deleted_at: metadata.occurredAt })],
  },
  changes: {
    CourseDefined: () => [[null, 'courses']],
    TopicCreated: ofTopic,
    TopicRestored: ofTopic,
    TopicUpdated: ofTopic,
    TopicDeleted: ofTopic,
    LessonsReordered: ofTopic,
    LessonCreated: ofTopic,
    LessonRestored: ofSomeTopic,
    LessonUpdated: ofSomeTopic,
    LessonDeleted: ofSomeTopic,
    QuestionCreated: ofTopic,
    QuestionRestored: ofSomeTopic,
    QuestionUpdated: ofSomeTopic,
    QuestionDeleted: ofSomeTopic,
    VideoCreated: ofTopic,
    VideoRestored: ofSomeTopic,
    VideoUpdated: ofSomeTopic,
    VideoDeleted: ofSomeTopic,
  },
};

const topicRowWithoutStatus = (event: TopicWritten) => {
  const { status: _, ...row } = topicRow(event);
  return row;
};

const questionRowWithoutSkill = (event: Parameters<typeof questionRow>[0]) => {
  const { skill: _, ...row } = questionRow(event);
  return row;
};

const tablesBefore = new Map<Table, Table>([
  [tables.topic, topicWithoutStatus.table],
  [tables.question, questionWithoutSkill.table],
]);

/** Writes the tables of release 1.0.0, in which a topic has no status and a question no skill. */
const previous: Projection = {
  ...current,
  version: 1,
  tables: current.tables.map((table) => tablesBefore.get(table) ?? table),
  on: {
    ...current.on,
    TopicCreated: (event) => [topicWithoutStatus.create(topicRowWithoutStatus(event))],
    TopicUpdated: (event) => [topicWithoutStatus.change(topicRowWithoutStatus(event))],
    TopicRestored: (event) => [topicWithoutStatus.change(topicRowWithoutStatus(event))],
    QuestionCreated: (event) => [questionWithoutSkill.create(questionRowWithoutSkill(event))],
    QuestionUpdated: (event) => [questionWithoutSkill.change(questionRowWithoutSkill(event))],
    QuestionRestored: (event) => [
      questionWithoutSkill.change(questionRowWithoutSkill(event)),
      questionWithoutSkill.restore(questionRowWithoutSkill(event)),
    ],
  },
};

export const catalog: Projection = { ...current, previous };
