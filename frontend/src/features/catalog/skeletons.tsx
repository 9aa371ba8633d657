import { Skeleton } from '../../shared/ui/skeleton.tsx';

export const DashboardSkeleton = () => (
  <div role="status" className="mt-8">
    <span className="sr-only">Cargando temas</span>
    <Skeleton className="h-7 w-56" />
    <div className="mt-3 grid grid-cols-3 gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
    <Skeleton className="mt-5 h-11 w-2/3 rounded-full" />
    <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="hidden h-80 rounded-card lg:block" />
    </div>
  </div>
);
