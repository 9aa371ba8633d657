import type { LessonItem, QuestionItem, VideoItem } from '@matraz/contracts/catalog/http';
import type { Amounts } from '@matraz/domain/premium/free-tier';
import type { Contents, LessonRow, QuestionRow, VideoRow } from './select-catalog.ts';

/**
 * The lessons of a topic. A locked lesson is only a title and a place, so that the page can show the true total.
 *
 * @param open how many may be seen, counted from the first
 */
const visibleLessons = (lessons: readonly LessonRow[], open: number, isAdmin: boolean): LessonItem[] =>
  lessons.map(({ version, ...lesson }, index) =>
    index < open
      ? { ...lesson, ...(isAdmin && { version }), locked: false }
      : { id: lesson.id, title: lesson.title, orderIndex: lesson.orderIndex, locked: true },
  );

/** Correct answer and explanation are for administrators only. A student gets them with the result of an answer. */
const visibleQuestions = (questions: readonly QuestionRow[], open: number, isAdmin: boolean): QuestionItem[] =>
  questions.map(({ correctAnswer, explanation, version, skill, ...question }, index) => {
    if (index >= open) return { id: question.id, title: `Pregunta ${index + 1}`, orderIndex: index + 1, locked: true };
    return {
      ...question,
      ...(skill !== null && { skill }),
      ...(isAdmin && { correctAnswer, explanation, version }),
      locked: false,
    };
  });

const visibleVideos = (videos: readonly VideoRow[], open: number, isAdmin: boolean): VideoItem[] =>
  videos.map(({ version, ...video }, index) =>
    index < open
      ? { ...video, ...(isAdmin && { version }), locked: false }
      : { id: video.id, title: video.title, orderIndex: index + 1, locked: true },
  );

/** The contents of a topic that a reader sees. */
export const visibleContents = ({ lessons, questions, videos }: Contents, open: Amounts, isAdmin: boolean) => ({
  lessons: visibleLessons(lessons, open.lessons, isAdmin),
  questions: visibleQuestions(questions, open.questions, isAdmin),
  videos: visibleVideos(videos, open.videos, isAdmin),
});
