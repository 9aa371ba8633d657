import type { ServiceName } from '../processes/pid-file.ts';
import type { Config } from './config.ts';

const ofProvider = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'ADMIN_EMAILS'];
const ofPayments = ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET', 'MERCADOPAGO_API_URL'];
const ofUploads = ['UPLOADS_URL', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_ENDPOINT_URL'];
const ofQueue = ['REDIS_URL', 'REDIS_PASSWORD'];
/** Only the setup and the operator CLI use them. */
const ofSetup = ['MATRAZ_SERVICE_PASSWORD', 'EVENT_STORE_ADMIN_PASSWORD', 'POSTGRES_PASSWORD', 'EVENTSTORE_PASSWORD'];

/** What each service does not use. A service that is taken over then gives away no secret of another one. */
const foreign: Record<ServiceName, readonly string[]> = {
  api: [...ofSetup, 'SMTP_URL'],
  projector: [
    ...ofSetup,
    'OIDC_ISSUER',
    ...ofProvider,
    ...ofPayments,
    ...ofUploads,
    ...ofQueue,
    'SMTP_URL',
    'MAIL_FROM',
    'METRICS_TOKEN',
  ],
  worker: [...ofSetup, ...ofProvider, ...ofPayments, ...ofUploads, 'METRICS_TOKEN'],
};

/** Whether a service uses the variable, which may name a file with its value. */
const isOwn = (service: ServiceName, name: string): boolean =>
  !foreign[service].includes(name) && !foreign[service].includes(name.replace(/_FILE$/, ''));

/** Takes out of the environment what the service does not use. Processes that it starts do not get it either. */
export const dropForeign = (service: ServiceName, env: NodeJS.ProcessEnv): void => {
  for (const name of Object.keys(env)) if (!isOwn(service, name)) delete env[name];
};

/** The environment of one service: what it uses, and everything that is not of Matraz. */
export const environmentFor = (service: ServiceName, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => isOwn(service, name)));

/** The settings that a service does not have. */
interface Foreign {
  api: 'smtp';
  projector: 'smtp' | 'mailFrom' | 'payments' | 'oidc' | 'uploadsUrl' | 'redisUrl' | 'metricsToken';
  worker: 'payments' | 'uploadsUrl' | 'metricsToken';
}

/** The settings that a service is given. */
export type ConfigOf<Name extends ServiceName> = Omit<Config, Foreign[Name]>;
