import { type Difference, reconcilePayments } from '@matraz/application/premium/reconcile-payments';
import { createMercadoPago } from '@matraz/infra/payments/mercado-pago';
import { abandonedNotices } from '@matraz/infra/payments/notices';
import { ProviderRefusal, ProviderUnavailable } from '@matraz/infra/payments/port';
import { Command, InvalidArgumentError } from 'commander';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { amount, createOutput, table } from '../output.ts';
import { checkPayments } from './check-payments.ts';
import { requirePayments } from './payment-settings.ts';

const check = async (_: unknown, command: Command): Promise<void> => {
  const { json = false } = command.optsWithGlobals<{ json?: boolean }>();
  const findings = await checkPayments(requirePayments());
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

const reasonText = ({ reason, refundedAmount }: Difference): string =>
  ({ status: 'estado', amount: 'monto', 'partly-refunded': `devolución parcial de ${refundedAmount}` })[reason];

const listOf = (differences: readonly Difference[]): string =>
  table([
    ['Pago', 'Compra', 'Diferencia', 'Mercado Pago', 'Registro'],
    ...differences.map((difference) => [
      difference.providerPaymentId,
      difference.paymentId,
      reasonText(difference),
      [difference.provider ?? '(no existe)', difference.providerAmount ?? ''].join(' ').trim(),
      [difference.recorded ?? '(no existe)', difference.recordedAmount ?? ''].join(' ').trim(),
    ]),
  ]);

const differ = 'Los pagos de Mercado Pago no son los del registro.';

const reconcile = async (_: unknown, command: Command): Promise<void> => {
  const { days, json = false } = command.optsWithGlobals<{ days: number; json?: boolean }>();
  const payments = createMercadoPago(requirePayments().payments);
  await withConnection(async ({ pool, store }) => {
    const result = await reconcilePayments({ pool, store, payments }, { days, now: new Date() }).catch((error) => {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal)
        throw new OpsError('Mercado Pago no responde o rechazó las credenciales: vea payments check.');
      throw error;
    });
    const { compared, differences, others } = result;
    const abandoned = await abandonedNotices(pool);
    const where = `${amount(compared, 'pago', 'pagos')} ${days === 1 ? 'del último día' : `de los últimos ${days} días`}`;
    const lines = [
      differences.length === 0
        ? `Sin diferencias en ${where}.`
        : `${listOf(differences)}\n${amount(differences.length, 'diferencia', 'diferencias')} en ${where}.`,
      others.length > 0 &&
        `${others.length === 1 ? '1 pago de la cuenta no es' : `${others.length} pagos de la cuenta no son`} de compras de esta plataforma: ${others.join(', ')}`,
      abandoned.length > 0 && `Avisos que no se pudieron atender, de los pagos ${abandoned.join(', ')}`,
    ];
    const error = differences.length > 0 ? { error: differ } : {};
    createOutput({ json }).printResult({ ...error, ...result, abandoned }, lines.filter(Boolean).join('\n'));
    if (differences.length > 0) throw new OpsError(differ, { isPrinted: true });
  });
};

export const paymentsCommands = () =>
  new Command('payments')
    .description('Compras de Premium.')
    .addCommand(
      new Command('check')
        .description(
          'Prueba las credenciales de Mercado Pago y el webhook, o el simulador de la demo, y dice qué está mal.',
        )
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- payments check')
        .action(check),
    )
    .addCommand(
      new Command('reconcile')
        .description('Compara los pagos de Mercado Pago con el registro y muestra las diferencias. No cambia nada.')
        .option('--days <días>', 'los pagos que cambiaron en estos últimos días', wholeDays, 3)
        .addHelpText(
          'after',
          '\nCon diferencias termina con el código 1.\n\nEjemplo:\n  npm run ops -- payments reconcile --days 7',
        )
        .action(reconcile),
    );
