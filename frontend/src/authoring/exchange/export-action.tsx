import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchedDialog } from '../../shared/loading/fetched-part.tsx';
import { Button } from '../../shared/ui/button.tsx';
import type { Exported } from './export-content.ts';

const ExportDialog = fetchedDialog(() => import('./export-dialog.tsx'));

interface Props {
  kind: Exported['kind'];
  id: string;
  title: string;
  /** Reads what is exported. */
  load: () => Promise<Exported>;
  className?: string;
}

/** Opens the export of a topic or an exam. */
export const ExportAction = ({ className, ...exported }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        aria-label={`Exportar: ${exported.title}`}
        onClick={() => setIsOpen(true)}
        className={className}
      >
        <Download className="size-5" aria-hidden="true" />
        Exportar
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog {...exported} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
