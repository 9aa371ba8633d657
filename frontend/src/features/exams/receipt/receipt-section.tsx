import { useMutation } from '@tanstack/react-query';
import { Download, QrCode, ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { fetchedDialog } from '../../../shared/loading/fetched-part.tsx';
import { call } from '../../../shared/net/api.ts';
import { ApiError, reasonOf } from '../../../shared/net/api-error.ts';
import { saveFile } from '../../../shared/page/save-file.ts';
import { toast } from '../../../shared/page/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';

const ReceiptQr = fetchedDialog(() => import('./receipt-qr.tsx'));

/** Fetched at each click: a rescoring adds to it. */
const useReceipt = (attemptId: string) =>
  useMutation({
    mutationFn: () => call('getReceipt', { params: { id: attemptId } }),
    onError: (error) =>
      toast(
        error instanceof ApiError && error.problem.code === 'not_sealed_yet'
          ? { tone: 'neutral', title: 'Tu comprobante se está preparando', description: error.problem.detail }
          : {
              tone: 'destructive',
              title: 'No pudimos preparar tu comprobante',
              description: reasonOf(error) ?? 'Inténtalo de nuevo.',
            },
      ),
  });

/** The student's proof of the result, as a file and as a QR code. */
export const ReceiptSection = ({ attemptId, examTitle }: { attemptId: string; examTitle: string }) => {
  const receipt = useReceipt(attemptId);
  const [isQrOpen, setIsQrOpen] = useState(false);
  const download = async () => {
    const made = await receipt.mutateAsync();
    const blob = new Blob([JSON.stringify(made, null, 1)], { type: 'application/json' });
    saveFile({ name: `comprobante-${attemptId}.json`, blob });
  };
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
            Demuestra tu puntaje y cada respuesta con su hora, con una firma que nadie puede cambiar después. No tiene
            tu nombre. Cualquiera puede revisarlo en{' '}
            <Link href="/verificar" className="font-bold text-brand underline underline-offset-4">
              Verificar un comprobante
            </Link>
            .
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:pl-12">
        <Button look="quiet" disabled={receipt.isPending} onClick={() => void download().catch(() => {})}>
          <Download className="size-5" aria-hidden="true" />
          Descargar comprobante
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
