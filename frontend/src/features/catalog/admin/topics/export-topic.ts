import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { renumberChecks } from '@matraz/domain/catalog/lesson-check';
import type { QueryClient } from '@tanstack/react-query';
import type { Exported } from '../../../../authoring/exchange/export-content.ts';
import { courseList } from '../../../../shared/study/courses.ts';
import { topicLessons, topicQuestions, topicVideos } from '../queries.ts';

/** Reads a topic with all its content, as it is on the server now. */
export const topicToExport = async (queries: QueryClient, topic: TopicSummary): Promise<Exported> => {
  const now = { staleTime: 0 };
  const [courses, lessons, questions, videos] = await Promise.all([
    queries.ensureQueryData(courseList),
    queries.fetchQuery({ ...topicLessons(topic.id), ...now }),
    queries.fetchQuery({ ...topicQuestions(topic.id), ...now }),
    queries.fetchQuery({ ...topicVideos(topic.id), ...now }),
  ]);
  const { unit, title, description, color, icon, difficulty, orderIndex, status } = topic;
  // The file numbers its questions without gaps.
  const placeOf = (number: number) => questions.findIndex((question) => question.number === number) + 1 || undefined;
  const course = courses.find(({ id }) => id === topic.courseId)?.title ?? '';
  return {
    kind: 'topic',
    topic: {
      course,
      unit,
      title,
      description,
      color,
      icon,
      difficulty,
      orderIndex,
      status,
      lessons: lessons.map((lesson) => ({ title: lesson.title, content: renumberChecks(lesson.content, placeOf) })),
      videos: videos.map((video) => ({
        title: video.title,
        description: video.description,
        youtubeId: video.youtubeId,
        duration: video.duration,
      })),
      questions: questions.map(({ question, options, correctAnswer, explanation, xpReward, skill }) => ({
        question,
        options,
        correctAnswer,
        explanation,
        xpReward,
        ...(skill && { skill }),
      })),
    },
  };
};
