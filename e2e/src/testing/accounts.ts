import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { runDir } from './stack.ts';

export type Account = 'admin' | 'premium' | 'estudiante';
const demoPassword = 'matraz-demo-2026';
const password = 'volcán-villarrica-2847';

/** Where the session of a demo account is kept. `accounts.setup.ts` opens it once per run. */
export const sessionOf = (account: Account) => join(runDir, `session-${account}.json`);

/** Sends the form that is shown at `path`. The session is in the cookies of `request` afterwards. */
const sendForm = async (request: APIRequestContext, path: string, form: Record<string, string>) => {
  const shown = await request.get(path);
  const [, action] = /<form[^>]*action="([^"]+)"/.exec(await shown.text()) ?? [];
  if (action === undefined) throw new Error(`there is no form at ${shown.url()}`);
  await request.post(new URL(action, shown.url()).href, { form });
  expect((await request.get('/api/auth/user')).status(), 'the session').toBe(200);
};

/** Logs a demo account in, without a page. */
export const openSession = (request: APIRequestContext, account: Account) =>
  sendForm(request, '/api/login', { email: `${account}@matraz.test`, password: demoPassword });

const newStudent = () => {
  const { parallelIndex, project } = test.info();
  return {
    firstName: 'Antonia',
    lastName: 'Pizarro',
    email: `antonia.${project.name}.${parallelIndex}.${Date.now()}@ejemplo.cl`,
    password,
  };
};

export const newAccount = async (request: APIRequestContext) => {
  const student = newStudent();
  await sendForm(request, '/api/login?screen=registro', { ...student, age: 'adolescent', consent: 'on' });
  return student;
};

/** Gives the page a new student's session, without the form. The test opens its first page itself. @returns the e-mail address */
export const register = async (page: Page): Promise<string> => {
  const { email } = await newAccount(page.request);
  return email;
};

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text);
  await page.locator('[name=password]').press('Enter');
};

/** @param student by default a new one */
export const fillRegistration = async (page: Page, student = newStudent()) => {
  await page.getByLabel('Tengo 14 años o más').check();
  await page.getByRole('checkbox', { name: /^Acepto/ }).check();
  await fill(page, student);
};

/** Fills the login form that is on the page. */
export const fillLogin = (page: Page, person: { email: string; password: string }) => fill(page, person);

/** The same, as the student that `register` made. */
export const logInAgain = (page: Page, email: string) => fillLogin(page, { email, password });

/** The same, as a demo account. */
export const logInAs = (page: Page, account: Account) =>
  fillLogin(page, { email: `${account}@matraz.test`, password: demoPassword });
