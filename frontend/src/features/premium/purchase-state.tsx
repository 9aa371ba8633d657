import type { Payment } from '@matraz/contracts/premium/http';
import { plans } from '@matraz/contracts/premium/plans';
import {
  CircleCheckBig,
  CircleDashed,
  CirclePause,
  CircleX,
  Clock,
  Hourglass,
  LoaderCircle,
  SearchCheck,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { priceText } from '../../shared/study/price-text.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { BuyButton, useBuyPlan } from './buy-button.tsx';
import { dateText, daysText } from './words.ts';

const tones = {
  good: 'bg-good-soft text-good',
  waiting: 'bg-gold-soft text-gold',
  bad: 'bg-bad-soft text-bad',
  neutral: 'bg-sunken text-ink-soft',
};

interface StateProps {
  icon: ReactNode;
  tone: keyof typeof tones;
  title: string;
  children: ReactNode;
}

const State = ({ icon, tone, title, children }: StateProps) => (
  <div className="flex flex-col items-center gap-4 text-center">
    <span className={cx('grid size-20 place-items-center rounded-3xl [&_svg]:size-10', tones[tone])}>{icon}</span>
    <h1 className="font-extrabold text-3xl sm:text-4xl">{title}</h1>
    <div className="flex max-w-xl flex-col gap-3 text-balance text-lg leading-snug">{children}</div>
  </div>
);

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-col justify-center gap-3 sm:flex-row">{children}</div>
);

const ToPlans = ({ children = 'Ver los planes' }: { children?: string }) => (
  <ButtonLink href="/pricing" look="quiet">
    {children}
  </ButtonLink>
);

const Approved = ({ days, premiumStartsAt, premiumExpiresAt, premiumRevokedAt }: Payment) => {
  if (premiumRevokedAt !== null) {
    return (
      <State icon={<CirclePause />} tone="neutral" title="Premium desactivado">
        <p>
          Un administrador desactivó el Premium de esta cuenta el {dateText(premiumRevokedAt)}. Los días que quedaban de
          esta compra terminaron entonces.
        </p>
        <Actions>
          <ButtonLink href="/subscription" look="quiet">
            Ver mi Premium
          </ButtonLink>
        </Actions>
      </State>
    );
  }
  if (premiumStartsAt === null || premiumExpiresAt === null) {
    return (
      <State icon={<LoaderCircle className="animate-spin" />} tone="good" title="Pago aprobado">
        <p>Estamos activando tu Premium. Esta página se actualiza sola.</p>
      </State>
    );
  }
  const now = new Date();
  if (new Date(premiumExpiresAt) <= now) {
    return (
      <State icon={<CircleCheckBig />} tone="neutral" title="Compra terminada">
        <p>
          Los {daysText(days)} de esta compra terminaron el {dateText(premiumExpiresAt)}.
        </p>
        <Actions>
          <ToPlans>Comprar más días</ToPlans>
        </Actions>
      </State>
    );
  }
  return (
    <State icon={<CircleCheckBig />} tone="good" title="¡Listo! Tu Premium está activo">
      <p>
        Compraste <strong>{daysText(days)}</strong>.{' '}
        {new Date(premiumStartsAt) > now && (
          <span>{`Empiezan el ${dateText(premiumStartsAt)}, después de los que ya tenías. `}</span>
        )}
        Tienes acceso completo hasta el <strong>{dateText(premiumExpiresAt)}</strong>.
      </p>
      <Actions>
        <ButtonLink href="/">Ir a estudiar</ButtonLink>
        <ButtonLink href="/subscription" look="quiet">
          Ver mi Premium
        </ButtonLink>
      </Actions>
    </State>
  );
};

const Rejected = ({ planId, amount, currency }: Payment) => {
  const buying = useBuyPlan();
  return (
    <State icon={<CircleX />} tone="bad" title="El pago fue rechazado">
      <p>
        No se cobraron los {priceText(amount, currency)}. Revisa los datos o el cupo de tu tarjeta, o prueba con otra.
      </p>
      <Actions>
        <BuyButton {...buying} planId={planId} look="copper">
          {`Intentar de nuevo con ${plans[planId].name}`}
        </BuyButton>
        <ToPlans />
      </Actions>
    </State>
  );
};

const Confirming = () => (
  <State icon={<LoaderCircle className="animate-spin" />} tone="waiting" title="Estamos confirmando tu pago">
    <p>Casi siempre tarda unos segundos. Esta página se actualiza sola: no pagues otra vez.</p>
    <p className="text-base text-ink-soft">
      ¿No alcanzaste a pagar? Entonces no se cobró nada, y puedes elegir un plan cuando quieras.
    </p>
    <Actions>
      <ToPlans />
    </Actions>
  </State>
);

const NotPaid = () => (
  <State icon={<CircleDashed />} tone="neutral" title="Esta compra todavía no tiene un pago">
    <p>Si no alcanzaste a pagar, no se cobró nada y puedes elegir un plan cuando quieras.</p>
    <p className="text-base text-ink-soft">
      ¿Pagaste? No pagues otra vez: esta página se actualiza sola cuando llega la confirmación.
    </p>
    <Actions>
      <ToPlans />
    </Actions>
  </State>
);

/** The address only chooses the words: who leaves the checkout without paying returns with `payment_id=null`. */
const Started = () => (useSearchParams()[0].get('payment_id') === 'null' ? <NotPaid /> : <Confirming />);

const states: Record<Payment['status'], (payment: Payment) => ReactNode> = {
  approved: Approved,
  rejected: Rejected,
  started: Started,
  pending: () => (
    <State icon={<Hourglass />} tone="waiting" title="Tu pago está pendiente">
      <p>
        El proveedor de pagos todavía lo está revisando. Puede tardar unos minutos o hasta dos días hábiles. No pagues
        otra vez.
      </p>
      <p>
        Cuando se apruebe, Premium se activa solo y esta página lo muestra. Mientras tanto puedes seguir estudiando.
      </p>
      <Actions>
        <ButtonLink href="/">Seguir estudiando</ButtonLink>
      </Actions>
    </State>
  ),
  refunded: () => (
    <State icon={<Undo2 />} tone="neutral" title="Te devolvimos el dinero">
      <p>
        El dinero de esta compra fue devuelto y sus días de Premium terminaron. Los días de tus otras compras siguen
        siendo tuyos.
      </p>
      <Actions>
        <ButtonLink href="/">Seguir estudiando</ButtonLink>
        <ToPlans />
      </Actions>
    </State>
  ),
  mismatched: ({ providerPaymentId }) => (
    <State icon={<SearchCheck />} tone="waiting" title="Tu pago está en revisión">
      <p>
        Recibimos un pago que no coincide con el precio del plan. Una persona lo revisará; Premium no se activa hasta
        entonces. No pagues otra vez.
      </p>
      {providerPaymentId && (
        <p>
          Guarda tu número de pago: <strong>{providerPaymentId}</strong>
        </p>
      )}
      <Actions>
        <ButtonLink href="/">Seguir estudiando</ButtonLink>
      </Actions>
    </State>
  ),
  expired: () => (
    <State icon={<Clock />} tone="neutral" title="El plazo para pagar terminó">
      <p>Esta compra no se pagó a tiempo y no se cobró nada. Puedes elegir un plan cuando quieras.</p>
      <Actions>
        <ToPlans />
      </Actions>
    </State>
  ),
};

/** The status of a purchase, and what the student can do now. A screen reader hears when it changes. */
export const PurchaseState = ({ payment }: { payment: Payment }) => {
  const Shown = states[payment.status];
  return (
    <div aria-live="polite" className="print:hidden">
      <Shown key={payment.status} {...payment} />
    </div>
  );
};
