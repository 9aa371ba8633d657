import type { LessonNotes } from '@matraz/contracts/practice/notes-http';
import { useEffect, useRef, useState } from 'react';
import { createLessonNotes, type OwnLesson, type ShownNotes } from './create-lesson-notes.ts';

/** The notes on a lesson: null while they are read, 'failed' when they cannot be. */
export const useLessonNotes = ({ userId, lessonId, lesson }: OwnLesson) => {
  const [shown, setShown] = useState<ShownNotes | 'failed' | null>(null);
  const own = useRef<ReturnType<typeof createLessonNotes>>(null);
  const { title, topicId, topicTitle, courseId } = lesson;
  useEffect(() => {
    const opened = createLessonNotes(
      { userId, lessonId, lesson: { title, topicId, topicTitle, courseId, locked: false } },
      { onShow: setShown, onFail: () => setShown('failed') },
    );
    own.current = opened;
    return () => opened.close();
  }, [userId, lessonId, title, topicId, topicTitle, courseId]);
  return {
    shown,
    change: <Part extends keyof LessonNotes>(part: Part, value: LessonNotes[Part]) => own.current?.change(part, value),
    retry: () => {
      setShown(null);
      void own.current?.read();
    },
    send: () => own.current?.send(),
  };
};
