import { Sparkles } from 'lucide-react';

/** Shown when no payment provider is configured. */
export const InDevelopment = () => (
  <p className="mt-4 flex gap-3 rounded-2xl bg-gold-soft p-4 text-gold">
    <Sparkles className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
    <span className="font-semibold leading-snug">
      Premium aún no está disponible: las suscripciones están en desarrollo.
    </span>
  </p>
);
