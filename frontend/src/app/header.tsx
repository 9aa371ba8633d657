import { Crown, FileCheck2, Flame, Hexagon, Wrench } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { fetchedDialog } from '../shared/fetched-part.tsx';
import { useUser } from '../shared/session.ts';
import { Avatar } from '../shared/ui/avatar.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { cx } from '../shared/ui/cx.ts';
import { Logo, LogoMark } from '../shared/ui/logo.tsx';
import { Tooltip } from '../shared/ui/tooltip.tsx';
import { usePremiumDaysLeft } from '../shared/use-premium-days-left.ts';

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
      className="flex min-h-11 items-center gap-1 rounded-full px-0.5 font-extrabold tabular-nums transition hover:bg-sunken min-[24rem]:gap-1.5 min-[24rem]:px-1.5 min-[24rem]:text-lg md:px-3"
    >
      {children}
    </button>
  </Tooltip>
);

const PremiumBadge = ({ days }: { days: number }) => (
  <Link
    href="/subscription"
    className="flex min-h-9 shrink-0 items-center gap-1 whitespace-nowrap rounded-full bg-gold-soft px-2 font-bold text-gold text-sm min-[24rem]:gap-1.5 min-[24rem]:px-2.5 sm:px-3"
  >
    <Crown className="size-4" aria-hidden="true" />
    <span className="max-md:sr-only">Premium ·</span> {days}{' '}
    <span className="max-[27rem]:sr-only">{days === 1 ? 'día' : 'días'}</span>
  </Link>
);

export const Header = () => {
  const user = useUser();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const OpenDialog = open && dialogs[open];
  const days = usePremiumDaysLeft();

  return (
    <header className="border-line border-b bg-paper">
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-xl focus:bg-surface focus:px-4 focus:py-2 focus:font-bold"
      >
        Saltar al contenido
      </a>
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-0.5 px-2 min-[24rem]:gap-1 min-[24rem]:px-3 sm:gap-2 sm:px-6">
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
          {user.streak}
        </Counter>
        <Counter name="xp" label={`${user.xp} XP`} tooltip="Tu experiencia" onClick={() => setOpen('xp')}>
          <Hexagon className="size-5 fill-gold-soft text-gold min-[24rem]:size-6" aria-hidden="true" />
          {user.xp} <span className="hidden font-bold text-ink-soft text-sm min-[30rem]:inline">XP</span>
        </Counter>
        <ButtonLink look="ghost" href="/exams" className="min-h-11 py-1.5 max-md:px-2 max-[24rem]:px-1 md:px-3">
          <FileCheck2 className="size-6 md:size-5" aria-hidden="true" />
          <span className="max-md:sr-only">Ensayos</span>
        </ButtonLink>
        {days > 0 && <PremiumBadge days={days} />}
        {user.isAdmin && (
          <ButtonLink look="ghost" href="/admin" className="min-h-11 py-1.5 max-md:px-2 max-[24rem]:px-1 md:px-3">
            <Wrench className="size-6 md:size-5" aria-hidden="true" />
            <span className="max-md:sr-only">Admin</span>
          </ButtonLink>
        )}
        {/* On a phone the badge replaces the two buttons below: it leads to the page of the first, and from there to the plans. */}
        {user.isAdmin && (
          <ButtonLink
            look="quiet"
            href="/subscription"
            className={cx('min-h-10 py-1.5 max-md:px-2.5 md:px-4', days > 0 && 'max-md:hidden')}
          >
            <Crown className="size-5 md:hidden" aria-hidden="true" />
            <span className="max-md:sr-only">Premium</span>
          </ButtonLink>
        )}
        {!user.isAdmin && (
          <ButtonLink
            look={days > 0 ? 'quiet' : 'copper'}
            href="/pricing"
            className={cx(
              'min-h-10 py-1.5 text-[0.95rem] max-md:px-3 max-[24rem]:px-2 md:px-4',
              days > 0 && 'max-md:hidden',
            )}
          >
            <Crown className="size-5" aria-hidden="true" />
            <span className="max-md:sr-only">Obtener Premium</span>
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
