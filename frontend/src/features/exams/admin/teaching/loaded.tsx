import type { UseQueryResult } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../shared/net/api-error.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** For screen readers while it loads. */
  loading: string;
  /** Why there may be nothing. */
  missing: string;
  children: (data: Data) => ReactNode;
}

/** What a page of a teacher reads: it, its loading, its failure, or that it is not hers. */
export const Loaded = <Data,>({ query: { data, error, refetch }, loading, missing, children }: Props<Data>) => {
  if (error instanceof ApiError && (error.status === 404 || error.status === 409))
    return (
      <Notice as="h1" icon={<FileQuestion />} title="No está">
        <p>{error.status === 404 ? missing : error.problem.detail}</p>
        <ButtonLink href="/docente">Ver mis cursos</ButtonLink>
      </Notice>
    );
  if (data !== undefined) return children(data);
  if (error) return <Failure as="h1" onRetry={() => void refetch()} />;
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
};
