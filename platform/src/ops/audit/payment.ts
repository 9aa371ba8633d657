import { isDeepStrictEqual } from 'node:util';
import { allEvents, type MatrazEvent } from '@matraz/contracts/events';
import type { PremiumEvent } from '@matraz/contracts/premium/events';
import { plans } from '@matraz/contracts/premium/plans';
import { streamOf } from '@matraz/contracts/streams';
import { type Premium, premium } from '@matraz/domain/premium/premium';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Command } from 'commander';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { amount, table } from '../output.ts';
import { chileTime } from './chile-time.ts';
import { printReport } from './report.ts';
import type { Report } from './report-parts.ts';

interface Step {
  /** ISO 8601, the time of recording. */
  at: string;
  type: MatrazEvent['type'];
  /** In Spanish; its times are Chilean. */
  text: string;
}

type Period = Premium['purchases'][number];

const pesos = (sum: number, currency: string) => `${sum.toLocaleString('es-CL')} ${currency}`;

/** What an event that names the purchase means for it. Undefined: nothing. */
const tell = ({ type, data }: MatrazEvent): string | undefined => {
  switch (type) {
    case 'CheckoutStarted':
      return `Comenzó la compra: ${plans[data.planId].name}, ${pesos(data.amount, data.currency)}, ${amount(data.days, 'día', 'días')}; se puede pagar hasta ${chileTime(data.expiresAt)}. Estudiante ${data.userId}`;
    case 'PaymentPending':
      return `Pago ${data.providerPaymentId} pendiente (${data.reason})`;
    case 'PaymentApproved':
      return `Pago ${data.providerPaymentId} aprobado: ${pesos(data.amount, data.currency)}, el ${chileTime(data.approvedAt)}`;
    case 'PaymentPartlyRefunded':
      return `Pago ${data.providerPaymentId}: se devolvieron ${pesos(data.refundedAmount, data.currency)} de ${pesos(data.amount, data.currency)}. El Premium no cambia; decida en Mercado Pago si devuelve el resto`;
    case 'PaymentRejected':
      return `Pago ${data.providerPaymentId} rechazado (${data.reason})`;
    case 'PaymentRefunded':
      return `Pago ${data.providerPaymentId} devuelto (${data.kind === 'refund' ? 'devolución' : 'contracargo'})`;
    case 'PaymentMismatched':
      return `Pago ${data.providerPaymentId} con otro monto: ${pesos(data.amount, data.currency)}. No da Premium; revíselo en Mercado Pago`;
    case 'CheckoutExpired':
      return 'El plazo para pagar terminó';
    case 'PremiumPurchased':
      return `Premium desde ${chileTime(data.startsAt)} hasta ${chileTime(data.expiresAt)}`;
    case 'PremiumRefunded':
      return `Terminó el Premium de este pago; ${data.expiresAt ? `sigue hasta ${chileTime(data.expiresAt)} por otras compras` : 'ya no queda Premium'}`;
    case 'PremiumRestored':
      return data.startsAt < data.expiresAt
        ? `La tienda ganó el contracargo: Premium otra vez, desde ${chileTime(data.startsAt)} hasta ${chileTime(data.expiresAt)}`
        : 'La tienda ganó el contracargo: no quedaban días de este pago';
    default:
      return undefined;
  }
};

/** What an event of another cause did to the period of this purchase. */
const tellChange = ({ type, data }: PremiumEvent, { startsAt, expiresAt }: Period): string => {
  switch (type) {
    case 'PremiumRefunded':
      return `Se devolvió el pago ${data.providerPaymentId} de otra compra, y este Premium se movió: desde ${chileTime(startsAt)} hasta ${chileTime(expiresAt)}`;
    case 'PremiumRevoked':
      return startsAt < expiresAt
        ? `Un administrador desactivó Premium: el de este pago terminó el ${chileTime(expiresAt)}`
        : 'Un administrador desactivó Premium: el de este pago no alcanzó a empezar';
    default:
      return `El Premium de este pago cambió: desde ${chileTime(startsAt)} hasta ${chileTime(expiresAt)}`;
  }
};

const eventOf = <Event extends MatrazEvent>(recorded: RecordedEvent) => {
  const { type, data, metadata } = liftEvent(allEvents, recorded);
  return { at: metadata.occurredAt, event: { type, data } as Event };
};

const stepsOfPayment = (recorded: readonly RecordedEvent[]): Step[] =>
  recorded.map(eventOf).flatMap(({ at, event }) => {
    const text = tell(event);
    return text === undefined ? [] : [{ at, type: event.type, text }];
  });

/** The events of the student's Premium that changed the periods of this purchase. */
const stepsOfPremium = (recorded: readonly RecordedEvent[], paymentId: string): Step[] => {
  let state = premium.initialState();
  const own = new Set<string>();
  const steps: Step[] = [];
  for (const { at, event } of recorded.map(eventOf<PremiumEvent>)) {
    const periods = () => state.purchases.filter(({ providerPaymentId }) => own.has(providerPaymentId));
    const before = periods();
    state = premium.evolve(state, event);
    const changed = periods().find((period, index) => !isDeepStrictEqual(period, before[index]));
    if ('paymentId' in event.data && event.data.paymentId === paymentId) {
      own.add(event.data.providerPaymentId);
      steps.push({ at, type: event.type, text: tell(event) ?? event.type });
    } else if (changed) steps.push({ at, type: event.type, text: tellChange(event, changed) });
  }
  return steps;
};

const readStory = async (store: EventStore, paymentId: string): Promise<Step[]> => {
  const own = await store.readStream(streamOf.payment(paymentId));
  const userId = own[0]?.data.userId;
  const ofPremium = typeof userId === 'string' ? await store.readStream(streamOf.premium(userId)) : [];
  return [...stepsOfPayment(own), ...stepsOfPremium(ofPremium, paymentId)].sort((one, other) =>
    one.at.localeCompare(other.at),
  );
};

/** Prints what happened to a purchase, in the order of time. */
export const auditPayment = async (paymentId: string, _: unknown, command: Command): Promise<void> => {
  const steps = await withConnection(({ store }) => readStory(store, paymentId));
  if (steps.length === 0) throw new OpsError(`El registro no tiene la compra ${paymentId}.`);
  const report: Report = {
    title: `Compra ${paymentId}`,
    facts: [['Comienzo', chileTime(steps[0]?.at ?? '')]],
    sections: [{ title: 'Qué pasó', steps: steps.map(({ at, text }) => ({ at: chileTime(at), text })) }],
  };
  await printReport(command, { paymentId, steps }, report, table(steps.map(({ at, text }) => [chileTime(at), text])));
};
