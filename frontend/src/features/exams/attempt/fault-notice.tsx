import { RefreshCw } from 'lucide-react';
import { reloadPage } from '../../../shared/leave-guard.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** This page cannot send answers. The next page finds them in this browser and sends them. */
export const FaultNotice = ({ isShown }: { isShown: boolean }) => (
  <div role="alert">
    {isShown && (
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold text-bad text-sm leading-snug">
        <p className="min-w-0 flex-1 basis-60">
          Algo salió mal al enviar tus respuestas. Están guardadas en este equipo: recarga la página para enviarlas.
        </p>
        <Button look="quiet" onClick={reloadPage}>
          <RefreshCw className="size-5" aria-hidden="true" />
          Recargar
        </Button>
      </div>
    )}
  </div>
);
