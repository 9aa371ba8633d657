import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../../shared/session/session.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Lesson, Question } from '../open-content.ts';
import { rememberedPosition, rememberPosition } from '../position-memory.ts';
import { lessonProgress } from '../queries.ts';
import { Upsell } from '../upsell.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonReader } from './lesson-reader.tsx';

interface TheoryTabProps {
  topic: TopicDetail;
  /** The lessons that may be opened. */
  lessons: Lesson[];
  /** The questions that may be opened. */
  questions: Question[];
  onPractice: () => void;
}

interface TheoryProps extends TheoryTabProps {
  completed: ReadonlySet<string>;
  /** Index of the first lesson to show. */
  start: number;
}

const Theory = ({ topic, lessons, questions, completed, start, onPractice }: TheoryProps) => {
  const { id: userId } = useUser();
  const [chosen, setChosen] = useState(start);
  const [moves, setMoves] = useState(0);
  const index = Math.min(chosen, topic.lessons.length - 1);
  const lesson = lessons[index];
  const open = (next: number) => {
    setChosen(next);
    setMoves(moves + 1);
    if (next < lessons.length) rememberPosition(userId, topic.id, 'lesson', next);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const hasLocked = lessons.length < topic.lessons.length;
  const atLimit = hasLocked && index === lessons.length - 1;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-8">
      <LessonList
        lessons={topic.lessons}
        openCount={lessons.length}
        completed={completed}
        index={index}
        onOpen={open}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {lesson ? (
          <LessonReader
            key={lesson.id}
            topic={topic}
            lesson={lesson}
            questionAt={(number) => questions.find((question) => question.number === number)}
            isCompleted={completed.has(lesson.id)}
            isFirst={moves === 0}
            onPrevious={index > 0 ? () => open(index - 1) : undefined}
            onNext={index + 1 < lessons.length ? () => open(index + 1) : undefined}
            onPractice={onPractice}
          />
        ) : (
          <Upsell title="Esta lección es Premium">
            Con el plan gratuito lees la primera mitad de este tema. Premium te abre el resto.
          </Upsell>
        )}
        {lesson && atLimit && (
          <Upsell title="Hasta aquí llega el plan gratuito">
            Las lecciones que siguen en este tema son parte del acceso completo.
          </Upsell>
        )}
      </div>
    </div>
  );
};

/** Chooses the first lesson: the one of the address, else the last position, else the first that is not completed. */
export const TheoryTab = ({ topic, lessons, questions, onPractice }: TheoryTabProps) => {
  const { id: userId } = useUser();
  const { data: progress, isError, refetch } = useQuery(lessonProgress(topic.id));
  const wanted = useSearchParams()[0].get('leccion');

  if (lessons.length === 0) {
    return (
      <Notice icon={<BookOpenText />} title="Todavía no hay lecciones">
        <p>Puedes practicar con las preguntas de este tema.</p>
      </Notice>
    );
  }
  if (isError && !progress) return <Failure onRetry={() => void refetch()} />;
  if (!progress) return <Skeleton className="h-96 rounded-card" />;

  const completed = new Set(progress.filter(({ isCompleted }) => isCompleted).map(({ lessonId }) => lessonId));
  const next = lessons.findIndex(({ id }) => !completed.has(id));
  const asked = topic.lessons.findIndex(({ id }) => id === wanted);
  const remembered = rememberedPosition(userId, topic.id, 'lesson', lessons.length);
  return (
    <Theory
      key={wanted}
      topic={topic}
      lessons={lessons}
      questions={questions}
      completed={completed}
      start={asked >= 0 ? asked : (remembered ?? Math.max(0, next))}
      onPractice={onPractice}
    />
  );
};
