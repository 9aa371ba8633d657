import { RefreshCw } from 'lucide-react';
import { reloadPage } from '../../../shared/page/leave-guard.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface Props {
  isShown: boolean;
  /** The next page finds the answers in this browser and sends them. Otherwise a reload would lose them. */
  isKept: boolean;
}

/** This page cannot send answers. */
export const FaultNotice = ({ isShown, isKept }: Props) => (
  <div role="alert">
    {isShown && (
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold text-bad text-sm leading-snug">
        <p className="min-w-0 flex-1 basis-60">
          Algo salió mal al enviar tus respuestas.{' '}
          {isKept
            ? 'Están guardadas en este equipo: recarga la página para enviarlas.'
            : 'Este navegador no las guarda: no recargues ni cierres la página. Seguimos intentando enviarlas.'}
        </p>
        {isKept && (
          <Button look="quiet" onClick={reloadPage}>
            <RefreshCw className="size-5" aria-hidden="true" />
            Recargar
          </Button>
        )}
      </div>
    )}
  </div>
);
