import { Download, FileText, QrCode, ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { fetchedDialog } from '../../../shared/loading/fetched-part.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { saveReceipt, useReceipt } from './use-receipt.ts';

const ReceiptQr = fetchedDialog(() => import('./receipt-qr.tsx'));

/** The student's proof of the result, as a file and as a QR code. */
export const ReceiptSection = ({ attemptId, examTitle }: { attemptId: string; examTitle: string }) => {
  const receipt = useReceipt(attemptId);
  const [isQrOpen, setIsQrOpen] = useState(false);
  const download = async () => saveReceipt(await receipt.mutateAsync());
  const showQr = async () => {
    await receipt.mutateAsync();
    setIsQrOpen(true);
  };
  return (
    <section className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-6 print:hidden">
      <div className="flex gap-4">
        <ShieldCheck className="size-8 shrink-0 text-brand" aria-hidden="true" />
        <div className="leading-snug">
          <h2 className="font-extrabold text-lg">Tu comprobante</h2>
          <p className="mt-1 text-ink-soft">
            Una hoja para leer e imprimir, y detrás un archivo con tu puntaje y cada respuesta, con una firma que nadie
            puede cambiar después. El archivo no tiene tu nombre. Cualquiera puede revisarlo en{' '}
            <Link href="/verificar" className="font-bold text-brand underline underline-offset-4">
              Verificar un comprobante
            </Link>
            .
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:pl-12">
        <ButtonLink look="quiet" href={`/comprobante/${attemptId}`}>
          <FileText className="size-5" aria-hidden="true" />
          Ver comprobante
        </ButtonLink>
        <Button look="quiet" disabled={receipt.isPending} onClick={() => void download().catch(() => {})}>
          <Download className="size-5" aria-hidden="true" />
          Descargar archivo
        </Button>
        <Button look="quiet" disabled={receipt.isPending} onClick={() => void showQr().catch(() => {})}>
          <QrCode className="size-5" aria-hidden="true" />
          Ver código QR
        </Button>
      </div>
      {isQrOpen && receipt.data && (
        <Suspense>
          <ReceiptQr receipt={receipt.data} examTitle={examTitle} onClose={() => setIsQrOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
