import { loadConfig } from '@matraz/infra/config/config';
import { removeAllFactors } from '@matraz/infra/identity/factors/change-factors';
import { findLocalAccountByEmail } from '@matraz/infra/identity/local-accounts';
import { forgottenPath } from '@matraz/infra/identity/paths';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { Command } from 'commander';
import { type ConfirmOptions, requireConfirmation } from '../confirm.ts';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput } from '../output.ts';
import { noAccount } from './people.ts';

const removeFactors = async (email: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<ConfirmOptions>();
  const config = loadConfig(process.env);
  const { oidc, demo } = config;
  if (oidc) throw new OpsError(`La verificación es de ${oidc.issuer}: se cambia allí.`);
  const hadFactors = await withConnection(async ({ pool, publicUrl }) => {
    const account = await findLocalAccountByEmail({ pool }, email, { demo });
    if (!account) throw noAccount(email);
    await requireConfirmation(
      `${account.email} podrá entrar solo con su contraseña: se quitan sus llaves de acceso, su app de códigos y sus códigos de recuperación.`,
      '¿Quitar su verificación?',
      options,
    );
    const sendsMails = mailDeliveryOf({ ...config, publicUrl }) !== 'none';
    const record = { sendsMails, forgottenUrl: publicUrl + forgottenPath };
    return removeAllFactors({ pool, record }, { subject: account.subject, now: new Date() });
  });
  const text = hadFactors
    ? `${email} ya no tiene verificación en dos pasos.`
    : `${email} no tenía verificación en dos pasos.`;
  createOutput(options).printResult({ email, hadFactors }, text);
};

export const removeFactorsCommand = () =>
  new Command('remove-factors')
    .description('Quita la verificación en dos pasos de una persona que perdió todo, si usted lo confirma.')
    .argument('<correo>', 'de su cuenta')
    .option('--yes', 'la quita sin preguntar')
    .addHelpText('after', '\nEjemplo:\n  npm run ops -- accounts remove-factors ana@liceo.cl')
    .action(removeFactors);
