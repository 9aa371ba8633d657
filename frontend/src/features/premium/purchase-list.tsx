import type { Payment } from '@matraz/contracts/premium/http';
import { plans } from '@matraz/contracts/premium/plans';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { priceText } from '../../shared/study/price-text.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ownPayments } from './queries.ts';
import { dateText, daysText, statusNames } from './words.ts';

const looks: Record<Payment['status'], string> = {
  approved: 'bg-good-soft text-good',
  started: 'bg-gold-soft text-gold',
  pending: 'bg-gold-soft text-gold',
  mismatched: 'bg-gold-soft text-gold',
  rejected: 'bg-bad-soft text-bad',
  refunded: 'bg-sunken text-ink-soft',
  expired: 'bg-sunken text-ink-soft',
};

const hasReceipt = ({ status }: Payment) => status === 'approved' || status === 'refunded';

const Row = (payment: Payment) => {
  const { id, planId, amount, currency, days, status, startedAt } = payment;
  return (
    <li>
      <Link
        href={`/compra/${id}`}
        className="flex min-h-16 items-center gap-3 px-4 py-3 transition hover:bg-sunken focus-visible:-outline-offset-3 sm:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-extrabold">{plans[planId].name}</span>
            <span className={cx('rounded-full px-2.5 py-0.5 font-bold text-sm', looks[status])}>
              {statusNames[status]}
            </span>
          </span>
          <span className="block text-[0.95rem] text-ink-soft leading-snug">
            {priceText(amount, currency)} · {daysText(days)} · {dateText(startedAt)}
          </span>
        </span>
        <span className="shrink-0 font-bold text-brand max-sm:sr-only">
          {hasReceipt(payment) ? 'Ver comprobante' : 'Ver detalle'}
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </Link>
    </li>
  );
};

/** The student's purchases, the newest first. */
export const PurchaseList = () => {
  const { data, isPending, refetch } = useQuery(ownPayments);
  return (
    <section aria-labelledby="compras" className="mt-10">
      <h2 id="compras" className="font-extrabold text-2xl">
        Tus compras
      </h2>
      {isPending && <Skeleton className="mt-4 h-20 rounded-card" />}
      {!isPending && !data && <Failure onRetry={() => void refetch()} />}
      {data?.payments.length === 0 && <p className="mt-2 text-ink-soft">Todavía no has comprado Premium.</p>}
      {data && data.payments.length > 0 && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
          {data.payments.map((payment) => (
            <Row key={payment.id} {...payment} />
          ))}
        </ul>
      )}
    </section>
  );
};
