import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { ownChanges } from '@matraz/contracts/own-changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, PencilLine } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { fetchedExtra } from '../../../shared/loading/fetched-part.tsx';
import { call } from '../../../shared/net/api.ts';
import { refreshAfterWrite } from '../../../shared/net/refresh-after-write.ts';
import { FormulaWait } from '../../../shared/rich-text/formula-wait.tsx';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { LessonFigure } from '../figures/lesson-figure.tsx';
import type { Lesson, Question } from '../open-content.ts';
import { LessonCheck } from './lesson-check.tsx';
import { LessonDone } from './lesson-done.tsx';
import { type LessonPart, lessonParts } from './lesson-parts.ts';

const LessonNotes = fetchedExtra(() => import('../notes/lesson-notes.tsx'));

interface Props {
  topic: TopicDetail;
  lesson: Lesson;
  /** The question of this number in the topic, from 1. Undefined: there is none, or the student may not open it. */
  questionAt: (number: number) => Question | undefined;
  isCompleted: boolean;
  /** The first lesson of this visit does not take the focus, later ones do. */
  isFirst: boolean;
  onPrevious?: () => void;
  /** Undefined on the last lesson that may be opened. */
  onNext?: () => void;
  onPractice: () => void;
}

const useCompleteLesson = (topicId: string, lessonId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('completeLesson', { params: { id: lessonId }, body: { topicId } }),
    onError: (error) => console.error(`Failed to mark lesson as completed ${error.message}`),
    // Also after a failure: a 503 does not say whether the lesson was marked, so the page asks the server.
    onSettled: () => refreshAfterWrite(queries, ownChanges.LessonCompleted(topicId)),
  });
};

const Placeholder = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Cargando la lección</span>
    <Skeleton className="h-28" />
    <Skeleton className="h-44" />
    <Skeleton className="h-28 w-2/3" />
  </div>
);

const Part = ({ part, questionAt }: Pick<Props, 'questionAt'> & { part: LessonPart }) => {
  if ('html' in part) return <RichText html={part.html} className="leading-relaxed" />;
  if ('figure' in part) return <LessonFigure name={part.figure} />;
  const question = questionAt(part.question);
  return question && <LessonCheck question={question} />;
};

/** The notes are below the buttons, and marking the lesson leaves it. */
const goToNote = () => {
  const field = document.getElementById('apuntes')?.closest('section')?.querySelector('textarea');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

export const LessonReader = ({
  topic,
  lesson,
  questionAt,
  isCompleted,
  isFirst,
  onPrevious,
  onNext,
  onPractice,
}: Props) => {
  const parts = useMemo(() => lessonParts(lesson.content), [lesson.content]);
  const complete = useCompleteLesson(lesson.topicId, lesson.id);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [bookmark, setBookmark] = useState<HTMLElement | null>(null);
  const [celebrating, setCelebrating] = useState(false);
  const done = isCompleted || complete.isSuccess;

  const heading = useRef<HTMLHeadingElement>(null);
  const practice = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
  }, [isFirst]);

  const goOn = () => {
    setCelebrating(false);
    if (onNext) onNext();
    else practice.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <article className="animate-rise rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-9">
        <div className="flex items-start gap-3">
          <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 font-extrabold text-2xl outline-none sm:text-3xl">
            {lesson.title}
          </h2>
          <div ref={setBookmark} className="min-h-11 min-w-11 shrink-0 sm:min-w-44" />
        </div>
        <div ref={setContent} className="relative">
          <FormulaWait
            html={lesson.content}
            placeholder={<Placeholder />}
            keepsHeight
            className="mt-5 max-w-[68ch] text-lg"
          >
            {parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              <Part key={place} part={part} questionAt={questionAt} />
            ))}
          </FormulaWait>
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-3 border-line border-t pt-6">
          {!done && (
            <p className="w-full text-ink-soft leading-snug">
              {onNext && 'Al marcarla pasas a la lección siguiente. '}
              <button
                type="button"
                onClick={goToNote}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
              >
                Escribir un apunte antes
              </button>
            </p>
          )}
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
            <Button ref={practice} look="copper" onClick={onPractice} className="flex-1 sm:flex-none">
              <PencilLine className="size-5" aria-hidden="true" />
              Practicar
            </Button>
          )}
        </div>
        <LessonDone isShown={celebrating} hasNext={onNext !== undefined} onEnd={goOn} />
      </article>
      <Suspense>
        <LessonNotes topic={topic} lesson={lesson} content={content} bookmark={bookmark} />
      </Suspense>
    </>
  );
};
