import { paths } from '@matraz/contracts/screens';
import { CalendarClock, ChartLine, FileCheck2, House } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { cx } from '../shared/ui/cx.ts';

const places = [
  { href: paths.dashboard, label: 'Inicio', Icon: House, isAt: (path: string) => path === '/' },
  { href: paths.exams, label: 'Ensayos', Icon: FileCheck2, isAt: (path: string) => path.startsWith('/exam') },
  { href: paths.due, label: 'Repaso', Icon: CalendarClock, isAt: (path: string) => path.startsWith('/review') },
  { href: paths.progress, label: 'Mi progreso', Icon: ChartLine, isAt: (path: string) => path === paths.progress },
];

/** Links to the main pages at the bottom of a phone. A low window has no room for it, so there it ends the page. */
export const BottomBar = () => {
  const [path] = useLocation();
  return (
    <nav
      aria-label="Principal"
      data-places
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden low:static print:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {places.map(({ href, label, Icon, isAt }) => (
          <li key={href} className="min-w-0 flex-1">
            <Link
              href={href}
              aria-current={isAt(path) ? 'page' : undefined}
              className={cx(
                'flex min-h-15 flex-col items-center justify-center gap-0.5 px-0.5 text-center font-semibold text-xs leading-none',
                isAt(path) ? 'text-brand' : 'text-ink-soft',
              )}
            >
              <span className={cx('rounded-full px-4 py-1', isAt(path) && 'bg-brand-soft')}>
                <Icon className="size-5.5" aria-hidden="true" />
              </span>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
