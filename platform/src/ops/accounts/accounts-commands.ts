import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { openAccount } from '@matraz/application/accounts/open-account';
import { revokeAdmin } from '@matraz/application/accounts/revoke-admin';
import { streamOf } from '@matraz/contracts/streams';
import { loadConfig } from '@matraz/infra/config/config';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { askGuardian, selectGuardianRequest } from '@matraz/infra/identity/guardian-requests';
import { endSessions } from '@matraz/infra/identity/own-sessions';
import { createPasswordReset, type OnAccount } from '@matraz/infra/identity/password-resets';
import { noteSecurity } from '@matraz/infra/identity/security-events';
import { createStaffInvitation } from '@matraz/infra/identity/staff-invitations';
import { newId } from '@matraz/infra/ids';
import { Command } from 'commander';
import { type ConfirmOptions, requireConfirmation } from '../confirm.ts';
import { type Connection, withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput, type Output, table } from '../output.ts';
import { readWithProgress } from '../read-events.ts';
import { dataCommands } from './data-commands.ts';
import { noAccount, people } from './people.ts';
import { removeFactorsCommand } from './remove-factors.ts';

/**
 * Streams of the accounts that administer. They are read from the log, so the list is right while the projector is away. One pass
 * over all rights is enough, because rights are few and accounts are many.
 */
const administering = async ({ store }: Connection, output: Output): Promise<ReadonlySet<string>> => {
  const streams = new Set<string>();
  const filter = { streamPrefixes: ['account-'], types: ['AdminGranted', 'AdminRevoked'] };
  const each = ({ type, stream }: RecordedEvent) =>
    void (type === 'AdminGranted' ? streams.add(stream) : streams.delete(stream));
  await readWithProgress(store, filter, { output, each });
  return streams;
};

const list = async (_: unknown, command: Command): Promise<void> => {
  const output = createOutput(command.optsWithGlobals());
  const accounts = await withConnection(async (connection) => {
    const admins = await administering(connection, output);
    return (await people(connection.pool)).map(({ id, email, first_name, last_name, created_at }) => ({
      id,
      email,
      name: [first_name, last_name].filter(Boolean).join(' '),
      isAdmin: admins.has(streamOf.account(id)),
      createdAt: created_at.toISOString(),
    }));
  });
  const rows = accounts.map((one) => [
    one.email ?? '',
    one.name,
    one.isAdmin ? 'sí' : '',
    one.createdAt.slice(0, 10),
    one.id,
  ]);
  const text = table([['Correo', 'Nombre', 'Admin', 'Desde', 'Id'], ...rows]);
  output.printResult({ accounts }, text);
};

const change =
  (isAdmin: boolean, outcome: string) =>
  async (email: string, _: unknown, command: Command): Promise<void> => {
    const options = command.optsWithGlobals<ConfirmOptions>();
    const userIds = await withConnection(async (connection) => {
      const found = await people(connection.pool, email);
      if (found.length === 0) {
        const advice = isAdmin ? ': esa persona debe entrar una vez antes' : '';
        throw noAccount(email, advice);
      }
      if (!isAdmin)
        await requireConfirmation(`${email} ya no podrá administrar Matraz.`, '¿Quitar el permiso?', options);
      for (const { id: userId } of found) {
        const context = { correlationId: newId(), now: new Date() };
        await openAccount(connection, userId, context);
        await (isAdmin ? grantAdmin : revokeAdmin)(connection, userId, context);
        const kind = isAdmin ? 'admin-granted' : 'admin-revoked';
        await noteSecurity(connection.pool, { kind, account: { userId }, byOperator: true, at: context.now });
      }
      return found.map(({ id }) => id);
    });
    createOutput(options).printResult({ email, userIds, isAdmin }, `${email} ${outcome}.`);
  };

const invite = async (email: string, _: unknown, command: Command): Promise<void> => {
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new OpsError(`No es un correo: ${email}.`);
  const { link, expiresAt } = await withConnection(async ({ pool, publicUrl }) => {
    const { token, expiresAt } = await createStaffInvitation({ pool }, { email, role: 'admin', now: new Date() });
    return { link: `${publicUrl}/api/login?returnTo=/admin&invitation=${token}`, expiresAt: expiresAt.toISOString() };
  });
  const text = [
    `Enlace para ${email}. Sirve una vez, hasta el ${expiresAt.slice(0, 10)}, y solo para una cuenta con ese correo:`,
    link,
    'Envíelo solo a esa persona. Si otra persona ya registró ese correo, invite otro.',
  ].join('\n');
  createOutput(command.optsWithGlobals()).printResult({ email, link, expiresAt }, text);
};

const resetPassword = async (email: string, _: unknown, command: Command): Promise<void> => {
  const { oidc, demo } = loadConfig(process.env);
  if (oidc) throw new OpsError(`Las contraseñas son de ${oidc.issuer}: se cambian allí.`);
  const now = new Date();
  const note: OnAccount = (client, subject) =>
    noteSecurity(client, { kind: 'password-reset-asked', account: { subject }, byOperator: true, at: now });
  const reset = await withConnection(({ pool, publicUrl }) =>
    createPasswordReset({ pool }, { email, now, demo, publicUrl }, undefined, note),
  );
  if (!reset) throw noAccount(email);
  const { link, account } = reset;
  const text = [
    `Enlace para que ${account.email} elija otra contraseña. Sirve una vez, durante una hora:`,
    link,
    'Entréguelo solo a esa persona: quien lo tenga entra a la cuenta.',
  ].join('\n');
  createOutput(command.optsWithGlobals()).printResult(
    { email: account.email, link, expiresAt: reset.expiresAt.toISOString() },
    text,
  );
};

const guardianLink = async (email: string, _: unknown, command: Command): Promise<void> => {
  const { guardian, link, expiresAt } = await withConnection(async ({ pool, publicUrl }) => {
    const found = await people(pool, email);
    if (found.length === 0) throw noAccount(email);
    for (const { id: userId } of found) {
      const { address } = (await selectGuardianRequest({ pool }, userId)) ?? {};
      if (address === undefined) continue;
      const asking = { userId, address, now: new Date(), publicUrl, isMailed: false };
      return { guardian: address, ...(await askGuardian({ pool }, asking)) };
    }
    throw new OpsError(`La cuenta ${email} no espera la autorización de un apoderado.`);
  });
  const until = expiresAt.toISOString();
  const text = [
    `Enlace para ${guardian}, que autoriza la cuenta ${email}. Sirve hasta el ${until.slice(0, 10)}:`,
    link,
    'Entréguelo solo a esa persona adulta. Los enlaces anteriores dejan de servir.',
  ].join('\n');
  createOutput(command.optsWithGlobals()).printResult({ email, guardian, link, expiresAt: until }, text);
};

const endAllSessions = async (email: string, _: unknown, command: Command): Promise<void> => {
  const ended = await withConnection(async ({ pool }) => {
    const found = await people(pool, email);
    if (found.length === 0) throw noAccount(email);
    let count = 0;
    for (const { id: userId } of found) count += await endSessions(pool, { userId, now: new Date() });
    return count;
  });
  const text = ended === 0 ? `${email} no tenía sesiones abiertas.` : `Sesiones cerradas de ${email}: ${ended}.`;
  createOutput(command.optsWithGlobals()).printResult({ email, ended }, text);
};

export const accountsCommands = () => {
  const accounts = new Command('accounts')
    .description('Cuentas y quiénes administran.')
    .addCommand(
      new Command('list')
        .description('Muestra las cuentas.')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts list')
        .action(list),
    )
    .addCommand(
      new Command('reset-password')
        .description('Crea un enlace de un solo uso con el que una persona elige otra contraseña.')
        .argument('<correo>', 'de su cuenta')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts reset-password ana@liceo.cl')
        .action(resetPassword),
    )
    .addCommand(removeFactorsCommand())
    .addCommand(
      new Command('guardian-link')
        .description('Crea el enlace con el que un apoderado autoriza la cuenta de un menor de 14 años.')
        .argument('<correo>', 'de la cuenta que espera')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts guardian-link sofia@liceo.cl')
        .action(guardianLink),
    )
    .addCommand(
      new Command('end-sessions')
        .description('Cierra todas las sesiones de una cuenta.')
        .argument('<correo>', 'de la cuenta')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts end-sessions ana@liceo.cl')
        .action(endAllSessions),
    )
    .addCommand(
      new Command('invite-admin')
        .description('Crea un enlace de un solo uso con el que una cuenta pasa a administrar.')
        .argument('<correo>', 'de la persona; puede registrarse con el enlace')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts invite-admin rectora@liceo.cl')
        .action(invite),
    )
    .addCommand(
      new Command('grant-admin')
        .description('Da permiso de administrar.')
        .argument('<correo>', 'de una cuenta que ya entró alguna vez')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts grant-admin rectora@liceo.cl')
        .action(change(true, 'ahora administra Matraz')),
    )
    .addCommand(
      new Command('revoke-admin')
        .description('Quita el permiso de administrar, si usted lo confirma.')
        .argument('<correo>', 'de la cuenta')
        .option('--yes', 'lo quita sin preguntar')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts revoke-admin rectora@liceo.cl')
        .action(change(false, 'ya no administra Matraz')),
    );
  for (const command of dataCommands()) accounts.addCommand(command);
  return accounts;
};
