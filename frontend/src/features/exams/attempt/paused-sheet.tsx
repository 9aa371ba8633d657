import { Pause } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';

interface Props {
  /** The reason of the pause, written by staff. */
  reason: string | undefined;
  onFinish: () => void;
}

/** In place of the paper while the time stands still. */
export const PausedSheet = ({ reason, onFinish }: Props) => (
  <section className="mt-4 grid min-h-80 place-items-center rounded-card bg-surface p-8 text-center shadow-card ring-1 ring-line">
    <div role="alert" className="max-w-md">
      <Pause className="mx-auto size-12 text-gold" aria-hidden="true" />
      <h2 className="mt-4 font-extrabold text-2xl">Ensayo en pausa</h2>
      <p className="mt-2 text-lg leading-snug">Tu tiempo está detenido.</p>
      {reason !== undefined && <p className="mt-2 text-ink-soft leading-snug [overflow-wrap:anywhere]">{reason}</p>}
      <p className="mt-4 text-ink-soft leading-snug">
        Deja esta página abierta: las preguntas vuelven cuando el ensayo siga.
      </p>
    </div>
    <Button look="quiet" onClick={onFinish} className="mt-6">
      Entregar
    </Button>
  </section>
);
