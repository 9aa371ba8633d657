import { afterEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { openMailer } from './open-mailer.ts';
import type { WaitingMail } from './outbox.ts';
import { passwordResetMail } from './texts.ts';

let server: MailServer;
afterEach(() => server.close());

const from = 'Preuniversitario Ñandú <no-responder@liceo.cl>';
const link = `https://matraz.liceo.cl/idp/contrasena/nueva?token=${'a'.repeat(43)}`;
const mail: WaitingMail = { id: '0192f0c1-0000-7000-8000-000000000001', ...passwordResetMail('ana@liceo.cl', link) };
const open = (address: string) => openMailer({ smtp: { url: `smtp://${address}`, from } });

test('a mail arrives with sender, address, subject and text', async () => {
  server = await startMailServer();
  const mailer = open(`127.0.0.1:${server.port}`);
  await mailer?.send(mail);
  mailer?.close();
  expect(server.mails).toMatchObject([{ from: 'no-responder@liceo.cl', to: ['ana@liceo.cl'] }]);
  const [{ text } = { text: '' }] = server.mails;
  expect(text).toContain('To: ana@liceo.cl');
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(text).toContain(`Message-ID: <${mail.id}@liceo.cl>`);
  // Quoted-printable breaks long lines with =, and writes = as =3D.
  expect(text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(link);
});

test('it logs in with the user and the password of the address', async () => {
  server = await startMailServer();
  await open(`matraz%40liceo.cl:cla%40ve%2F1@127.0.0.1:${server.port}`)?.send(mail);
  expect(server.logins).toEqual([{ user: 'matraz@liceo.cl', password: 'cla@ve/1' }]);
});

test('a mail that the server refuses is an error without the address', async () => {
  server = await startMailServer();
  server.isRefusing = true;
  const error = await open(`127.0.0.1:${server.port}`)
    ?.send(mail)
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ message: 'the mail was not accepted: 451', code: 'EENVELOPE' });
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('ana@liceo.cl');
  expect(server.mails).toEqual([]);
});

test('to another machine a mail goes over TLS only', async () => {
  server = await startMailServer();
  // This machine by an address that does not say so.
  await expect(open(`0.0.0.0:${server.port}`)?.send(mail)).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.mails).toEqual([]);
  await server.close();
  server = await startMailServer({ isTls: true });
  await open(`0.0.0.0:${server.port}?tls.rejectUnauthorized=false`)?.send(mail);
  expect(server.mails).toHaveLength(1);
});

test('a server whose certificate nobody signed gets no mail', async () => {
  server = await startMailServer({ isTls: true });
  await expect(open(`0.0.0.0:${server.port}`)?.send(mail)).rejects.toThrow('the mail was not accepted');
  expect(server.mails).toEqual([]);
});

test('without a configured server there is no mailer', async () => {
  server = await startMailServer();
  expect(openMailer({})).toBeNull();
});
