import { Crown, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { browserStorage } from '../../shared/session/browser-storage.ts';
import { isEnding } from '../../shared/session/premium-days-left.ts';
import { useUser } from '../../shared/session/session.ts';
import { usePremiumDaysLeft } from '../../shared/session/use-premium-days-left.ts';
import { daysLeftText, momentText } from './words.ts';

const KEY = 'matraz.premium-ending-hidden';

/** Shown in the last three days of Premium. The student can hide it until tomorrow. */
export default function PremiumEnding() {
  const { premiumExpiresAt } = useUser();
  const days = usePremiumDaysLeft();
  const [hidden, setHidden] = useState(() => browserStorage.read(KEY));
  const today = `${premiumExpiresAt} ${new Date().toDateString()}`;
  if (!isEnding(days) || premiumExpiresAt === null || hidden === today) return null;
  const hide = () => {
    browserStorage.write(KEY, today);
    setHidden(today);
  };
  return (
    <aside
      aria-label="Tu Premium termina pronto"
      className="mb-6 flex items-center gap-3 rounded-2xl bg-gold-soft py-2 pr-2 pl-4 text-gold print:hidden"
    >
      <Crown className="size-6 shrink-0 max-sm:hidden" aria-hidden="true" />
      <p className="min-w-0 flex-1 font-semibold leading-snug">
        <span>{`Tu Premium termina el ${momentText(premiumExpiresAt)}: ${daysLeftText(days)}.`}</span>{' '}
        <Link href="/pricing" className="inline-block rounded py-1 font-extrabold underline underline-offset-4">
          Sumar más días
        </Link>
      </p>
      <button
        type="button"
        aria-label="Ocultar por hoy"
        onClick={hide}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </aside>
  );
}
