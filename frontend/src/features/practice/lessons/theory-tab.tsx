import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useUser } from '../../../shared/session/session.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Lesson } from '../open-content.ts';
import { rememberedPosition } from '../position-memory.ts';
import { lessonProgress } from '../queries.ts';
import { Theory } from './theory.tsx';

interface Props {
  topic: TopicDetail;
  /** The lessons that may be opened. */
  lessons: Lesson[];
  onPractice: () => void;
}

/** Chooses the first lesson: the last position, else the first that is not completed. */
export const TheoryTab = ({ topic, lessons, onPractice }: Props) => {
  const { id: userId } = useUser();
  const { data: progress, isError, refetch } = useQuery(lessonProgress(topic.id));

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
  const remembered = rememberedPosition(userId, topic.id, 'lesson', lessons.length);
  return (
    <Theory
      topic={topic}
      lessons={lessons}
      completed={completed}
      start={remembered ?? Math.max(0, next)}
      onPractice={onPractice}
    />
  );
};
