import { Pause } from 'lucide-react';

/** In place of the paper while the time stands still. @param reason of the pause, which staff wrote */
export const PausedSheet = ({ reason }: { reason: string | undefined }) => (
  <section
    role="alert"
    className="mt-4 grid min-h-80 place-items-center rounded-card bg-surface p-8 text-center shadow-card ring-1 ring-line"
  >
    <div className="max-w-md">
      <Pause className="mx-auto size-12 text-gold" aria-hidden="true" />
      <h2 className="mt-4 font-extrabold text-2xl">Ensayo en pausa</h2>
      <p className="mt-2 text-lg leading-snug">Tu tiempo está detenido.</p>
      {reason !== undefined && <p className="mt-2 text-ink-soft leading-snug [overflow-wrap:anywhere]">{reason}</p>}
      <p className="mt-4 text-ink-soft leading-snug">
        Deja esta página abierta: las preguntas vuelven cuando el ensayo siga.
      </p>
    </div>
  </section>
);
