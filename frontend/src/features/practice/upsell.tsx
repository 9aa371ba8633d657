import { Crown } from 'lucide-react';
import { ButtonLink } from '../../shared/ui/button.tsx';

/** Shown where the free plan ends. */
export const Upsell = ({ title, children }: { title: string; children: string }) => (
  <aside className="flex animate-rise flex-col gap-4 rounded-card bg-gold-soft p-6 sm:flex-row sm:items-center">
    <Crown className="size-10 shrink-0 text-gold" aria-hidden="true" />
    <div className="flex-1">
      <h2 className="font-extrabold text-xl">{title}</h2>
      <p className="leading-snug">{children}</p>
    </div>
    <ButtonLink look="copper" href="/subscription">
      Conocer Premium
    </ButtonLink>
  </aside>
);
