import { plans } from '@matraz/contracts/premium/plans';
import { ArrowRight, Check } from 'lucide-react';
import { priceText } from '../../shared/study/price-text.ts';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';

const free = [
  'Los dos primeros temas de cada unidad, completos',
  'En los demás, la mitad de las lecciones y 5 preguntas',
  'Ensayos con puntaje, XP, racha y repaso de errores',
];

export const Prices = () => (
  <section aria-labelledby="precios" className="mx-auto max-w-6xl px-4 pb-14 sm:px-6 sm:pb-20">
    <h2 id="precios" className="font-extrabold text-3xl sm:text-4xl">
      Empieza gratis
    </h2>
    <p className="mt-3 max-w-xl text-ink-soft text-lg leading-normal">
      Premium abre todas las lecciones y preguntas. Se paga una sola vez y no se renueva solo.
    </p>
    <div className="mt-8 grid gap-4 lg:grid-cols-[1.1fr_1fr]">
      <div className="flex flex-col rounded-card bg-brand-soft p-6 sm:p-8">
        <h3 className="font-extrabold text-xl">Gratis</h3>
        <p className="mt-1 font-extrabold text-4xl tabular-nums">{priceText(0)}</p>
        <ul className="mt-4 mb-6 grid flex-1 content-start gap-2.5">
          {free.map((text) => (
            <li key={text} className="flex gap-2.5 leading-snug">
              <Check className="mt-0.5 size-5 shrink-0 text-brand" strokeWidth={3} aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <ButtonAnchor href="/api/login?screen=registro" className="min-h-13 text-lg sm:w-fit sm:px-8">
          Crear mi cuenta gratis
          <ArrowRight className="size-5" aria-hidden="true" />
        </ButtonAnchor>
      </div>
      <div className="rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-8">
        <h3 className="font-extrabold text-xl">Premium</h3>
        <ul className="mt-4 grid gap-3">
          {Object.values(plans).map(({ id, name, price, days, isPopular }) => (
            <li
              key={id}
              className={cx(
                'flex items-center justify-between gap-3 rounded-2xl border-2 px-4 py-3',
                isPopular ? 'border-brand' : 'border-line',
              )}
            >
              <span className="leading-tight">
                <span className="block font-bold text-lg">{name}</span>
                <span className="text-ink-soft text-sm">
                  {isPopular ? `${days} días · Más popular` : `${days} días`}
                </span>
              </span>
              <span className="font-extrabold text-2xl tabular-nums">{priceText(price)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-soft text-sm">Precios en pesos chilenos, con tarjeta.</p>
      </div>
    </div>
  </section>
);
