import { type ReactNode, useId } from 'react';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** One part of the page. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <h2 id={id} className="font-extrabold text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
};

/** Shown while the data load, or when they cannot be loaded. */
export const Waiting = ({ what, isError, onRetry }: { what: string; isError: boolean; onRetry: () => void }) =>
  isError ? (
    <Failure onRetry={onRetry} />
  ) : (
    <div role="status">
      <span className="sr-only">{`Cargando ${what}`}</span>
      <Skeleton className="mt-4 h-40" />
    </div>
  );

/** The numbers of a chart, as a table that opens. */
export const Numbers = ({ children }: { children: ReactNode }) => (
  <details className="mt-3">
    <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">Ver los números</summary>
    {children}
  </details>
);
