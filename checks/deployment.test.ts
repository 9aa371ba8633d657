import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const composeFiles = ['docker-compose.yml', 'docker-compose.cluster.yml'];
const textOf = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, value = '']) => value);

test.each(composeFiles)('[security 38] no password of %s has a default value', (file) => {
  const values = found(textOf(file), /^ +\w*(?:PASSWORD|SECRET|TOKEN|KEY|AUTH): (.+)$/gm);
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(value).toMatch(/^\$\{\w+:(-|\?[^}]+)\}$/);
});

test('[security 38] .env.example has no password, so each installation makes its own', () => {
  const values = found(textOf('.env.example'), /^\w*(?:PASSWORD|SECRET|TOKEN|KEY|SECRET_ACCESS_KEY)=(.*)$/gm);
  expect(values.length).toBeGreaterThan(6);
  expect(values.filter(Boolean)).toEqual([]);
});

test.each(composeFiles)('[security 38] every server of %s asks for a password', (file) => {
  expect(textOf(file)).not.toMatch(/INSECURE|tls=false|HOST_AUTH_METHOD|ALLOW_EMPTY|nopass/i);
});

test('[security 38] an empty password starts neither Redis nor EventStoreDB', () => {
  const checked = found(textOf('docker-compose.yml'), /\$\$\{(\w+):\?set \w+ in \.env\}/g);
  expect(checked).toEqual(['EVENTSTORE_PASSWORD', 'REDISCLI_AUTH']);
});

/** Its registry publishes no list of digests. */
const withoutDigest = 'docker.kurrent.io/kurrent-latest/kurrentdb:25.1.4';

test('every image has an exact version, and a digest where its registry publishes one', () => {
  const images = [
    ...composeFiles.flatMap((file) => found(textOf(file), /^ +image: (\S+)$/gm)),
    ...found(textOf('Dockerfile'), /^ARG NODE_IMAGE=(\S+)$/gm),
  ].filter((image) => image !== 'matraz');
  expect(new Set(images).size).toBe(4);
  for (const image of images)
    if (image !== withoutDigest) expect(image).toMatch(/^\w+:\d+\.\d+(\.\d+)?(-[\w-]+)?@sha256:[\da-f]{64}$/);
  expect(textOf('Dockerfile')).not.toMatch(/^FROM \w+:/m);
});

/** The variables of a service of docker-compose.yml, with those of the blocks that it merges. */
const environmentOf = (service: string): string[] => {
  const text = textOf('docker-compose.yml');
  const namesIn = (block: string) => found(block, /^ +([A-Z_]+): /gm);
  const [, block = ''] = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(text) ?? [];
  const merged = found(block, /<<: (.+)/g).flatMap((names) => found(names, /\*(\w+)/g));
  const shared = merged.includes('environment') || !block.includes('environment:') ? ['environment'] : [];
  return [...new Set([...merged, ...shared])]
    .flatMap((name) => {
      const [, indent = '', lines = ''] =
        new RegExp(`^( *)[\\w-]+: &${name}\\n((?:\\1 +.*\\n)+)`, 'm').exec(text) ?? [];
      return indent === '' && name === 'container' ? [] : namesIn(lines);
    })
    .concat(namesIn(block));
};

test.each([
  ['api', ['SMTP_URL', 'POSTGRES_PASSWORD', 'EVENT_STORE_ADMIN_PASSWORD']],
  ['projector', ['SMTP_URL', 'MERCADOPAGO_ACCESS_TOKEN', 'OIDC_CLIENT_SECRET', 'REDIS_PASSWORD', 'METRICS_TOKEN']],
  ['worker', ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET', 'OIDC_CLIENT_SECRET', 'AWS_SECRET_ACCESS_KEY']],
])('the container of %s does not get the secrets of others', (service, foreign) => {
  const names = environmentOf(service);
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'EVENT_STORE_PASSWORD']));
  for (const name of foreign) expect(names).not.toContain(name);
});
