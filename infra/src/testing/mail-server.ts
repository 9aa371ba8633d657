import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** The mail as it came, with its headers. */
  text: string;
}

export interface MailServer {
  port: number;
  /** What it has accepted. */
  mails: ReceivedMail[];
  /** Users and passwords of the logins. */
  logins: { user: unknown; password: unknown }[];
  /** Refuses mails, with the address in the reply, as servers do. */
  isRefusing: boolean;
  close(): Promise<void>;
}

/** A mail server that keeps what it gets. @param isTls it offers STARTTLS, with a certificate that no authority has signed */
export const startMailServer = async ({ isTls = false, port = 0 } = {}): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  const logins: MailServer['logins'] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: isTls ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      logins.push({ user: username, password });
      done(null, { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error(`no mailbox <${address}>`), { responseCode: 451 });
      done(kept.isRefusing ? refusal : null);
    },
    onData(stream, { envelope }, done) {
      text(stream).then((content) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: content });
        done();
      }, done);
    },
  });
  // A client that goes away is no error of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const kept: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    mails,
    logins,
    isRefusing: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return kept;
};
