import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useTitle } from '../../../shared/page/use-title.ts';
import { courseList } from '../../../shared/study/courses.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { reviewRound } from '../queries.ts';
import { ReviewEmpty } from './review-empty.tsx';
import { ReviewEnd } from './review-end.tsx';
import { ReviewHeader } from './review-header.tsx';
import { type ReviewKind, reviewTexts } from './review-kinds.ts';
import { ReviewRound } from './review-round.tsx';

// Loads the notification area before the first answer.
void import('../../../shared/ui/toaster.tsx').catch(() => {});

/** `?ensayo=` is an exam: then the round has its questions alone. */
const useExamId = () => useSearchParams()[0].get('ensayo') ?? undefined;

/** `?tema=` is a topic: then the round has its mistakes alone. */
const useTopicId = () => useSearchParams()[0].get('tema') ?? undefined;

/** `?subject=` is the course. Without it the round has questions of all courses. */
const useCourseId = () => {
  const [search] = useSearchParams();
  const id = Number(search.get('subject'));
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

export default function ReviewPage({ kind }: { kind: ReviewKind }) {
  useTitle(reviewTexts[kind].title);
  const courseId = useCourseId();
  const examId = useExamId();
  const topicId = useTopicId();
  const [round, setRound] = useState(0);
  const { data, isError, refetch } = useQuery(reviewRound({ kind, courseId, examId, topicId, round }));
  const { data: courses } = useQuery(courseList);
  const subject = courses?.find(({ id }) => id === courseId)?.subject;
  return (
    <div className="mx-auto max-w-3xl">
      <ReviewHeader kind={kind} subject={subject} />
      {isError && !data && <Failure onRetry={() => void refetch()} />}
      {!isError && !data && (
        <div role="status" className="mt-5">
          <span className="sr-only">Cargando preguntas</span>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {data && data.total > data.questions.length && (
        <p className="mt-3 text-ink-soft leading-snug">
          {`Son ${data.total} en total. Esta ronda tiene ${data.questions.length}; al final puedes seguir con las demás.`}
        </p>
      )}
      {data?.questions.length === 0 && <ReviewEmpty kind={kind} nextDueOn={data.nextDueOn ?? null} />}
      {data && data.questions.length > 0 && (
        <ReviewRound
          key={round}
          questions={data.questions}
          end={(questions, outcomes) => (
            <ReviewEnd
              kind={kind}
              courseId={courseId}
              examId={examId}
              topicId={topicId}
              questions={questions}
              outcomes={outcomes}
              onAgain={() => setRound(round + 1)}
            />
          )}
        />
      )}
    </div>
  );
}
