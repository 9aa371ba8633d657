import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/listening.ts';

/**
 * `smtp`: a server sends the mails. `page`: a page of the demo on this machine shows them. `none`: the platform writes no mails, and
 * operators print the links.
 */
export type MailDelivery = 'smtp' | 'page' | 'none';

export const mailDeliveryOf = ({
  smtp,
  mailFrom,
  demo,
  oidc,
  publicUrl,
}: Pick<Config, 'smtp' | 'mailFrom' | 'demo' | 'oidc' | 'publicUrl'>): MailDelivery => {
  if (oidc) return 'none';
  if (smtp || mailFrom) return 'smtp';
  return demo && isLoopback(new URL(publicUrl).hostname) ? 'page' : 'none';
};
