import { CalendarClock, RotateCcw, X } from 'lucide-react';
import { Link } from 'wouter';
import { type ReviewKind, reviewTexts } from './review-kinds.ts';

const looks = {
  mistakes: { Icon: RotateCcw, tint: 'bg-copper-soft text-copper' },
  due: { Icon: CalendarClock, tint: 'bg-brand-soft text-brand' },
};

export const ReviewHeader = ({ kind, subject }: { kind: ReviewKind; subject: string | undefined }) => {
  const { Icon, tint } = looks[kind];
  const { title, about } = reviewTexts[kind];
  return (
    <header className="flex items-center gap-4">
      <span className={`grid size-14 shrink-0 place-items-center rounded-2xl ${tint}`}>
        <Icon className="size-7" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        {subject && <p className="font-semibold text-copper text-sm">{subject}</p>}
        <h1 className="font-extrabold text-2xl sm:text-3xl">{title}</h1>
        <p className="text-ink-soft leading-snug">{about}</p>
      </div>
      <Link
        href="/"
        aria-label="Cerrar repaso y volver al inicio"
        className="grid size-11 shrink-0 place-items-center self-start rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X className="size-6" aria-hidden="true" />
      </Link>
    </header>
  );
};
