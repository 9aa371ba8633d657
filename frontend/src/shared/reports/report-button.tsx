import { MessageSquareWarning } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRouter } from 'wouter';
import { fetchedDialog } from '../loading/fetched-part.tsx';
import { cx } from '../ui/cx.ts';

const ReportDialog = fetchedDialog(() => import('./report-dialog.tsx'));

interface Props {
  questionId: string;
  /** The completed attempt that the question of an exam belongs to. */
  attemptId?: string;
  className?: string;
}

/** The preview of teachers has no students, so it has no button. */
export const ReportButton = ({ questionId, attemptId, className }: Props) => {
  const isPreview = useRouter().base !== '';
  const [isOpen, setIsOpen] = useState(false);
  if (isPreview) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-xl font-semibold text-ink-soft text-sm hover:text-brand print:hidden',
          className,
        )}
      >
        <MessageSquareWarning className="size-4" aria-hidden="true" />
        <span>Reportar esta pregunta</span>
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog questionId={questionId} attemptId={attemptId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
