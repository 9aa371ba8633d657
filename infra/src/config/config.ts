import { resolve } from 'node:path';
import { z } from 'zod';
import { suitableApiProcesses } from '../processes/machine.ts';
import type { ServiceName } from '../processes/pid-file.ts';
import { isLoopback } from './listening.ts';
import { hostsOf, loginOf, withPassword } from './passwords.ts';
import { StartupError } from './startup-error.ts';

export interface Config {
  /** 0: any free port. */
  port: number;
  /** `localhost` or an IP address to listen on. Unset: every address, in the embedded demo this machine only. */
  host?: string;
  /** The address of the platform for browsers, without a slash at the end. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** The platform starts with the demo accounts and the demo catalog. */
  demo: boolean;
  databaseUrl?: string;
  eventStoreUrl?: string;
  redisUrl?: string;
  /** `s3://bucket` or `s3://bucket/folder`. Unset: the folder `uploads` of the data dir. */
  uploadsUrl?: string;
  /** Unset: the embedded provider. */
  oidc?: { issuer: string; clientId: string; clientSecret: string; accountUrl: string };
  /** Mercado Pago, or the checkout simulator of the embedded demo. Unset: nothing can be bought. */
  payments?: { accessToken: string; webhookSecret: string; apiUrl: string };
  /** The mail server, and the sender of the mails. Unset: mails are not sent. */
  smtp?: { url: string; from: string };
  /** The sender of the mails. Set: a mail server sends them, also when this service does not know which. */
  mailFrom?: string;
  /** An e-mail or an address of the web that answers questions about personal data. Unset: the administrator of the platform does. */
  privacyContact?: string;
  /** E-mails in lower case. Their accounts become administrators when an external provider has verified the e-mail. */
  adminEmails: string[];
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  apiProcesses: number;
  workerProcesses: number;
  /** Addresses and ranges of reverse proxies. Forwarding headers of other clients are ignored. */
  trustedProxies: string[];
  /** Unset: only programs of this machine may read the metrics. */
  metricsToken?: string;
  /** A collector of OpenTelemetry, without a slash at the end. Unset: nothing is traced. */
  otlpUrl?: string;
  /** The part of the traces that is recorded, 0 to 1. */
  traceRatio: number;
}

/** An IP address, or a range like `10.0.0.0/8`. */
const proxy = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'debe ser una lista de direcciones IP o rangos separados por comas',
);

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);

/** An address of EventStoreDB can name several nodes, with commas, which a URL cannot. Then the first one is parsed. */
const protocolOf = (address: string) =>
  (URL.parse(address) ?? URL.parse(address.replace(/(,[\w.-]+(:\d+)?)+(?=[/?#]|$)/, '')))?.protocol;

const eventStoreProtocols = [
  'esdb:',
  'esdb+discover:',
  'kurrentdb:',
  'kurrentdb+discover:',
  'postgres:',
  'postgresql:',
];
/** True for what EVENT_STORE_URL can be. */
export const isEventStoreUrl = (text: string) => eventStoreProtocols.includes(protocolOf(text) ?? '');

const url = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(protocolOf(value) ?? ''), {
      message: `debe ser una dirección ${protocols.map((protocol) => `${protocol}//`).join(' o ')}`,
    })
    .optional();

/** Over http a password can be read on its way, so it is for this machine alone. */
const pageUrl = url('http:', 'https:').refine(
  (value) => protocolOf(value ?? '') !== 'http:' || isLoopback(new URL(value ?? '').hostname),
  'debe ser una dirección https://; http:// sirve solo para localhost',
);

/** `ana@liceo.cl` or `Matraz <ana@liceo.cl>`. */
const sender = /^(?:[^<>@,;:"\\\p{Cc}]+ <[^<>@,;:"\s\p{Cc}]+@[\w.-]+>|[^<>@,;:"\s\p{Cc}]+@[\w.-]+)$/u;

const processes = z.coerce.number('debe ser un número').int('debe ser un número entero').min(1).max(64);

const environment = z.object({
  PORT: z.coerce.number('debe ser un número').int('debe ser un número entero').min(0).max(65_535).default(3000),
  // Not HOST, because some shells and tools set it to another value.
  MATRAZ_HOST: z
    .union([z.literal('localhost'), z.ipv4(), z.ipv6()], 'debe ser localhost o una dirección IP de esta máquina')
    .optional(),
  PUBLIC_URL: pageUrl,
  MATRAZ_DATA_DIR: z.string().default('.matraz'),
  MATRAZ_DEMO: z.enum(['0', '1'], 'debe ser 0 o 1').default('1'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  EVENT_STORE_URL: url(...eventStoreProtocols),
  // Passwords that are not in the address. PostgreSQL has PGPASSWORD for it.
  EVENT_STORE_PASSWORD: z.string().optional(),
  REDIS_URL: url('redis:', 'rediss:'),
  REDIS_PASSWORD: z.string().optional(),
  UPLOADS_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/,
      'debe ser una dirección s3://bucket o s3://bucket/carpeta',
    )
    .optional(),
  OIDC_ISSUER: pageUrl,
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_ACCOUNT_URL: pageUrl,
  MERCADOPAGO_ACCESS_TOKEN: z.string().optional(),
  MERCADOPAGO_WEBHOOK_SECRET: z.string().min(16, 'debe tener al menos 16 caracteres').optional(),
  MERCADOPAGO_API_URL: pageUrl,
  SMTP_URL: url('smtp:', 'smtps:').refine(
    (value) => URL.parse(value ?? '')?.hostname !== '',
    'debe nombrar un servidor',
  ),
  MAIL_FROM: z
    .string()
    .refine((value) => sender.test(value), 'debe ser un correo, como Matraz <matraz@liceo.cl>')
    .optional(),
  PRIVACY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], 'debe ser un correo o una dirección https://')
    .optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.email('debe ser una lista de correos separados por comas'))),
  RATE_LIMIT_SCALE: z.coerce.number('debe ser un número').positive('debe ser mayor que 0').default(1),
  MATRAZ_API_PROCESSES: processes.optional(),
  MATRAZ_WORKER_PROCESSES: processes.default(1),
  TRUSTED_PROXIES: z.string().default('').transform(listOf).pipe(z.array(proxy)),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('debe ser un número').min(0).max(1).default(1),
  METRICS_TOKEN: z.string().min(16, 'debe tener al menos 16 caracteres').optional(),
});

/** The variables that an operator can set. */
export const environmentVariables = Object.keys(environment.shape);

/** Compose files and shells pass unset variables as empty ones. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** The worker needs to know only that there is an external provider. */
const oidcOf = (env: z.infer<typeof environment>, service: ServiceName | undefined): Config['oidc'] => {
  const { OIDC_ISSUER: url = '' } = env;
  if (service === 'worker')
    return url === '' ? undefined : { issuer: url, clientId: '', clientSecret: '', accountUrl: url };
  const settings = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET];
  if (settings.every((value) => value === undefined)) return undefined;
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
  const missing = names.filter((_, index) => settings[index] === undefined);
  if (missing.length > 0) throw new StartupError(`Falta ${missing.join(' y ')}: las tres variables OIDC van juntas.`);
  const [issuer = '', clientId = '', clientSecret = ''] = settings;
  return { issuer, clientId, clientSecret, accountUrl: env.OIDC_ACCOUNT_URL ?? issuer };
};

/** The SDK accepts any notice that is signed with an empty secret, so a token needs its secret. */
const paymentsOf = (env: z.infer<typeof environment>): Config['payments'] => {
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_WEBHOOK_SECRET: webhookSecret } = env;
  if (accessToken === undefined) return undefined;
  if (webhookSecret === undefined)
    throw new StartupError('Falta MERCADOPAGO_WEBHOOK_SECRET: va junto con MERCADOPAGO_ACCESS_TOKEN.');
  const apiUrl = (env.MERCADOPAGO_API_URL ?? 'https://api.mercadopago.com').replace(/\/+$/, '');
  return { accessToken, webhookSecret, apiUrl };
};

/** The password of every new EventStoreDB, which everybody knows. */
const refuseDefaultLogin = (eventStoreUrl: string | undefined): void => {
  if (!eventStoreUrl || loginOf(eventStoreUrl)?.password !== 'changeit') return;
  if (hostsOf(eventStoreUrl).every(isLoopback)) return;
  throw new StartupError('EVENT_STORE_URL tiene la contraseña con la que nace todo EventStoreDB (changeit): cámbiela.');
};

const withGiven = (address: string | undefined, password: string | undefined): string | undefined =>
  address !== undefined && password !== undefined ? withPassword(address, password) : address;

/** The api needs the sender only: it says whether mails are sent. */
const smtpOf = (
  { SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof environment>,
  service: ServiceName | undefined,
): Config['smtp'] => {
  if (url !== undefined && from !== undefined) return { url, from };
  if (url === undefined && (from === undefined || service === 'api')) return undefined;
  const [missing, given] = url === undefined ? ['SMTP_URL', 'MAIL_FROM'] : ['MAIL_FROM', 'SMTP_URL'];
  throw new StartupError(`Falta ${missing}: va junto con ${given}.`);
};

/**
 * @param service the service that the environment was made for. Unset: it is whole.
 * @throws StartupError with the name of a wrong or missing variable
 */
export const loadConfig = (env: NodeJS.ProcessEnv, service?: ServiceName): Config => {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`La variable de entorno ${issue?.path.join()} no sirve: ${issue?.message}.`);
  }
  const values = parsed.data;
  const eventStoreUrl = withGiven(values.EVENT_STORE_URL, values.EVENT_STORE_PASSWORD);
  refuseDefaultLogin(eventStoreUrl);
  return {
    port: values.PORT,
    host: values.MATRAZ_HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(values.MATRAZ_DATA_DIR),
    demo: values.MATRAZ_DEMO === '1',
    databaseUrl: values.DATABASE_URL,
    eventStoreUrl,
    redisUrl: withGiven(values.REDIS_URL, values.REDIS_PASSWORD),
    uploadsUrl: values.UPLOADS_URL,
    oidc: oidcOf(values, service),
    payments: paymentsOf(values),
    smtp: smtpOf(values, service),
    ...(values.MAIL_FROM !== undefined && { mailFrom: values.MAIL_FROM }),
    privacyContact: values.PRIVACY_CONTACT,
    adminEmails: values.ADMIN_EMAILS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    apiProcesses: values.MATRAZ_API_PROCESSES ?? suitableApiProcesses(),
    workerProcesses: values.MATRAZ_WORKER_PROCESSES,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    otlpUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    traceRatio: values.OTEL_TRACES_SAMPLER_ARG,
  };
};

/** @throws StartupError when it is not set. The embedded supervisor always sets it. */
export const requireDatabaseUrl = ({ databaseUrl }: Config): string => {
  if (!databaseUrl) throw new StartupError('Falta la variable de entorno DATABASE_URL.');
  return databaseUrl;
};
