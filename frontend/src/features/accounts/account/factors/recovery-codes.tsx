import './print.css';
import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../shared/page/save-file.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';

const fileOf = (codes: readonly string[]) =>
  [
    'Códigos de recuperación de Matraz',
    window.location.origin,
    '',
    ...codes,
    '',
    'Cada código sirve una vez.',
    '',
  ].join('\n');

/** Shown once. Afterwards the server has only their hashes. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const [isKept, setIsKept] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsKept(true),
      () => toast({ tone: 'destructive', title: 'No se pudo copiar', description: 'Descarga los códigos.' }),
    );
  const download = () => {
    saveFile({ name: 'matraz-codigos.txt', blob: new Blob([fileOf(codes)], { type: 'text/plain' }) });
    setIsKept(true);
  };
  const print = () => {
    window.print();
    setIsKept(true);
  };
  return (
    <Dialog
      title="Guarda tus códigos de recuperación"
      description="Con uno de ellos entras si pierdes tu teléfono o tu llave. Cada uno sirve una vez, y no los volveremos a mostrar."
      startsAtTitle
      onClose={onClose}
    >
      <ol
        data-print
        aria-label="Códigos de recuperación"
        translate="no"
        className="mt-4 grid justify-center rounded-2xl bg-sunken p-4 font-mono leading-7"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button look="quiet" onClick={() => void copy()} className="flex-auto">
          <Copy className="size-5" aria-hidden="true" />
          Copiar
        </Button>
        <Button look="quiet" onClick={download} className="flex-auto">
          <Download className="size-5" aria-hidden="true" />
          Descargar
        </Button>
        <Button look="quiet" onClick={print} className="flex-auto">
          <Printer className="size-5" aria-hidden="true" />
          Imprimir
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-5 text-ink-soft text-sm">
        {isKept && 'Listo. Guárdalos donde solo tú los encuentres.'}
      </p>
      <Button onClick={onClose} className="mt-3 w-full print:hidden">
        Ya los guardé
      </Button>
    </Dialog>
  );
};
