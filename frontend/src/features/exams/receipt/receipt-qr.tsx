import type { Receipt } from '@matraz/contracts/seal/receipt';
import { receiptLink } from '@matraz/domain/seal/short-receipt';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QrCode, qrOf } from '../../../shared/ui/qr-code.tsx';

interface ReceiptQrProps {
  receipt: Receipt;
  examTitle: string;
  onClose: () => void;
}

/** The receipt of the score as a QR code. A phone that reads it opens the page that checks it. */
export default function ReceiptQr({ receipt, examTitle, onClose }: ReceiptQrProps) {
  const link = receiptLink(receipt, window.location.origin);
  const code = qrOf(link);
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
      {code && <QrCode code={code} label="Código QR del comprobante" className="mt-3 w-full" />}
      <a href={link} className="mt-4 inline-block font-bold text-brand underline underline-offset-4">
        Abrir la verificación
      </a>
    </Dialog>
  );
}
