import { type QueryClient, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { untilShown } from '../../../shared/net/until-shown.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { topicDetail } from '../queries.ts';
import { loadOpenTab, TopicView } from './topic-view.tsx';

export const readFirst = (queries: QueryClient, topicId: string) =>
  Promise.all([untilShown(queries, topicDetail(topicId)), loadOpenTab(queries, topicId)]);

export default function TopicPage({ topicId }: { topicId: string }) {
  const { data: topic, isPending, refetch } = useQuery(topicDetail(topicId));
  if (isPending) {
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">Cargando tema</span>
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    );
  }
  if (topic === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (topic === null) {
    return (
      <Notice as="h1" icon={<SearchX />} title="Tema no encontrado">
        <p>Puede que lo hayan movido o eliminado.</p>
        <ButtonLink href="/">Volver al Inicio</ButtonLink>
      </Notice>
    );
  }
  return <TopicView topic={topic} />;
}
