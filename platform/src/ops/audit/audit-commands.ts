import { Command } from 'commander';
import { auditPayment } from './payment.ts';

export const auditCommands = () =>
  new Command('audit')
    .description('Qué pasó y por qué, según el registro.')
    .addCommand(
      new Command('payment')
        .description('Cuenta la historia de una compra: cada aviso y el Premium que dio.')
        .argument('<id>', 'el id de la compra (external_reference en Mercado Pago)')
        .addHelpText('after', '\nEjemplo:\n  npm run ops -- audit payment 0193b1c2-7d5e-7000-8000-000000000000')
        .action(auditPayment),
    );
