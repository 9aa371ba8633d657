import { BookOpenText, Crown, FileCheck2, Flame, Hexagon, Search, Wrench } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { fetchedDialog } from '../shared/loading/fetched-part.tsx';
import { openSearch } from '../shared/search/search-state.ts';
import { useUser } from '../shared/session/session.ts';
import { usePremiumDaysLeft } from '../shared/session/use-premium-days-left.ts';
import { Avatar } from '../shared/ui/avatar.tsx';
import { ButtonAnchor, ButtonLink } from '../shared/ui/button.tsx';
import { cx } from '../shared/ui/cx.ts';
import { Logo, LogoMark } from '../shared/ui/logo.tsx';
import { Tooltip } from '../shared/ui/tooltip.tsx';

const dialogs = {
  xp: fetchedDialog(() => import('../features/accounts/xp-dialog.tsx')),
  streak: fetchedDialog(() => import('../features/accounts/streak-dialog.tsx')),
  profile: fetchedDialog(() => import('../features/accounts/profile-dialog.tsx')),
};

interface CounterProps {
  name: string;
  label: string;
  tooltip: string;
  onClick: () => void;
  children: ReactNode;
}

const Counter = ({ name, label, tooltip, onClick, children }: CounterProps) => (
  <Tooltip text={tooltip}>
    <button
      type="button"
      data-testid={name}
      aria-label={label}
      onClick={onClick}
      className="flex min-h-11 items-center gap-1 rounded-full px-0.5 font-extrabold tabular-nums transition hover:bg-sunken min-[24rem]:gap-1.5 min-[24rem]:px-1.5 min-[24rem]:text-lg min-[24rem]:max-md:in-data-crowded:px-1! max-[24rem]:in-data-crowded:text-sm! md:px-3"
    >
      {children}
    </button>
  </Tooltip>
);

const PremiumBadge = ({ days, isAdmin }: { days: number; isAdmin: boolean }) => (
  <Link
    href="/subscription"
    className="flex min-h-9 shrink-0 items-center gap-1 whitespace-nowrap rounded-full bg-gold-soft px-2 font-bold text-gold text-sm min-[24rem]:gap-1.5 min-[24rem]:px-2.5 sm:px-3"
  >
    <Crown className={cx('size-4', isAdmin && 'max-sm:hidden')} aria-hidden="true" />
    <span className="max-xl:sr-only">Premium ·</span> <span>{days}</span>{' '}
    <span className="max-[27rem]:sr-only">{days === 1 ? 'día' : 'días'}</span>
  </Link>
);

const link =
  'min-h-11 py-1.5 max-md:px-2 max-md:in-data-crowded:px-1! max-[24rem]:px-1 max-[24rem]:in-data-crowded:px-0.5! md:px-3';
const label = 'max-md:sr-only max-lg:in-data-crowded:sr-only';

/** @param isExam a running exam has no search, and nothing to buy */
export const Header = ({ isExam = false }: { isExam?: boolean }) => {
  const user = useUser();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const OpenDialog = open && dialogs[open];
  const days = usePremiumDaysLeft();
  // The header has more than the usual parts: its labels need a wider page.
  const isCrowded = days > 0 || user.isAdmin || user.isTeacher === true;

  return (
    <header className="border-line border-b bg-paper">
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-xl focus:bg-surface focus:px-4 focus:py-2 focus:font-bold"
      >
        Saltar al contenido
      </a>
      <div
        data-crowded={isCrowded || undefined}
        className="mx-auto flex min-h-16 max-w-6xl items-center gap-0.5 px-2 min-[24rem]:gap-1 min-[24rem]:px-3 max-sm:data-crowded:gap-0.5! max-sm:data-crowded:px-1! sm:gap-2 sm:px-6 low:min-h-12"
      >
        <Link href="/" aria-label="Matraz, inicio" className="mr-auto rounded-2xl">
          <span className="hidden sm:block">
            <Logo />
          </span>
          <span className="sm:hidden">
            <LogoMark className="size-8 min-[24rem]:size-10" />
          </span>
        </Link>
        <Counter
          name="streak"
          label={`Racha: ${user.streak === 1 ? '1 día' : `${user.streak} días`}`}
          tooltip="Tu racha de estudio: días seguidos"
          onClick={() => setOpen('streak')}
        >
          <Flame className="size-5 fill-current text-copper-bright min-[24rem]:size-6" aria-hidden="true" />
          <span>{user.streak}</span>
        </Counter>
        <Counter name="xp" label={`${user.xp} XP`} tooltip="Tu experiencia" onClick={() => setOpen('xp')}>
          <Hexagon className="size-5 fill-gold-soft text-gold min-[24rem]:size-6" aria-hidden="true" />
          <span>{user.xp}</span> <span className="hidden font-bold text-ink-soft text-sm min-[30rem]:inline">XP</span>
        </Counter>
        {!isExam && (
          <Tooltip text="Buscar (tecla /)">
            <button
              type="button"
              aria-label="Buscar"
              aria-keyshortcuts="/ Control+K"
              onClick={openSearch}
              className="hidden size-11 shrink-0 place-items-center rounded-full text-brand transition hover:bg-brand-soft md:grid"
            >
              <Search className="size-5" aria-hidden="true" />
            </button>
          </Tooltip>
        )}
        {/* On phones the bar at the bottom has it. */}
        <ButtonLink look="ghost" href="/exams" className={cx(link, 'max-md:hidden')}>
          <FileCheck2 className="size-6 md:size-5" aria-hidden="true" />
          <span className={label}>Ensayos</span>
        </ButtonLink>
        {days > 0 && !isExam && <PremiumBadge days={days} isAdmin={user.isAdmin} />}
        {user.isTeacher && !user.isAdmin && (
          <ButtonLink look="ghost" href="/docente" className={link}>
            <BookOpenText className="size-6 md:size-5" aria-hidden="true" />
            <span className={label}>Cursos</span>
          </ButtonLink>
        )}
        {user.isAdmin && (
          // A full navigation: the document of /admin allows pictures of other sites, that of students does not.
          <ButtonAnchor look="ghost" href="/admin" className={link}>
            <Wrench className="size-6 md:size-5" aria-hidden="true" />
            <span className={label}>Admin</span>
          </ButtonAnchor>
        )}
        {/* Where labels have no room the badge replaces the two buttons below: it leads to the page of the first, and from there to the plans. */}
        {user.isAdmin && !isExam && (
          <ButtonLink
            look="quiet"
            href="/subscription"
            className={cx('min-h-10 py-1.5 max-lg:px-2.5 lg:px-4', days > 0 && 'max-lg:hidden')}
          >
            <Crown className="size-5 lg:hidden" aria-hidden="true" />
            <span className={label}>Premium</span>
          </ButtonLink>
        )}
        {!user.isAdmin && !isExam && (
          <ButtonLink
            look={days > 0 ? 'quiet' : 'copper'}
            href="/pricing"
            className={cx(
              'min-h-10 py-1.5 text-[0.95rem] max-md:px-3 max-[24rem]:px-2 md:px-4',
              days > 0 && 'max-lg:hidden',
            )}
          >
            <Crown className="size-5" aria-hidden="true" />
            <span className={label}>Obtener Premium</span>
          </ButtonLink>
        )}
        <button
          type="button"
          aria-label="Tu perfil"
          onClick={() => setOpen('profile')}
          className="shrink-0 rounded-full transition hover:brightness-110 min-[24rem]:ml-1"
        >
          <Avatar user={user} className="size-9 text-lg min-[24rem]:size-10" />
        </button>
      </div>
      {OpenDialog && (
        <Suspense>
          <OpenDialog onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </header>
  );
};
