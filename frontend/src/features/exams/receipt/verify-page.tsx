import type { Receipt } from '@matraz/contracts/seal/receipt';
import { parseReceipt, receiptOfLink } from '@matraz/domain/seal/short-receipt';
import { FileCheck2 } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTitle } from '../../../shared/page/use-title.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { FileInput } from '../../../shared/ui/file-input.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { CheckedReceipt, NoReceipt } from './checked-receipt.tsx';
import { useSealKeys } from './use-seal-keys.ts';

/** Undefined: it is not a receipt. Null: none was chosen yet. */
type Chosen = Receipt | undefined | null;

/** A receipt in the address, also when the address changes while the page is open. */
const useReceiptOfAddress = (onReceipt: (receipt: Chosen) => void) => {
  useEffect(() => {
    const read = () => window.location.hash.length > 1 && onReceipt(receiptOfLink(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [onReceipt]);
};

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Checks a receipt in the browser. Neither the file nor the address with a receipt is sent anywhere. */
export default function VerifyPage() {
  useTitle('Verificar un comprobante');
  const { keys, isPending } = useSealKeys();
  const [chosen, setChosen] = useState<Chosen>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useReceiptOfAddress(setChosen);
  const read = async (file: File | undefined) => {
    if (file) setChosen(parseReceipt(await file.text()));
  };
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-extrabold text-3xl">Verificar un comprobante</h1>
      <p className="mt-2 text-ink-soft">
        Elige el archivo que un estudiante descargó con los resultados de su ensayo. Se revisa aquí, en tu navegador: no
        se envía a ninguna parte.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard */}
      <div
        onDragOver={(event) => {
          if (!hasFile(event)) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!hasFile(event)) return;
          event.preventDefault();
          setIsOver(false);
          void read(event.dataTransfer.files[0]);
        }}
        className={cx(
          'mt-6 grid justify-items-center gap-3 rounded-card border-2 border-line border-dashed bg-surface p-8 text-center',
          isOver && 'border-brand bg-brand-soft',
        )}
      >
        <FileCheck2 className="size-10 text-brand" aria-hidden="true" />
        <Button onClick={() => input.current?.click()}>Elegir comprobante</Button>
        <p className="text-ink-soft text-sm">o arrastra el archivo aquí</p>
        <FileInput
          ref={input}
          label="Archivo del comprobante"
          accept=".json,application/json"
          onFile={(file) => void read(file)}
        />
      </div>
      <div aria-live="polite" className="mt-6">
        {chosen === undefined && <NoReceipt />}
        {chosen && isPending && <Skeleton className="h-48 rounded-card" />}
        {chosen && !isPending && (
          <CheckedReceipt receipt={chosen} publicKey={keys?.publicKey ?? null} olderKeys={keys?.olderKeys} />
        )}
      </div>
    </div>
  );
}
