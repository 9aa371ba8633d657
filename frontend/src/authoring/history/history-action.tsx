import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchedDialog } from '../../shared/loading/fetched-part.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { RowAction } from '../list/row-action.tsx';
import type { Subject } from './queries.ts';

const HistoryDialog = fetchedDialog(() => import('./history-dialog.tsx'));

interface Props {
  subject: Subject;
  /** `row`: an icon. `card`: a button with its text. */
  as: 'row' | 'card';
  className?: string;
}

/** Opens the history of a content. */
export const HistoryAction = ({ subject, as, className }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const label = `Historial: ${subject.name}`;
  return (
    <>
      {as === 'row' ? (
        <RowAction Icon={History} label={label} onClick={() => setIsOpen(true)} />
      ) : (
        <Button look="ghost" aria-label={label} onClick={() => setIsOpen(true)} className={className}>
          <History className="size-5" aria-hidden="true" />
          Historial
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <HistoryDialog subject={subject} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
