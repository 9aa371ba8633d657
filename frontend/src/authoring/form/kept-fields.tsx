import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';

/** A draft of an earlier visit. */
export interface DraftOffer {
  /** ISO 8601. */
  keptAt: string;
  recover: () => void;
  discard: () => void;
}

const time = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

const Offer = ({ keptAt, recover, discard }: DraftOffer) => (
  <section
    aria-label="Cambios sin guardar"
    className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-gold-soft p-4"
  >
    <History className="size-6 shrink-0 text-gold" aria-hidden="true" />
    <p className="min-w-52 flex-1 leading-snug">
      <span className="block font-bold">Tienes cambios sin guardar</span>
      Los escribiste el {time.format(new Date(keptAt))} en este equipo.
    </p>
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <Button onClick={recover} className="max-sm:flex-1">
        Recuperar
      </Button>
      <Button look="quiet" onClick={discard} className="max-sm:flex-1">
        Descartar
      </Button>
    </div>
  </section>
);

interface Props {
  /** Null: nothing is offered. */
  offer: DraftOffer | null;
  className?: string;
  children: ReactNode;
}

/** Offers the text of an earlier visit first. The fields are locked until the user has chosen. */
export const KeptFields = ({ offer, className, children }: Props) => (
  <>
    {offer && <Offer {...offer} />}
    <div inert={offer !== null} className={cx(className, offer && 'opacity-50')}>
      {children}
    </div>
  </>
);
