import { useQuery } from '@tanstack/react-query';
import { BookOpenText, CirclePlay, Crown, ListChecks } from 'lucide-react';
import { useTitle } from '../../shared/page/use-title.ts';
import { useUser } from '../../shared/session/session.ts';
import { usePremiumDaysLeft } from '../../shared/session/use-premium-days-left.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { InDevelopment } from './in-development.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { ownPayments } from './queries.ts';
import { TogglePremium } from './toggle-premium.tsx';
import { dateText, daysLeftText } from './words.ts';

const benefits = [
  { Icon: BookOpenText, title: 'Todas las lecciones', text: 'La teoría completa de cada tema, de principio a fin.' },
  { Icon: ListChecks, title: 'Todas las preguntas', text: 'Sin el tope de 5 preguntas en los temas limitados.' },
];

const videos = { Icon: CirclePlay, title: 'Todos los videos', text: 'También los de los temas limitados.' };

const Benefits = () => {
  const { data } = useQuery(ownPayments);
  const shown = data?.hasVideos ? [...benefits, videos] : benefits;
  return (
    <ul className="mt-4 grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
      {shown.map(({ Icon, title, text }) => (
        <li key={title} className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line">
          <Icon className="size-8 text-copper" aria-hidden="true" />
          <h3 className="mt-3 font-extrabold text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft leading-normal">{text}</p>
        </li>
      ))}
    </ul>
  );
};

const Active = ({ expiresAt }: { expiresAt: string | null }) => {
  const days = usePremiumDaysLeft();
  return (
    <>
      <h2 className="font-extrabold text-2xl">Premium activo</h2>
      <p className="mt-1 text-lg">Tienes acceso completo a todo el contenido.</p>
      {expiresAt && <p className="mt-3 text-ink-soft">{`Hasta el ${dateText(expiresAt)} (${daysLeftText(days)}).`}</p>}
    </>
  );
};

const Free = () => (
  <>
    <h2 className="font-extrabold text-2xl">Plan gratuito</h2>
    <p className="mt-1 text-lg leading-snug">
      Los dos primeros temas de cada unidad son tuyos completos. En los demás tienes la mitad de las lecciones y 5
      preguntas.
    </p>
  </>
);

/** The way to the plans. Administrators have the test control too, and Premium students know that Premium exists. */
const ToPlans = () => {
  const { isPremium, isAdmin } = useUser();
  const { data, isPending } = useQuery(ownPayments);
  if (isPending) return <Skeleton className="mt-5 h-11 w-44" />;
  if (data?.canBuy === false) return isPremium || isAdmin ? null : <InDevelopment />;
  return (
    <ButtonLink href="/pricing" look={isPremium ? 'quiet' : 'copper'} className="mt-5">
      {isPremium ? 'Sumar más días' : 'Ver planes y precios'}
    </ButtonLink>
  );
};

export default function SubscriptionPage() {
  useTitle('Premium');
  const { isPremium, isAdmin, premiumExpiresAt } = useUser();
  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex items-center gap-4">
        <span className="grid size-16 place-items-center rounded-3xl bg-gold-soft text-gold">
          <Crown className="size-9" aria-hidden="true" />
        </span>
        <h1 className="font-extrabold text-3xl sm:text-4xl">Matraz Premium</h1>
      </div>
      <section className="mt-6 rounded-card bg-surface p-6 shadow-card ring-1 ring-line sm:p-8">
        {isPremium ? <Active expiresAt={premiumExpiresAt} /> : <Free />}
        <ToPlans />
      </section>
      {isAdmin && <TogglePremium isPremium={isPremium} />}
      <PurchaseList />
      <h2 className="mt-10 font-extrabold text-2xl">Qué incluye</h2>
      <Benefits />
      <ButtonLink href="/" className="mt-8">
        Seguir estudiando
      </ButtonLink>
    </div>
  );
}
