import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { privacyContactWarnings } from './privacy-contact.ts';

test('outside the demo a missing contact for personal data is told', () => {
  const warnings = (env: NodeJS.ProcessEnv) => privacyContactWarnings(loadConfig(env));
  expect(warnings({ MATRAZ_DEMO: '0' })).toEqual([expect.stringMatching(/^Falta PRIVACY_CONTACT: /)]);
  expect(warnings({ MATRAZ_DEMO: '0', PRIVACY_CONTACT: 'datos@liceo.cl' })).toEqual([]);
  expect(warnings({})).toEqual([]);
});
