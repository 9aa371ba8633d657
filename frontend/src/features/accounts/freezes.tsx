import type { User } from '@matraz/contracts/accounts/http';
import { chileDay } from '@matraz/domain/practice/calendar';
import { daysPerFreeze, mostFreezes } from '@matraz/domain/practice/streak';
import { Shield } from 'lucide-react';
import { shortDay } from '../../shared/activity/short-day.ts';
import { serverTime } from '../../shared/net/server-time.ts';
import { freezeMessage } from '../../shared/study/freeze-message.ts';
import { cx } from '../../shared/ui/cx.ts';

const list = new Intl.ListFormat('es');

const savedText = (saved: number) => {
  if (saved === 0) return 'No tienes protectores guardados.';
  return saved === 1 ? 'Tienes 1 protector guardado.' : `Tienes ${saved} protectores guardados.`;
};

const nextText = (days: number) => {
  if (days === 0) return 'Son todos los que se guardan.';
  return days === 1
    ? 'Te falta 1 día de estudio para el próximo.'
    : `Te faltan ${days} días de estudio para el próximo.`;
};

/** The saved streak freezes, and the days that used one. */
export const Freezes = ({ saved, untilNext, used }: NonNullable<User['freezes']>) => {
  const message = freezeMessage(used, chileDay(serverTime()));
  return (
    <section className="mt-7" aria-labelledby="protectores">
      <h3 id="protectores" className="flex items-center gap-2 font-bold text-lg">
        Protectores de racha
        <span aria-hidden="true" className="flex gap-1">
          {Array.from({ length: mostFreezes }, (_, n) => (
            <Shield
              // biome-ignore lint/suspicious/noArrayIndexKey: the shields have no other name.
              key={n}
              className={cx('size-5', n < saved ? 'fill-brand-soft text-brand' : 'text-control')}
            />
          ))}
        </span>
      </h3>
      {message && <p className="mt-1 rounded-2xl bg-brand-soft px-4 py-3 font-semibold text-brand">{message}</p>}
      <p className="mt-1 text-ink-soft leading-snug">{`${savedText(saved)} ${nextText(untilNext)}`}</p>
      <p className="mt-1 text-ink-soft leading-snug">
        {`Ganas uno cada ${daysPerFreeze} días de estudio. Si un día no estudias, se usa solo y tu racha sigue.`}
      </p>
      {used.length > 0 && (
        <p className="mt-1 text-ink-soft leading-snug">{`Días protegidos: ${list.format(used.map(shortDay))}.`}</p>
      )}
    </section>
  );
};
