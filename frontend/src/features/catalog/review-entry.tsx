import type { Course } from '@matraz/contracts/catalog/http';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, type LucideIcon, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { questionsInWords } from '../../shared/study/words.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { reviewSummary } from './queries.ts';

interface TileProps {
  Icon: LucideIcon;
  tint: string;
  title: string;
  href: string;
  count: number;
  /** Of all subjects. */
  total: number;
  subject: string;
  /** Without a question in all subjects. */
  none: string;
}

/** '27 de Biología · 73 en total'. */
const countText = ({ count, total, subject, none }: Pick<TileProps, 'count' | 'total' | 'subject' | 'none'>) => {
  if (total === 0) return none;
  if (total === count) return questionsInWords(count);
  return `${count === 0 ? 'Ninguna' : count} de ${subject} · ${total} en total`;
};

const Tile = ({ Icon, tint, title, href, count, ...others }: TileProps) => (
  <Link
    href={href}
    className="flex min-h-18 items-center gap-3 rounded-2xl bg-surface p-3 shadow-card ring-1 ring-line transition hover:-translate-y-0.5 hover:shadow-float sm:p-4"
  >
    <span
      className={cx(
        'hidden size-11 shrink-0 place-items-center rounded-xl min-[23rem]:grid',
        count > 0 ? tint : 'bg-sunken text-ink-soft',
      )}
    >
      <Icon className="size-6" aria-hidden="true" />
    </span>
    <span className="min-w-0">
      <span className="block font-bold leading-tight">{title}</span>
      <span className={cx('block text-sm leading-tight', count > 0 ? 'font-semibold text-ink' : 'text-ink-soft')}>
        {countText({ count, ...others })}
      </span>
    </span>
  </Link>
);

const sum = (counts: { courseId: number; count: number }[], ids?: Set<number>) =>
  counts.reduce((total, { courseId, count }) => total + (ids === undefined || ids.has(courseId) ? count : 0), 0);

/** Links to the two kinds of review. Shows nothing when the summary cannot be loaded. */
export const ReviewEntry = ({ subject, courses }: { subject: string; courses: Course[] }) => {
  const { data, isError } = useQuery(reviewSummary);
  const ids = new Set(courses.filter((course) => course.subject === subject).map(({ id }) => id));
  const query = ids.size === 1 ? `?subject=${[...ids][0]}` : '';
  if (isError && !data) return null;
  return (
    <section aria-label={`Repaso de ${subject}`} className="mt-4 grid grid-cols-2 gap-2 sm:gap-3">
      {data ? (
        <>
          <Tile
            Icon={CalendarClock}
            tint="bg-brand-soft text-brand"
            title="Repaso del día"
            href={`/review/due${query}`}
            count={sum(data.due, ids)}
            total={sum(data.due)}
            subject={subject}
            none="Estás al día"
          />
          <Tile
            Icon={RotateCcw}
            tint="bg-copper-soft text-copper"
            title="Repasar errores"
            href={`/review/mistakes${query}`}
            count={sum(data.mistakes, ids)}
            total={sum(data.mistakes)}
            subject={subject}
            none="Ninguno pendiente"
          />
        </>
      ) : (
        <>
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </>
      )}
    </section>
  );
};
