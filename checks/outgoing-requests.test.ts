import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Code that can connect to any address. The drivers of PostgreSQL, EventStoreDB and Redis get theirs from the configuration. */
const connects =
  /\bfetch\(|\bfrom '(node:(http|https|http2|net|tls|dgram)|undici|nodemailer|web-push|openid-client|mercadopago)\b|['"](@aws-sdk\/\S+|@opentelemetry\/exporter\S+)['"]/;

/** What each file connects to. No text of a student or a teacher becomes an address. */
const connectsTo: Record<string, string> = {
  'infra/src/files/s3-file-store.ts': 'UPLOADS_URL',
  'infra/src/mail/open-mailer.ts': 'SMTP_URL',
  'infra/src/payments/mercado-pago.ts': 'MERCADOPAGO_API_URL',
  'infra/src/payments/notices.ts': 'nothing: it checks signatures',
  'infra/src/payments/simulator/notify.ts': 'PUBLIC_URL, in the simulator of the demo',
  'infra/src/payments/simulator/start-simulator.ts': 'nothing: it listens',
  'infra/src/postgres/dead-connection.ts': 'nothing: it ends a connection',
  'infra/src/postgres/listen.ts': 'DATABASE_URL',
  'infra/src/push/open-pusher.ts': 'the push services of browsers: hosts of a fixed list, only https, no redirects',
  'infra/src/processes/lock.ts': 'the process that holds the data directory',
  'infra/src/processes/ports.ts': 'nothing: it looks for a free port',
  'infra/src/tracing/open-telemetry.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT',
  'platform/src/embedded/is-ready.ts': 'the api that it started',
  'platform/src/ops/payments/check-payments.ts': 'PUBLIC_URL',
  'platform/src/releases/make-release-data.ts': 'the platform that it started',
  'services/api/src/accounts/identity-client.ts': 'OIDC_ISSUER',
  'services/api/src/accounts/login.routes.ts': 'OIDC_ISSUER',
  'services/api/src/http/plugins/security.ts': 'nothing: it makes headers',
  'services/api/src/http/site/listen.ts': 'nothing: it listens',
  'services/projector/src/runner/connection.ts': 'DATABASE_URL',
};

const files = globSync('{contracts,domain,formats,application,infra,services/*,platform}/src/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/(testing|system)\//.test(file),
);
/** What can connect in the file: types and the check of an address cannot. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^import type [^;]+;/gm, '')
    .replace(/^import \{ isIP(v4)? \} [^;]+;/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '');

test('[security 34] only these files of the servers connect to an address', () => {
  expect(files.filter((file) => connects.test(codeOf(file))).toSorted()).toEqual(Object.keys(connectsTo).toSorted());
});
