import type { TaughtClass } from '@matraz/contracts/classes/http';
import { shownCode } from '@matraz/contracts/classes/limits';
import { amount } from '../../../shared/study/words.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QrCode, qrOf } from '../../../shared/ui/qr-code.tsx';

interface Props {
  taught: TaughtClass;
  code: string;
  link: string;
  onClose: () => void;
}

/** The code for a projector, with the number of students who have joined. */
export const LargeCode = ({ taught, code, link, onClose }: Props) => {
  const qr = qrOf(link);
  return (
    <Dialog size="page" title={`Únete a ${taught.name}`} startsAtTitle onClose={onClose}>
      <div className="grid min-h-0 flex-1 content-center justify-items-center gap-6 overflow-y-auto p-6 text-center">
        {qr && <QrCode code={qr} label="Enlace para unirse al curso" className="size-56 sm:size-72" />}
        <div>
          <p className="wrap-anywhere font-semibold text-ink-soft text-xl sm:text-3xl">{`${location.host}/clases`}</p>
          <p className="mt-2 whitespace-nowrap font-extrabold text-[12vw] leading-none tracking-wider sm:text-8xl">
            {shownCode(code)}
          </p>
        </div>
        <p role="status" className="font-bold text-2xl">
          {amount(taught.students, 'estudiante en el curso', 'estudiantes en el curso')}
        </p>
      </div>
    </Dialog>
  );
};
