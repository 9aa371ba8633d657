import { allEvents, type MatrazEvent } from '@matraz/contracts/events';
import { plans } from '@matraz/contracts/premium/plans';
import { streamOf } from '@matraz/contracts/streams';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Command } from 'commander';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput, table } from '../output.ts';

interface Step {
  /** ISO 8601, the time of recording. */
  at: string;
  type: MatrazEvent['type'];
  /** In Spanish. */
  text: string;
}

const pesos = (amount: number, currency: string) => `${amount.toLocaleString('es-CL')} ${currency}`;

/** What the event means for a purchase. Undefined: nothing. */
const tell = ({ type, data }: MatrazEvent): string | undefined => {
  switch (type) {
    case 'CheckoutStarted':
      return `Comenzó la compra: ${plans[data.planId].name}, ${pesos(data.amount, data.currency)}, ${data.days} días; se puede pagar hasta ${data.expiresAt}. Estudiante ${data.userId}`;
    case 'PaymentPending':
      return `Pago ${data.providerPaymentId} pendiente (${data.reason})`;
    case 'PaymentApproved':
      return `Pago ${data.providerPaymentId} aprobado: ${pesos(data.amount, data.currency)}`;
    case 'PaymentRejected':
      return `Pago ${data.providerPaymentId} rechazado (${data.reason})`;
    case 'PaymentRefunded':
      return `Pago ${data.providerPaymentId} devuelto (${data.kind === 'refund' ? 'devolución' : 'contracargo'})`;
    case 'PaymentMismatched':
      return `Pago ${data.providerPaymentId} con otro monto: ${pesos(data.amount, data.currency)}. No da Premium; revíselo en Mercado Pago`;
    case 'CheckoutExpired':
      return 'El plazo para pagar terminó';
    case 'PremiumPurchased':
      return `Premium desde ${data.startsAt} hasta ${data.expiresAt}`;
    case 'PremiumRefunded':
      return `Terminó el Premium de este pago; ${data.expiresAt ? `sigue hasta ${data.expiresAt} por otras compras` : 'ya no queda Premium'}`;
    default:
      return undefined;
  }
};

const stepOf = (event: RecordedEvent): Step[] => {
  const { type, data } = liftEvent(allEvents, event);
  const told = { type, data } as MatrazEvent;
  const text = tell(told);
  return text === undefined ? [] : [{ at: event.metadata.occurredAt, type: told.type, text }];
};

const readStory = async (store: EventStore, paymentId: string): Promise<Step[]> => {
  const own = await store.readStream(streamOf.payment(paymentId));
  const userId = own[0]?.data.userId;
  const premium = typeof userId === 'string' ? await store.readStream(streamOf.premium(userId)) : [];
  return [...own, ...premium.filter(({ data }) => data.paymentId === paymentId)]
    .flatMap(stepOf)
    .sort((one, other) => one.at.localeCompare(other.at));
};

/** Prints what happened to a purchase, in the order of time. */
export const auditPayment = async (paymentId: string, _: unknown, command: Command): Promise<void> => {
  const { json = false } = command.optsWithGlobals<{ json?: boolean }>();
  await withConnection(async ({ store }) => {
    const steps = await readStory(store, paymentId);
    if (steps.length === 0) throw new OpsError(`El registro no tiene la compra ${paymentId}.`);
    createOutput({ json }).printResult({ paymentId, steps }, table(steps.map(({ at, text }) => [at, text])));
  });
};
