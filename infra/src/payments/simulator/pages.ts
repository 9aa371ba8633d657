import { readFileSync } from 'node:fs';
import { html, type Markup } from '../../identity/pages/html.ts';
import { backUrl } from './back-url.ts';
import type { Behaviour } from './behaviour.ts';
import type { StoredPayment, StoredPreference, StoredStatus } from './state.ts';

export const style = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');

const pesos = (amount: number, currency: string) =>
  new Intl.NumberFormat('es-CL', { style: 'currency', currency }).format(amount);

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="es-CL">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="stylesheet" href="/estilo.css" />
    <title>${title} · Simulador de pagos</title>
  </head>
  <body>
    <header><strong>Simulador de pagos</strong><span>Aquí no se cobra dinero</span></header>
    <main>${content}</main>
  </body>
</html>
`.text;

/** Where the buyer decides how the payment ends. */
export const checkoutPage = (preference: StoredPreference): string => {
  const { title, amount, currency } = preference;
  return page(
    'Pagar',
    html`<section class="card">
      <p class="soft">Vas a pagar</p>
      <h1>${title}</h1>
      <p class="amount">${pesos(amount, currency)}</p>
      <p>Este es un pago de prueba: no hay tarjeta y no se cobra dinero. Elige cómo termina.</p>
      <form method="post" class="outcomes">
        <button name="outcome" value="approved" class="good">Aprobar el pago</button>
        <button name="outcome" value="pending">Dejarlo pendiente</button>
        <button name="outcome" value="rejected" class="bad">Rechazar el pago</button>
      </form>
      <p><a href="${backUrl(preference)}">Volver sin pagar</a></p>
    </section>`,
  );
};

export const noticePage = (title: string, text: string): string =>
  page(title, html`<section class="card"><h1>${title}</h1><p>${text}</p></section>`);

const statusNames: Record<StoredStatus, string> = {
  approved: 'Aprobado',
  pending: 'Pendiente',
  rejected: 'Rechazado',
  refunded: 'Devuelto',
  charged_back: 'Contracargo',
};

interface Action {
  name: string;
  label: string;
  changes: Partial<StoredPayment>;
}

/** What the operator can do with a payment. A chargeback that is decided keeps its status, as at Mercado Pago. */
export const actionsOf = ({ status, statusDetail, amount, refundedAmount }: StoredPayment): Action[] => {
  const action = (name: string, label: string, changes: Partial<StoredPayment>) => ({ name, label, changes });
  const refunded = { status: 'refunded', statusDetail: 'refunded', refundedAmount: amount } as const;
  const partly = { statusDetail: 'partially_refunded', refundedAmount: Math.floor(amount / 2) };
  const chargeback = action('charged_back', 'Contracargo', { status: 'charged_back', statusDetail: 'in_process' });
  const refunds = [
    action('refunded', 'Devolver el dinero', refunded),
    ...(refundedAmount === 0 ? [action('partially_refunded', 'Devolver la mitad', partly)] : []),
  ];
  switch (status) {
    case 'pending':
      return [
        action('approved', 'Aprobar', { status: 'approved', statusDetail: 'accredited' }),
        action('rejected', 'Rechazar', { status: 'rejected', statusDetail: 'cc_rejected_other_reason' }),
      ];
    case 'approved':
      return [...refunds, chargeback];
    case 'charged_back':
      if (statusDetail === 'reimbursed') return [chargeback];
      return statusDetail === 'in_process'
        ? [
            action('reimbursed', 'La tienda gana', { statusDetail: 'reimbursed' }),
            action('settled', 'La tienda pierde', { statusDetail: 'settled' }),
          ]
        : [];
    default:
      return [];
  }
};

const statusText = ({ status, statusDetail, refundedAmount, currency }: StoredPayment): string => {
  if (statusDetail === 'reimbursed') return `${statusNames[status]}: ganó la tienda`;
  if (statusDetail === 'settled') return `${statusNames[status]}: perdió la tienda`;
  if (statusDetail === 'partially_refunded')
    return `${statusNames[status]}, devueltos ${pesos(refundedAmount, currency)}`;
  return statusNames[status];
};

/** On a phone a row is a block with `data-label` before each value. Then only the roles tell a screen reader that it is a table. */
const row = (payment: StoredPayment): Markup =>
  html`<tr role="row">
    <td role="cell" data-label="Número">${String(payment.id)}</td>
    <td role="cell" data-label="Compra">${payment.title}</td>
    <td role="cell" data-label="Monto">${pesos(payment.amount, payment.currency)}</td>
    <td role="cell" data-label="Estado"><span class="status ${payment.status}">${statusText(payment)}</span></td>
    <td role="cell" data-label="Acciones">
      <form method="post" action="/operador/pagos/${String(payment.id)}">
        ${actionsOf(payment).map(({ name, label }) => html`<button name="status" value="${name}">${label}</button>`)}
      </form>
    </td>
  </tr>`;

/** The list of payments, and how the simulated provider behaves. */
export const operatorPage = (payments: readonly StoredPayment[], behaviour: Behaviour): string =>
  page(
    'Operador',
    html`<h1>Pagos</h1>
      ${
        payments.length === 0
          ? html`<p>Todavía no hay pagos.</p>`
          : html`<table role="table">
              <thead><tr><th>Número</th><th>Compra</th><th>Monto</th><th>Estado</th><th>Acciones</th></tr></thead>
              <tbody role="rowgroup">${[...payments].reverse().map(row)}</tbody>
            </table>`
      }
      <section class="card">
        <h2>Comportamiento del proveedor</h2>
        <form method="post" action="/operador/comportamiento" class="behaviour">
          <label><input type="checkbox" name="isDown" value="1" ${behaviour.isDown ? html`checked` : undefined} /> Caído: responde 503</label>
          <label>Demora de cada llamada, en ms <input type="number" name="delayMs" min="0" max="600000" value="${String(behaviour.delayMs)}" /></label>
          <label><input type="checkbox" name="isLimited" value="1" ${behaviour.isLimited ? html`checked` : undefined} /> Demasiadas llamadas: responde 429</label>
          <label>Demora de cada aviso, en ms <input type="number" name="noticeDelayMs" min="0" max="600000" value="${String(behaviour.noticeDelayMs)}" /></label>
          <label>Atraso de la búsqueda, en ms <input type="number" name="searchLagMs" min="0" max="600000" value="${String(behaviour.searchLagMs)}" /></label>
          <label>Copias de cada aviso <input type="number" name="copies" min="0" max="100" value="${String(behaviour.copies)}" /></label>
          <button>Aplicar</button>
        </form>
      </section>`,
  );
