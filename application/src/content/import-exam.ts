import type { ExamFolder } from '@matraz/formats/content/read-exam-folder';
import { findTopic, type TopicTitles } from '@matraz/formats/syllabus';
import { orderedKey } from '@matraz/infra/ordered-key';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { createExam } from '../exams/create-exam.ts';
import { firstTime } from './first-time.ts';

type FolderQuestion = ExamFolder['questions'][number];

/** With the id of its topic in place of the title. @throws when there is no such topic */
const withTopicId = ({ topic, ...question }: FolderQuestion, topics: TopicTitles) => {
  if (topic === undefined) return question;
  const found = findTopic(topic, topics);
  if ('fault' in found) throw new Error(found.fault);
  return { ...question, topicId: found.id };
};

/**
 * Creates an exam and its questions with one command. Its key is computed from the slug, so a second import changes nothing.
 *
 * @param topics the topics that its questions may name; the reader of the folder has checked them
 */
export const importExam = async (
  { slug, questions, ...form }: ExamFolder,
  topics: TopicTitles,
  handle: Handle,
  context: CommandContext,
): Promise<void> => {
  const keyed = { ...context, idempotencyKey: orderedKey(firstTime, `exam ${slug}`) };
  const withTopics = questions.map((question) => withTopicId(question, topics));
  await createExam({ handle }, form, keyed, withTopics);
};
