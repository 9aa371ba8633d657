import { isLoopback } from '@matraz/infra/config/listening';
import { newId } from '@matraz/infra/ids';
import { createMercadoPago } from '@matraz/infra/payments/mercado-pago';
import { sign } from '@matraz/infra/payments/notices';
import { ProviderRefusal } from '@matraz/infra/payments/port';
import type { PaymentSettings } from './payment-settings.ts';

export interface Finding {
  /** What was tried, in Spanish. */
  tried: string;
  /** What is wrong, in Spanish. Null: nothing. */
  problem: string | null;
}

const timeoutMs = 10_000;

const checkToken = async (settings: PaymentSettings['payments']): Promise<string | null> => {
  try {
    const { site } = await createMercadoPago(settings).account();
    return site === 'MLC' ? null : `La cuenta es de ${site}, y los precios están en pesos chilenos (MLC).`;
  } catch (error) {
    return error instanceof ProviderRefusal
      ? `Mercado Pago rechazó MERCADOPAGO_ACCESS_TOKEN (respuesta ${error.status}).`
      : `${settings.apiUrl} no responde.`;
  }
};

const checkAddress = (publicUrl: string): string | null => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' && !isLoopback(hostname)
    ? null
    : `PUBLIC_URL es ${publicUrl}: Mercado Pago solo llega a una dirección https pública.`;
};

/** Sends a notice that the api answers and does not keep. */
const postNotice = (publicUrl: string, secret: string) => {
  const [dataId, requestId] = ['0', newId()];
  return fetch(`${publicUrl}/api/payments/webhook?data.id=${dataId}&type=check`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-signature': sign({ dataId, requestId }, secret, new Date()),
    },
    body: '{}',
    signal: AbortSignal.timeout(timeoutMs),
  });
};

const checkWebhook = async (publicUrl: string, secret: string): Promise<string | null> => {
  const address = `${publicUrl}/api/payments/webhook`;
  try {
    const { status } = await postNotice(publicUrl, secret);
    if (status === 401)
      return `${address} usa otro MERCADOPAGO_WEBHOOK_SECRET, o su reloj difiere en más de 5 minutos.`;
    if (status !== 200) return `${address} respondió ${status}: debe llegar a esta plataforma.`;
    const forged = await postNotice(publicUrl, `not ${secret}`);
    return forged.status === 401 ? null : `${address} aceptó un aviso mal firmado: no es esta plataforma.`;
  } catch {
    return `${address} no responde desde esta máquina.`;
  }
};

/** Tries the credentials, the public address and the webhook. The simulator is on this machine, so it needs no public address. */
export const checkPayments = async ({ publicUrl, payments, isSimulated }: PaymentSettings): Promise<Finding[]> => [
  {
    tried: isSimulated ? 'Simulador de la demo' : 'Credenciales de Mercado Pago',
    problem: await checkToken(payments),
  },
  ...(isSimulated ? [] : [{ tried: 'Dirección pública', problem: checkAddress(publicUrl) }]),
  { tried: 'Webhook', problem: await checkWebhook(publicUrl, payments.webhookSecret) },
];
