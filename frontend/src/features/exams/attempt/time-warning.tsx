import { TriangleAlert } from 'lucide-react';

/** Shown in the last five minutes. Screen readers read it once. */
export const TimeWarning = ({ isShown }: { isShown: boolean }) => (
  <div role="alert">
    {isShown && (
      <p className="mt-4 flex animate-rise items-center gap-3 rounded-2xl border-2 border-bad bg-bad-soft px-4 py-3 leading-snug">
        <TriangleAlert className="size-6 shrink-0 text-bad" aria-hidden="true" />
        <span>
          <strong className="font-extrabold text-bad">¡Tiempo limitado!</strong> Quedan menos de 5 minutos.
        </span>
      </p>
    )}
  </div>
);
