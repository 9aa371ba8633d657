import type { Plan } from '@matraz/contracts/premium/plans';
import { Star } from 'lucide-react';
import { priceText } from '../../shared/study/price-text.ts';
import { cx } from '../../shared/ui/cx.ts';
import { BuyButton, type useBuyPlan } from './buy-button.tsx';
import { daysText } from './words.ts';

interface Props extends ReturnType<typeof useBuyPlan> {
  plan: Plan;
  canBuy: boolean;
}

export const PlanCard = ({ plan, canBuy, ...buying }: Props) => {
  const { id, name, price, days, isPopular, description, savings } = plan;
  return (
    <article
      aria-label={`Plan ${name}`}
      className={cx(
        'relative flex flex-col rounded-card bg-surface p-6 shadow-card',
        isPopular ? 'ring-3 ring-brand max-md:order-first' : 'ring-1 ring-line',
      )}
    >
      {isPopular && (
        <p className="absolute -top-3.5 left-1/2 flex -translate-x-1/2 items-center gap-1.5 whitespace-nowrap rounded-full bg-brand px-3 py-1 font-bold text-on-brand text-sm leading-tight">
          <Star className="size-4 fill-current" aria-hidden="true" />
          Más popular
        </p>
      )}
      <h3 className="font-extrabold text-xl">{name}</h3>
      <p className="mt-2 font-extrabold text-4xl tabular-nums">{priceText(price)}</p>
      <p className="mt-1 text-ink-soft">
        {daysText(days)} · {priceText(price / days)} por día
      </p>
      <p className="mt-3 flex-1 leading-snug">{description}</p>
      <p className="mt-3 min-h-8 max-md:empty:hidden">
        {savings && (
          <span className="inline-block rounded-full bg-good-soft px-3 py-1 font-bold text-good text-sm leading-tight">
            {savings}
          </span>
        )}
      </p>
      {canBuy && (
        <BuyButton {...buying} planId={id} look={isPopular ? 'primary' : 'quiet'} className="mt-4 w-full">
          {`Comprar ${name}`}
        </BuyButton>
      )}
    </article>
  );
};
