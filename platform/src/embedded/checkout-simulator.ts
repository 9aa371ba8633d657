import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '@matraz/infra/config/config';
import { isLoopback, ownUrl } from '@matraz/infra/config/listening';
import type { Secrets } from '@matraz/infra/config/secrets';
import type { Lifetime } from '@matraz/infra/processes/lifetime';
import { claimPort } from '@matraz/infra/processes/ports';

/** Not a secret: the simulator moves no money. */
const accessToken = 'SIMULATOR';

/** Beside the platform's port when it is free, so that its address is the same after a restart. */
const choosePort = (platformPort: number, host: string): Promise<number> =>
  claimPort(platformPort + 1, host).catch(() => claimPort(0, host));

interface SimulatorOptions {
  config: Config;
  secrets: Secrets;
  host: string;
  /** The port of the platform, and its address for browsers. */
  port: number;
  publicUrl: string;
  lifetime: Lifetime;
}

/** Who reaches the simulator can approve payments. So it serves only the demo, on this machine, for browsers on this machine. */
const isAllowed = ({ config, host, publicUrl }: SimulatorOptions): boolean =>
  config.demo && isLoopback(host) && isLoopback(new URL(publicUrl).hostname);

/**
 * Starts the checkout simulator, when no access token of Mercado Pago is set. With a token nothing of it is loaded.
 *
 * @returns the settings with which the services reach it; undefined when it was not started
 */
export const startCheckoutSimulator = async (options: SimulatorOptions): Promise<Config['payments']> => {
  const { config, secrets, host, port, publicUrl, lifetime } = options;
  if (config.payments) return undefined;
  if (!isAllowed(options)) {
    lifetime.print('Los pagos no están configurados, así que no se puede comprar Premium: vea docs/payments.md.');
    return undefined;
  }
  const { startSimulator } = await import('@matraz/infra/payments/simulator/start-simulator');
  const webhookSecret =
    process.env.MERCADOPAGO_WEBHOOK_SECRET ||
    createHmac('sha256', secrets.sessionSecret).update('checkout simulator').digest('base64url');
  const simulatorPort = await choosePort(port, host);
  const simulator = await startSimulator({
    port: simulatorPort,
    publicUrl: `http://${new URL(publicUrl).hostname}:${simulatorPort}`,
    file: join(config.dataDir, 'checkout-simulator.json'),
    host,
    accessToken,
    webhookSecret,
  });
  lifetime.onStop(() => simulator.close());
  return { accessToken, webhookSecret, apiUrl: ownUrl(host, simulatorPort) };
};
