import type { User } from '@matraz/contracts/accounts/http';
import type { Payment } from '@matraz/contracts/premium/http';
import { plans } from '@matraz/contracts/premium/plans';
import { Printer } from 'lucide-react';
import { displayName } from '../../shared/session/display-name.ts';
import { useUser } from '../../shared/session/session.ts';
import { priceText } from '../../shared/study/price-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { daysText, momentText, statusNames } from './words.ts';

type Row = [name: string, value: string];

/** @param instant ISO 8601; null: no row */
const dateRow = (name: string, instant: string | null): Row[] => (instant ? [[name, momentText(instant)]] : []);

/** A period that was revoked before it began is empty. */
const hasPeriod = ({ premiumStartsAt, premiumExpiresAt }: Payment) =>
  premiumStartsAt !== null && premiumExpiresAt !== null && premiumStartsAt < premiumExpiresAt;

const rowsOf = (payment: Payment, user: User): Row[] => [
  ['A nombre de', displayName(user)],
  ...(user.email ? [['Correo', user.email] satisfies Row] : []),
  ['Plan', `Matraz Premium, ${plans[payment.planId].name} (${daysText(payment.days)})`],
  ['Monto', `${priceText(payment.amount, payment.currency)} ${payment.currency}`],
  ['Estado', statusNames[payment.status]],
  ...dateRow('Fecha de pago', payment.approvedAt),
  ...(hasPeriod(payment)
    ? [...dateRow('Premium desde', payment.premiumStartsAt), ...dateRow('Premium hasta', payment.premiumExpiresAt)]
    : []),
  ...dateRow('Premium desactivado', payment.premiumRevokedAt),
  ...dateRow('Fecha de devolución', payment.status === 'refunded' ? payment.updatedAt : null),
  ...(payment.providerPaymentId ? [['Número de pago', payment.providerPaymentId] satisfies Row] : []),
  ['Número de compra', payment.id],
];

/** Printing the page prints only the receipt. */
export const Receipt = ({ payment }: { payment: Payment }) => {
  const user = useUser();
  return (
    <section
      aria-labelledby="comprobante"
      className="mt-8 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8 print:mt-0 print:shadow-none print:ring-0"
    >
      <div className="mb-6 hidden print:block">
        <Logo />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="comprobante" className="font-extrabold text-xl sm:text-2xl">
          Comprobante de compra
        </h2>
        <Button look="quiet" className="print:hidden" onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          Imprimir
        </Button>
      </div>
      <dl className="mt-4 divide-y divide-line">
        {rowsOf(payment, user).map(([name, value]) => (
          <div key={name} className="flex flex-col py-2.5 sm:flex-row sm:gap-4">
            <dt className="shrink-0 text-ink-soft sm:w-48">{name}</dt>
            <dd className="min-w-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">Este comprobante no es una boleta ni una factura.</p>
    </section>
  );
};
