import type { ReactNode } from 'react';

export const Panel = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <section className="min-w-0 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
    <h2 className="font-extrabold text-xl">{title}</h2>
    {note && <p className="mt-1 text-ink-soft leading-snug">{note}</p>}
    {children}
  </section>
);
