import { ownChanges } from '@matraz/contracts/own-changes';
import type { Payment } from '@matraz/contracts/premium/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useTitle } from '../../shared/page/use-title.ts';
import { currentUser } from '../../shared/session/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { PurchaseState } from './purchase-state.tsx';
import { ownPayment } from './queries.ts';
import { Receipt } from './receipt.tsx';

/** The update stream names these changes too. Without the stream the badge and the locks would stay as they were. */
const useRefreshPremium = ({ status, premiumExpiresAt }: Partial<Payment>) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (status !== 'refunded' && !premiumExpiresAt) return;
    for (const queryKey of [currentUser.queryKey, ...ownChanges.premium()])
      void queries.invalidateQueries({ queryKey });
  }, [queries, status, premiumExpiresAt]);
};

/** Shows a purchase. The payment provider sends the browser here after the checkout. The status comes from the server, not from the address. */
export default function PurchasePage({ paymentId }: { paymentId: string }) {
  useTitle('Tu compra');
  const { data: payment, isPending, refetch } = useQuery(ownPayment(paymentId));
  useRefreshPremium(payment ?? {});
  if (isPending) {
    return (
      <div className="grid place-items-center py-24">
        <Spinner label="Cargando tu compra" />
      </div>
    );
  }
  if (payment === undefined) return <Failure as="h1" onRetry={() => void refetch()} />;
  if (payment === null) {
    return (
      <Notice as="h1" icon={<SearchX />} title="Compra no encontrada">
        <p>Esta compra no existe o es de otra cuenta. Tus compras están en tu página Premium.</p>
        <ButtonLink href="/subscription">Ver mis compras</ButtonLink>
      </Notice>
    );
  }
  const hasReceipt = payment.status === 'approved' || payment.status === 'refunded';
  return (
    <div className="mx-auto max-w-3xl pt-4 sm:pt-8 print:pt-0">
      <PurchaseState payment={payment} />
      {hasReceipt && <Receipt payment={payment} />}
    </div>
  );
}
