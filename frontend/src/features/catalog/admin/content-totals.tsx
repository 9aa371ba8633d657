import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { contentTotals } from './queries.ts';

const counters = [
  ['Temas', 'totalTopics'],
  ['Lecciones', 'totalLessons'],
  ['Preguntas', 'totalQuestions'],
  ['Videos', 'totalVideos'],
] as const;

/** The number of topics, lessons, questions and videos. */
export const ContentTotals = () => {
  const { data, isError, refetch } = useQuery(contentTotals);
  if (isError && !data) return <Failure onRetry={() => void refetch()} />;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4">
      {counters.map(([label, total]) => (
        <div key={total} className="flex flex-col-reverse rounded-card bg-surface p-5 shadow-card ring-1 ring-line">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-extrabold text-4xl tabular-nums">
            {data ? data[total] : <Skeleton className="h-10 w-16" />}
          </dd>
        </div>
      ))}
    </dl>
  );
};
