import type { LessonItem, QuestionItem, VideoItem } from '@matraz/contracts/catalog/http';
import type { LessonRow, QuestionRow, VideoRow } from './contents.queries.ts';

/** Beyond what may be seen, only that there is something: its name and its place. */

/** @param open how many, counted from the first, may be seen */
export const visibleLessons = (lessons: readonly LessonRow[], open: number): LessonItem[] =>
  lessons.map((lesson, index) =>
    index < open
      ? { ...lesson, locked: false }
      : { id: lesson.id, title: lesson.title, orderIndex: lesson.orderIndex, locked: true },
  );

/** The key and its explanation never leave before the answer: only administrators read them here. */
export const visibleQuestions = (questions: readonly QuestionRow[], open: number, isAdmin: boolean): QuestionItem[] =>
  questions.map(({ correctAnswer, explanation, ...question }, index) => {
    if (index >= open) return { id: question.id, title: `Pregunta ${index + 1}`, orderIndex: index + 1, locked: true };
    return { ...question, ...(isAdmin && { correctAnswer, explanation }), locked: false };
  });

export const visibleVideos = (videos: readonly VideoRow[], open: number): VideoItem[] =>
  videos.map((video, index) =>
    index < open
      ? { ...video, locked: false }
      : { id: video.id, title: video.title, orderIndex: index + 1, locked: true },
  );
