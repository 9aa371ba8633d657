import type { TaughtClass } from '@matraz/contracts/classes/http';
import { shownCode } from '@matraz/contracts/classes/limits';
import { Copy, KeyRound, Projector } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { toast } from '../../../shared/page/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { QrCode, qrOf } from '../../../shared/ui/qr-code.tsx';
import { useClassChange } from '../use-class-change.ts';
import { LargeCode } from './large-code.tsx';

const longDay = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long' });

/** The code of the class as a text for the whiteboard, as a link to send and as a picture for phones. */
export const ClassCode = ({ taught }: { taught: TaughtClass }) => {
  const { id, code } = taught;
  const [isLarge, setLarge] = useState(false);
  const [key, setKey] = useState(uuidv7);
  const renew = useClassChange({
    send: () => call('renewClassCode', { params: { id }, idempotencyKey: key }),
    done: null,
    onDone: () => setKey(uuidv7()),
  });
  const close = useClassChange({
    send: () => call('closeClassCode', { params: { id } }),
    done: 'Nadie más se une con el código',
  });
  const link = code && `${location.origin}/clases?codigo=${code.code}`;
  const qr = link && qrOf(link);
  const copy = async () => {
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'good', title: 'Enlace copiado' });
    } catch {
      toast({ tone: 'destructive', title: 'No pudimos copiarlo: selecciona el enlace y cópialo' });
    }
  };
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 className="font-extrabold text-xl">Código para unirse</h2>
      {code && link ? (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-5">
            {qr && <QrCode code={qr} label="Enlace para unirse al curso" className="size-28" />}
            <div className="min-w-0">
              <p className="font-extrabold text-3xl tracking-wider">{shownCode(code.code)}</p>
              <p className="mt-1 text-ink-soft text-sm">Sirve hasta el {longDay.format(new Date(code.expiresAt))}.</p>
              <p className="wrap-anywhere mt-1 select-all text-ink-soft text-sm">{link}</p>
            </div>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onClick={() => void copy()}>
              <Copy className="size-5" aria-hidden="true" />
              Copiar enlace
            </Button>
            <Button look="quiet" onClick={() => setLarge(true)}>
              <Projector className="size-5" aria-hidden="true" />
              Ver en grande
            </Button>
            <Button look="quiet" disabled={renew.isPending} onClick={() => renew.mutate()}>
              Cambiar código
            </Button>
            <Button look="ghost" disabled={close.isPending} onClick={() => close.mutate()}>
              Cerrar
            </Button>
          </div>
          {isLarge && <LargeCode taught={taught} code={code.code} link={link} onClose={() => setLarge(false)} />}
        </>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">
            Con un código se une quien lo tenga, durante 30 días. Puedes cerrarlo o cambiarlo en cualquier momento.
          </p>
          <Button className="mt-4" disabled={renew.isPending} onClick={() => renew.mutate()}>
            <KeyRound className="size-5" aria-hidden="true" />
            Abrir un código
          </Button>
        </>
      )}
    </section>
  );
};
