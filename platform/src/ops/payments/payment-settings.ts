import { type Config, loadConfig } from '@matraz/infra/config/config';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { OpsError } from '../ops-error.ts';

export interface PaymentSettings {
  payments: NonNullable<Config['payments']>;
  /** The address of the platform for browsers. */
  publicUrl: string;
  /** The provider is the simulator of the embedded demo. */
  isSimulated: boolean;
}

/** The credentials of the environment; without them the simulator of the demo that runs. @throws OpsError without both */
export const requirePayments = (): PaymentSettings => {
  const { payments, publicUrl, dataDir } = loadConfig(process.env);
  if (payments) return { payments, publicUrl, isSimulated: false };
  const demo = readConnectionFile(dataDir);
  if (demo?.payments) return { publicUrl, ...demo, payments: demo.payments, isSimulated: true };
  throw new OpsError(
    'No hay credenciales: indique MERCADOPAGO_ACCESS_TOKEN y MERCADOPAGO_WEBHOOK_SECRET. Sin ellas se prueba el simulador de la demo, mientras npm start está en marcha.',
  );
};
