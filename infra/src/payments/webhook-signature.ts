import { createHmac } from 'node:crypto';
import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago';

interface Notice {
  /** `data.id` of the query. */
  dataId: string;
  /** The headers `x-request-id` and `x-signature`. */
  requestId: string;
  signature: string;
}

/** How old a notice may be, or how far ahead its clock: a notice is only a reason to ask the provider. */
const toleranceMs = 24 * 60 * 60 * 1_000;

/** Mercado Pago writes the time in seconds or in milliseconds. Seconds reach this number in the year 5138. */
const smallestMs = 1e11;

const timeOf = (signature: string): number => {
  const ts = Number(/(?:^|,)\s*ts\s*=\s*(\d+)/.exec(signature)?.[1] ?? Number.NaN);
  return ts < smallestMs ? ts * 1_000 : ts;
};

/**
 * Whether the notice was signed with the secret within a day. The body is not signed, so nothing of it may be used.
 *
 * @throws Error for an empty secret, because the SDK accepts any notice that is signed with it
 */
export const isSigned = (notice: Notice, secret: string, now: Date): boolean => {
  if (secret === '') throw new Error('the webhook secret is empty');
  try {
    WebhookSignatureValidator.validate({
      xSignature: notice.signature,
      xRequestId: notice.requestId,
      dataId: notice.dataId,
      secret,
    });
    return Math.abs(now.getTime() - timeOf(notice.signature)) <= toleranceMs;
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError) return false;
    throw error;
  }
};

/** The header `x-signature` of a notice, as Mercado Pago writes it. Only the simulator and tests sign. */
export const sign = ({ dataId, requestId }: Omit<Notice, 'signature'>, secret: string, now: Date): string => {
  const ts = Math.floor(now.getTime() / 1000);
  const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
  return `ts=${ts},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`;
};
