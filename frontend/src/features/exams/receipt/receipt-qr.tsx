import type { Receipt } from '@matraz/contracts/seal/receipt';
import { receiptLink } from '@matraz/domain/seal/short-receipt';
import { encode } from 'uqr';
import { Dialog } from '../../../shared/ui/dialog.tsx';

/** One square for each dark module, as one path. */
const pathOf = (modules: readonly boolean[][]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** Null: the text has more than the 2,953 bytes of the largest code. */
const codeOf = (text: string) => {
  try {
    return encode(text, { ecc: 'L', border: 4 });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

interface ReceiptQrProps {
  receipt: Receipt;
  examTitle: string;
  onClose: () => void;
}

/** The receipt of the score as a QR code. A phone that reads it opens the page that checks it. */
export default function ReceiptQr({ receipt, examTitle, onClose }: ReceiptQrProps) {
  const link = receiptLink(receipt, window.location.origin);
  const code = codeOf(link);
  return (
    <Dialog
      title="Código QR"
      description={
        code
          ? 'Quien lo lea con su teléfono verá tu puntaje, firmado. Las respuestas están solo en el archivo.'
          : 'Este comprobante no cabe en un código QR. Usa el enlace, o descárgalo como archivo.'
      }
      onClose={onClose}
    >
      <p className="mt-5 break-words font-bold">{examTitle}</p>
      {code && (
        // White also in the dark theme: readers need a dark code on a light ground.
        <svg
          role="img"
          aria-label="Código QR del comprobante"
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          className="mt-3 w-full rounded-xl bg-white"
        >
          <path d={pathOf(code.data)} fill="#000" />
        </svg>
      )}
      <a href={link} className="mt-4 inline-block font-bold text-brand underline underline-offset-4">
        Abrir la verificación
      </a>
    </Dialog>
  );
}
