import { plans } from '@matraz/contracts/premium/plans';
import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useTitle } from '../../shared/page/use-title.ts';
import { useUser } from '../../shared/session/session.ts';
import { usePremiumDaysLeft } from '../../shared/session/use-premium-days-left.ts';
import { priceText } from '../../shared/study/price-text.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { BuyButton, useBuyPlan } from './buy-button.tsx';
import { Comparison } from './comparison.tsx';
import { InDevelopment } from './in-development.tsx';
import { PlanCard } from './plan-card.tsx';
import { ownPayments } from './queries.ts';
import { Questions } from './questions.tsx';
import { dateText, daysLeftText } from './words.ts';

export default function PricingPage() {
  useTitle('Planes y precios');
  const { premiumExpiresAt } = useUser();
  const days = usePremiumDaysLeft();
  const { data } = useQuery(ownPayments);
  const canBuy = data?.canBuy ?? true;
  const hasVideos = data?.hasVideos ?? false;
  const buying = useBuyPlan();
  const { quarterly } = plans;
  return (
    <div className="mx-auto max-w-5xl">
      <header className="text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-3xl bg-gold-soft text-gold">
          <Crown className="size-9" aria-hidden="true" />
        </span>
        <h1 className="mt-4 font-extrabold text-3xl sm:text-5xl">Prepara la PAES con todo</h1>
        <p className="mx-auto mt-3 max-w-xl text-balance text-ink-soft text-lg leading-snug">
          {`Todas las lecciones${hasVideos ? ', preguntas y videos' : ' y preguntas'}. Pagas una sola vez y no se renueva solo.`}
        </p>
        {days > 0 && premiumExpiresAt && (
          <p className="mx-auto mt-4 w-fit text-balance rounded-2xl bg-gold-soft px-4 py-2 font-semibold text-gold leading-snug">
            {`Tienes Premium hasta el ${dateText(premiumExpiresAt)} (${daysLeftText(days)}). Si compras ahora, los días se suman al final.`}
          </p>
        )}
        {!canBuy && (
          <div className="mx-auto w-fit text-left">
            <InDevelopment />
          </div>
        )}
      </header>
      <section aria-label="Planes" className="mt-10 grid gap-6 md:grid-cols-3">
        {Object.values(plans).map((plan) => (
          <PlanCard key={plan.id} plan={plan} canBuy={canBuy} {...buying} />
        ))}
      </section>
      <p className="mt-4 text-center text-ink-soft text-sm">Precios en pesos chilenos. Pago único con tarjeta.</p>
      <Comparison hasVideos={hasVideos} />
      <Questions />
      <section className="mt-12 flex flex-col items-center gap-5 rounded-card bg-brand-soft p-6 text-center sm:p-10">
        <h2 className="font-extrabold text-2xl sm:text-3xl">
          {days > 0 ? 'Suma más días a tu Premium' : '¿Empezamos?'}
        </h2>
        <p className="-mt-2 max-w-lg text-balance leading-snug">
          Con el plan de {quarterly.name} tienes {quarterly.days} días para avanzar a tu ritmo.
        </p>
        <div className="flex w-full flex-col justify-center gap-3 sm:flex-row">
          {canBuy && (
            <BuyButton {...buying} planId="quarterly" look="copper">
              {`Comprar ${quarterly.name} por ${priceText(quarterly.price)}`}
            </BuyButton>
          )}
          <ButtonLink href="/topics" look="quiet">
            {days > 0 ? 'Seguir estudiando' : 'Seguir con el plan gratuito'}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
