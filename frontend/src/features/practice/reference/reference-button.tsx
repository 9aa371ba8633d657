import { Sigma } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchedDialog } from '../../../shared/loading/fetched-part.tsx';

const ReferenceDialog = fetchedDialog(() => import('./reference-dialog.tsx'));

/** Beside a question of practice or review. A running exam has none: it shows what the real test would. */
export const ReferenceButton = ({ courseId }: { courseId?: number | undefined }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-xl font-semibold text-ink-soft text-sm hover:text-brand"
      >
        <Sigma className="size-4" aria-hidden="true" />
        <span>Fórmulas y tabla periódica</span>
      </button>
      {isOpen && (
        <Suspense>
          <ReferenceDialog courseId={courseId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
