import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useUser } from '../../shared/session.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { Lesson } from './open-content.ts';
import { rememberedPosition } from './position-memory.ts';
import { lessonProgress, nextLesson } from './queries.ts';
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
  const remembered = rememberedPosition(userId, topic.id, 'lesson', lessons.length);
  const progress = useQuery(lessonProgress(topic.id));
  const next = useQuery({ ...nextLesson(topic.id), enabled: remembered === undefined });

  if (lessons.length === 0) {
    return (
      <Notice icon={<BookOpenText />} title="Todavía no hay lecciones">
        <p>Puedes practicar con las preguntas de este tema.</p>
      </Notice>
    );
  }
  if (progress.isError && !progress.data) return <Failure onRetry={() => void progress.refetch()} />;
  if (!progress.data || (remembered === undefined && next.isPending)) {
    return <Skeleton className="h-96 rounded-card" />;
  }
  const suggested = next.data?.nextLessonIndex ?? 0;
  return (
    <Theory
      topic={topic}
      lessons={lessons}
      completed={new Set(progress.data.filter((item) => item.isCompleted).map((item) => item.lessonId))}
      start={remembered ?? (suggested < lessons.length ? suggested : 0)}
      onPractice={onPractice}
    />
  );
};
