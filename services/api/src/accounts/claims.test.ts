import { expect, test } from 'vitest';
import { identityOf, isNamedAdmin } from './claims.ts';

const who = { iss: 'https://idp.example', sub: '42' };

test('a full name is split into its first word and the rest', () => {
  expect(identityOf({ ...who, name: 'Gabriela Mistral Godoy' }, false)).toEqual({
    issuer: 'https://idp.example',
    subject: '42',
    firstName: 'Gabriela',
    lastName: 'Mistral Godoy',
    email: null,
    profileImageUrl: null,
  });
});

test('given and family name are preferred to the full name', () => {
  expect(identityOf({ ...who, name: 'x y', given_name: 'Ana', family_name: 'Rojas' }, false)).toMatchObject({
    firstName: 'Ana',
    lastName: 'Rojas',
  });
  expect(identityOf({ ...who, name: 'Ana Rojas', given_name: 'Ana' }, false)).toMatchObject({ lastName: null });
});

test('claims of a wrong type are ignored', () => {
  expect(
    identityOf({ ...who, given_name: 7, family_name: ' ', email: {}, picture: 'javascript:alert(1)' }, false),
  ).toEqual({
    issuer: 'https://idp.example',
    subject: '42',
    firstName: null,
    lastName: null,
    email: null,
    profileImageUrl: null,
  });
});

test('control characters in claims do not prevent the login', async () => {
  expect(identityOf({ ...who, given_name: 'Ana\0', email: 'ana@liceo.cl\u0007' }, false)).toMatchObject({
    firstName: 'Ana',
    email: 'ana@liceo.cl',
  });
});

test('a picture of the provider is not kept, because it would tell the provider who opens a page', () => {
  expect(identityOf({ ...who, picture: 'https://idp.example/42.png' }, false).profileImageUrl).toBeNull();
});

test.each([
  ['the embedded provider, which verifies nothing', {}, true, false],
  ['the embedded provider with email_verified', { email_verified: true }, true, false],
  ['an external provider that verified it', { email_verified: true }, false, true],
  ['an external provider that did not verify it', { email_verified: false }, false, false],
  ['an external provider without email_verified', {}, false, false],
  ['an external provider with email_verified as text', { email_verified: 'true' }, false, false],
])('an e-mail of ADMIN_EMAILS from %s', (_, verified, embedded, isAdmin) => {
  expect(isNamedAdmin({ ...who, email: 'Ana@liceo.cl', ...verified }, ['ana@liceo.cl'], embedded)).toBe(isAdmin);
  expect(isNamedAdmin({ ...who, email: 'bea@liceo.cl', ...verified }, ['ana@liceo.cl'], embedded)).toBe(false);
});
