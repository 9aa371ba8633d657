import { expect, test } from '@playwright/test';
import { newAccount } from '../src/testing/accounts.ts';
import { topicWhere } from '../src/testing/school.ts';
import { chromium109, openChromium } from './browsers.ts';
import { visitorOf } from './visitor.ts';

/** Chromium 109 with a feature switched off is tested in place of a browser without it. */
const openWithout = async (feature: string) => {
  const tab = await openChromium(await chromium109(), [feature]);
  return { visitor: visitorOf(tab, `without-${feature}`), close: tab.close };
};

test('a browser that is older than the supported ones shows a sentence that says so', async () => {
  const { visitor, close } = await openWithout('CSSContainerQueries');
  await visitor.open('/');
  await visitor.sees('Este navegador es muy antiguo para Matraz.');
  expect(await visitor.style('.old-browser', 'display')).toBe('block');
  await visitor.screenshot('landing');
  await close();
});

test('the focus on an option is seen without :has, which Firefox 115 lacks', async ({ request }) => {
  const { visitor, close } = await openWithout('CSSPseudoHas');
  const student = await newAccount(request);
  await visitor.open('/api/login');
  await visitor.fill('email', student.email);
  await visitor.fill('password', student.password);
  await visitor.click('button', 'Iniciar sesión');
  await visitor.sees(student.firstName);
  const topic = await topicWhere(request, ({ title }) => title === 'Grupos funcionales');
  await visitor.open(`/topic/${topic.id}?seccion=practica`);
  await visitor.seesFormulas();
  await expect(async () => {
    await visitor.run(() => document.querySelector<HTMLInputElement>('input[type=radio]')?.focus(), null);
    expect(await visitor.style('input[type=radio]:focus-visible', 'outline-style')).toBe('solid');
  }).toPass({ timeout: 30_000 });
  await visitor.screenshot('focus');
  await close();
});
