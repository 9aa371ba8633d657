import type { Payment } from '@matraz/contracts/premium/http';
import { amount } from '../../shared/study/words.ts';

const longDate = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('es-CL', { hour: '2-digit', minute: '2-digit', hour12: false });

/** '3 de abril de 2027'. @param instant ISO 8601 */
export const dateText = (instant: string) => longDate.format(new Date(instant));

/** '3 de abril de 2027 a las 18:05'. @param instant ISO 8601 */
export const momentText = (instant: string) => `${dateText(instant)} a las ${time.format(new Date(instant))}`;

export const daysText = (days: number) => amount(days, 'día', 'días');

/** 'queda 1 día', 'quedan 20 días'. */
export const daysLeftText = (days: number) => `${days === 1 ? 'queda' : 'quedan'} ${daysText(days)}`;

export const statusNames: Record<Payment['status'], string> = {
  started: 'Sin confirmar',
  pending: 'Pendiente',
  approved: 'Pagada',
  rejected: 'Rechazada',
  refunded: 'Devuelta',
  mismatched: 'En revisión',
  expired: 'Sin pagar',
};
