import { ArrowLeft, ArrowRight, PencilLine } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LessonDone } from './lesson-done.tsx';
import type { Lesson } from './open-content.ts';
import { useCompleteLesson } from './queries.ts';

/** How long the student sees that a lesson is done, before the next one comes, in milliseconds. */
const OVERLAY = 2_000;

interface Props {
  lesson: Lesson;
  isCompleted: boolean;
  onPrevious?: () => void;
  /** Absent on the last lesson that may be opened. */
  onNext?: () => void;
  onPractice: () => void;
}

export const LessonReader = ({ lesson, isCompleted, onPrevious, onNext, onPractice }: Props) => {
  const complete = useCompleteLesson(lesson.topicId, lesson.id);
  const [celebrating, setCelebrating] = useState(false);
  const done = isCompleted || complete.isSuccess;

  const goOn = useEffectEvent(() => {
    setCelebrating(false);
    onNext?.();
  });
  useEffect(() => {
    if (!celebrating) return;
    const timer = setTimeout(() => goOn(), OVERLAY);
    return () => clearTimeout(timer);
  }, [celebrating]);

  return (
    <article className="animate-rise rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-9">
      <h2 className="font-extrabold text-2xl sm:text-3xl">{lesson.title}</h2>
      <RichText html={lesson.content} className="mt-5 max-w-[68ch] text-lg leading-relaxed" />
      <div className="mt-10 flex flex-wrap items-center gap-3 border-line border-t pt-6">
        <Button
          disabled={done || complete.isPending}
          onClick={() => complete.mutate(undefined, { onSuccess: () => setCelebrating(true) })}
          className="w-full sm:w-auto"
        >
          {done ? 'Completada ✓' : 'Marcar como completada'}
        </Button>
        {onPrevious && (
          <Button look="quiet" onClick={onPrevious} className="flex-1 sm:ml-auto sm:flex-none">
            <ArrowLeft className="size-5" aria-hidden="true" />
            Anterior
          </Button>
        )}
        {onNext ? (
          <Button look="quiet" onClick={onNext} className="flex-1 sm:flex-none">
            Siguiente
            <ArrowRight className="size-5" aria-hidden="true" />
          </Button>
        ) : (
          <Button look="copper" onClick={onPractice} className="flex-1 sm:flex-none">
            <PencilLine className="size-5" aria-hidden="true" />
            Practicar
          </Button>
        )}
      </div>
      {celebrating && <LessonDone hasNext={onNext !== undefined} />}
    </article>
  );
};
