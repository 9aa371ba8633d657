import { type Difference, reconcilePayments } from '@matraz/application/premium/reconcile-payments';
import { type Config, loadConfig } from '@matraz/infra/config/config';
import { createMercadoPago } from '@matraz/infra/payments/mercado-pago';
import { ProviderRefusal, ProviderUnavailable } from '@matraz/infra/payments/port';
import { Command, InvalidArgumentError } from 'commander';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { createOutput, table } from '../output.ts';
import { checkPayments } from './check-payments.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** @throws OpsError when no credentials are set: the embedded demo uses its simulator, which needs none */
const requirePayments = ({ payments }: Config): NonNullable<Config['payments']> => {
  if (payments) return payments;
  throw new OpsError(
    'No hay credenciales: indique MERCADOPAGO_ACCESS_TOKEN y MERCADOPAGO_WEBHOOK_SECRET. Sin ellas, npm start usa el simulador.',
  );
};

const check = async (_: unknown, command: Command): Promise<void> => {
  const { json = false } = command.optsWithGlobals<{ json?: boolean }>();
  const config = loadConfig(process.env);
  const findings = await checkPayments({ publicUrl: config.publicUrl, payments: requirePayments(config) });
  const lines = findings.map(
    ({ tried, problem }) => `${problem === null ? 'bien' : 'MAL '}  ${tried}${problem === null ? '' : `: ${problem}`}`,
  );
  if (findings.some(({ problem }) => problem !== null))
    throw new OpsError('Los pagos no están listos.', {
      details: json ? findings.flatMap(({ problem }) => problem ?? []) : lines,
    });
  createOutput({ json }).printResult({ findings }, lines.join('\n'));
};

const wholeDays = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Debe ser un número de días.');
  return Number(text);
};

const listOf = (differences: readonly Difference[]): string =>
  table([
    ['Pago', 'Compra', 'Mercado Pago', 'Registro'],
    ...differences.map(({ providerPaymentId, paymentId, provider, recorded }) => [
      providerPaymentId,
      paymentId ?? '(de otra tienda)',
      provider ?? '(no existe)',
      recorded ?? '(no existe)',
    ]),
  ]);

const reconcile = async (_: unknown, command: Command): Promise<void> => {
  const { days, json = false } = command.optsWithGlobals<{ days: number; json?: boolean }>();
  const payments = createMercadoPago(requirePayments(loadConfig(process.env)));
  await withConnection(async ({ pool }) => {
    const since = new Date(Date.now() - days * dayMs);
    const { compared, differences } = await reconcilePayments({ pool, payments }, since).catch((error) => {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal)
        throw new OpsError('Mercado Pago no responde o rechazó las credenciales: vea payments check.');
      throw error;
    });
    const text =
      differences.length === 0
        ? `Sin diferencias en ${compared} pagos de los últimos ${days} días.`
        : `${listOf(differences)}\n${differences.length} diferencias en ${compared} pagos de los últimos ${days} días.`;
    createOutput({ json }).printResult({ compared, differences }, text);
  });
};

export const paymentsCommands = () =>
  new Command('payments')
    .description('Compras de Premium.')
    .addCommand(
      new Command('check')
        .description('Prueba las credenciales de Mercado Pago y la dirección del webhook, y dice qué está mal.')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- payments check')
        .action(check),
    )
    .addCommand(
      new Command('reconcile')
        .description('Compara los pagos de Mercado Pago con el registro y muestra las diferencias. No cambia nada.')
        .option('--days <días>', 'los pagos que cambiaron en estos últimos días', wholeDays, 3)
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- payments reconcile --days 7')
        .action(reconcile),
    );
