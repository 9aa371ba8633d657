import { readFileSync } from 'node:fs';
import { html, type Markup } from '../../identity/pages/html.ts';
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
export const checkoutPage = ({ title, amount, currency }: StoredPreference): string =>
  page(
    'Pagar',
    html`<h1>${title}</h1>
      <p class="amount">${pesos(amount, currency)}</p>
      <p>Elige cómo termina este pago de prueba.</p>
      <form method="post">
        <button name="outcome" value="approved" class="good">Aprobar el pago</button>
        <button name="outcome" value="pending">Dejarlo pendiente</button>
        <button name="outcome" value="rejected" class="bad">Rechazar el pago</button>
      </form>`,
  );

export const noticePage = (title: string, text: string): string => page(title, html`<h1>${title}</h1><p>${text}</p>`);

const statusNames: Record<StoredStatus, string> = {
  approved: 'Aprobado',
  pending: 'Pendiente',
  rejected: 'Rechazado',
  refunded: 'Devuelto',
  charged_back: 'Contracargo',
};

/** What the operator can do with a payment in each status. */
export const actionsOf: Record<StoredStatus, readonly (readonly [StoredStatus, string])[]> = {
  pending: [
    ['approved', 'Aprobar'],
    ['rejected', 'Rechazar'],
  ],
  approved: [
    ['refunded', 'Devolver el dinero'],
    ['charged_back', 'Contracargo'],
  ],
  rejected: [],
  refunded: [],
  charged_back: [],
};

const row = (payment: StoredPayment): Markup =>
  html`<tr>
    <td>${String(payment.id)}</td>
    <td>${payment.title}</td>
    <td>${pesos(payment.amount, payment.currency)}</td>
    <td>${statusNames[payment.status]}</td>
    <td>
      ${actionsOf[payment.status].map(
        ([status, label]) =>
          html`<form method="post" action="/operador/pagos/${String(payment.id)}">
            <button name="status" value="${status}">${label}</button>
          </form>`,
      )}
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
          : html`<div class="scroll"><table>
              <thead><tr><th>Número</th><th>Compra</th><th>Monto</th><th>Estado</th><th>Acciones</th></tr></thead>
              <tbody>${[...payments].reverse().map(row)}</tbody>
            </table></div>`
      }
      <h2>Comportamiento del proveedor</h2>
      <form method="post" action="/operador/comportamiento" class="behaviour">
        <label><input type="checkbox" name="isDown" value="1" ${behaviour.isDown ? html`checked` : undefined} /> Caído: responde 503</label>
        <label>Demora de cada llamada, en ms <input type="number" name="delayMs" min="0" max="60000" value="${String(behaviour.delayMs)}" /></label>
        <label>Copias de cada aviso <input type="number" name="copies" min="0" max="100" value="${String(behaviour.copies)}" /></label>
        <button>Aplicar</button>
      </form>`,
  );
