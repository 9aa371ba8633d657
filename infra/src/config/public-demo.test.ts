import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { refusePublicDemo } from './public-demo.ts';

const refuse = (env: NodeJS.ProcessEnv) => () => refusePublicDemo(loadConfig(env));

test.each(['https://matraz.cl', 'https://10.0.0.5:3000', 'https://localhost.matraz.cl'])(
  '[security 38] the demo accounts are refused at the public address %s',
  (PUBLIC_URL) => {
    expect(refuse({ PUBLIC_URL })).toThrow(/^PUBLIC_URL es \S+ y [^\n]+ Use MATRAZ_DEMO=0\.$/);
    expect(refuse({ PUBLIC_URL, MATRAZ_DEMO: '1' })).toThrow('PUBLIC_URL');
  },
);

test.each(['0.0.0.0', '::', '192.168.1.20'])('the demo accounts are refused on the address %s', (MATRAZ_HOST) => {
  expect(refuse({ MATRAZ_HOST })).toThrow(/^MATRAZ_HOST es \S+ y [^\n]+ Use MATRAZ_DEMO=0\.$/);
});

const oidc = { OIDC_ISSUER: 'https://id.cl', OIDC_CLIENT_ID: 'matraz', OIDC_CLIENT_SECRET: 'secret' };

test.each<[string, NodeJS.ProcessEnv]>([
  ['nothing but a port', { PORT: '8080' }],
  ['an address of this machine', { PUBLIC_URL: 'http://127.0.0.1:8080' }],
  ['an https address of this machine', { PUBLIC_URL: 'https://localhost' }],
  ['a public address without the demo', { PUBLIC_URL: 'https://matraz.cl', MATRAZ_DEMO: '0' }],
  ['a public address and an external provider', { PUBLIC_URL: 'https://matraz.cl', ...oidc }],
  ['an own address to listen on', { MATRAZ_HOST: '127.0.0.1' }],
  ['every address without the demo', { MATRAZ_HOST: '0.0.0.0', MATRAZ_DEMO: '0' }],
  ['every address and an external provider', { MATRAZ_HOST: '0.0.0.0', ...oidc }],
])('with %s it may start', (_, env) => {
  expect(refuse(env)).not.toThrow();
});
