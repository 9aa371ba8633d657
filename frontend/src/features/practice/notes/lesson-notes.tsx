import './highlights.css';
import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { lessonNoteLimits } from '@matraz/contracts/practice/limits';
import type { Highlight } from '@matraz/contracts/practice/notes-http';
import { withoutHighlight } from '@matraz/domain/practice/text-quote';
import { NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { keepPart } from '../../../shared/loading/service-worker.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { LongTextField } from '../../../shared/ui/text-field.tsx';
import type { Lesson } from '../open-content.ts';
import { HighlightList } from './highlight-list.tsx';
import { Highlighter } from './highlighter.tsx';
import { SaveButton } from './save-button.tsx';
import { SavingStatus } from './saving-status.tsx';
import { useLessonNotes } from './use-lesson-notes.ts';
import { useMarkedLesson } from './use-marked-lesson.ts';

interface Props {
  topic: Pick<TopicDetail, 'id' | 'title' | 'courseId'>;
  lesson: Lesson;
  /** The element of the lesson's content, and the one for the bookmark. */
  content: HTMLElement | null;
  bookmark: HTMLElement | null;
}

/** Milliseconds. The lesson comes first. */
const KEEP_AFTER = 3_000;
/** Characters that are left when the field begins to say so. */
const COUNTS_FROM = 500;
const none: Highlight[] = [];

const leftOf = (note: string) => {
  const left = lessonNoteLimits.note - note.length;
  if (left > COUNTS_FROM) return undefined;
  return left === 0 ? 'Llegaste al máximo de 5.000 caracteres.' : `Te quedan ${left} caracteres.`;
};

/** What the student keeps of a lesson: bookmark, note and highlights. */
export default function LessonNotes({ topic, lesson, content, bookmark }: Props) {
  const { id: userId } = useUser();
  const { shown, change, retry, send } = useLessonNotes({
    userId,
    lessonId: lesson.id,
    lesson: {
      title: lesson.title,
      topicId: topic.id,
      topicTitle: topic.title,
      courseId: topic.courseId,
      locked: false,
    },
  });
  useEffect(() => {
    const timer = setTimeout(() => void keepPart('practice'), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const isOpen = shown !== null && shown !== 'failed' && shown.state === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOpen]);
  const [hasChanged, setChanged] = useState(false);
  const own = shown === 'failed' ? null : shown;
  const highlights = own?.notes.highlights ?? none;
  const marked = useMarkedLesson(content, highlights);
  const edit: typeof change = (part, value) => {
    setChanged(true);
    change(part, value);
  };
  const setHighlights = (next: Highlight[]) => edit('highlights', next);
  const remove = (highlight: Highlight) => setHighlights(withoutHighlight(highlights, highlight));
  return (
    <section
      aria-labelledby="apuntes"
      className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:px-9 sm:py-7"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="apuntes" className="flex items-center gap-2.5 font-extrabold text-xl">
          <NotebookPen className="size-5.5 text-brand" aria-hidden="true" />
          Mis apuntes
        </h2>
        <Link href="/apuntes" className="py-2 font-semibold text-brand hover:underline">
          Ver todos
        </Link>
      </div>
      {shown === null && <Skeleton className="h-32" />}
      {shown === 'failed' && <Failure onRetry={retry} />}
      {own && (
        <>
          <LongTextField
            label="Lo que quiero recordar de esta lección"
            value={own.notes.note}
            required={false}
            maxLength={lessonNoteLimits.note}
            hint={leftOf(own.notes.note)}
            onChange={(note) => edit('note', note)}
          />
          <SavingStatus state={own.state} reason={own.reason} hasChanged={hasChanged} onSend={send} />
          {marked && (
            <>
              <HighlightList
                title="Destacados"
                highlights={marked.marked.map(({ highlight }) => highlight)}
                onRemove={remove}
              />
              <HighlightList
                title="Ya no están en la lección"
                hint="El texto de la lección cambió desde que los destacaste."
                highlights={marked.lost}
                onRemove={remove}
              />
            </>
          )}
          {highlights.length === 0 && (
            <p className="mt-2 text-ink-soft text-sm leading-snug">
              Para destacar, selecciona un texto de la lección y elige «Destacar»
              <span className="touch:hidden"> (tecla D)</span>.
            </p>
          )}
          {bookmark &&
            createPortal(
              <SaveButton isSaved={own.notes.isSaved} onChange={(isSaved) => edit('isSaved', isSaved)} />,
              bookmark,
            )}
          {content && (
            <Highlighter
              root={content}
              highlights={highlights}
              marked={marked?.marked ?? []}
              onChange={setHighlights}
            />
          )}
        </>
      )}
    </section>
  );
}
