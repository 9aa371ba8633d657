import type { AnalysedQuestion, ItemAnalysis } from '@matraz/contracts/item-analysis/http';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../../shared/ui/failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { QuestionTexts } from './analysed-row.tsx';
import { ItemAnalysisView } from './item-analysis-view.tsx';

const Loading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Cargando</span>
    <Skeleton className="h-72 sm:h-96" />
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </div>
);

interface Props {
  query: UseQueryOptions<ItemAnalysis, Error, ItemAnalysis, string[]>;
  questions: readonly QuestionTexts[];
  isExam: boolean;
  renderActions: (analysis: AnalysedQuestion) => ReactNode;
}

export const LoadedAnalysis = ({ query, ...props }: Props) => {
  // New answers send no message to this page, so it reads again whenever it is opened.
  const { data, isError, refetch } = useQuery({ ...query, staleTime: 0 });
  if (!data) return isError ? <Failure onRetry={() => void refetch()} /> : <Loading />;
  return <ItemAnalysisView analysed={data.questions} {...props} />;
};
