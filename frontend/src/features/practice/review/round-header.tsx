import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  icon: ReactNode;
  /** Colour classes of the icon. */
  tint: string;
  above?: string | undefined;
  title: string;
  about: string;
  closeLabel: string;
}

export const RoundHeader = ({ icon, tint, above, title, about, closeLabel }: Props) => (
  <header className="flex items-center gap-4">
    <span className={`grid size-14 shrink-0 place-items-center rounded-2xl [&_svg]:size-7 ${tint}`} aria-hidden="true">
      {icon}
    </span>
    <div className="min-w-0 flex-1">
      {above && <p className="font-semibold text-copper text-sm">{above}</p>}
      <h1 className="font-extrabold text-2xl sm:text-3xl">{title}</h1>
      <p className="text-ink-soft leading-snug">{about}</p>
    </div>
    <Link
      href="/"
      aria-label={closeLabel}
      className="grid size-11 shrink-0 place-items-center self-start rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <X className="size-6" aria-hidden="true" />
    </Link>
  </header>
);
