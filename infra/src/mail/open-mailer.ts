import nodemailer from 'nodemailer';
import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/listening.ts';
import type { WaitingMail } from './outbox.ts';

export interface Mailer {
  /** @throws when the server did not accept the mail */
  send(mail: WaitingMail): Promise<void>;
  close(): void;
}

/** Milliseconds. A whole sending ends before the outbox gives the mail to another worker. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** The error without what the server said, because servers repeat the address. */
const withoutAddress = (error: unknown): Error => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return Object.assign(new Error(['the mail was not accepted', responseCode].filter(Boolean).join(': ')), { code });
};

/** With them a mail program has its own button to end these mails (RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends by SMTP. Links and passwords go to another machine only over TLS. Null when no server is configured. */
export const openMailer = ({ smtp }: Pick<Config, 'smtp'>): Mailer | null => {
  if (!smtp) return null;
  const { from, url } = smtp;
  const transport = nodemailer.createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    async send({ id, address, subject, body, stopUrl }) {
      try {
        // A mail that is sent twice has the same id, so many servers show it once.
        await transport.sendMail({
          from,
          to: { name: '', address },
          subject,
          text: body,
          messageId: `<${id}@${domain}>`,
          ...(stopUrl && { headers: stopHeaders(stopUrl) }),
        });
      } catch (error) {
        throw withoutAddress(error);
      }
    },
    close: () => transport.close(),
  };
};
