import { Skeleton } from '../shared/ui/skeleton.tsx';

export const PageSkeleton = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Cargando</span>
    <Skeleton className="h-44 rounded-card" />
    <Skeleton className="h-12 w-2/3" />
    <Skeleton className="h-72 rounded-card" />
  </div>
);
