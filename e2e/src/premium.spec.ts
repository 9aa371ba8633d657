import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { layoutShifts } from './testing/layout-shifts.ts';
import { detailOf, test, topicWhere } from './testing/school.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Premium ·/ });
const confirmed = '¡Listo! Tu Premium está activo';

const toCheckout = async (page: Page, plan: string) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: `Comprar ${plan}`, exact: true }).click();
};

/** Buys a plan on /pricing. The payment ends as `outcome` says, and the browser returns to our page. */
const buy = async (page: Page, plan: string, outcome: 'Aprobar el pago' | 'Dejarlo pendiente' | 'Rechazar el pago') => {
  await toCheckout(page, plan);
  await page.getByRole('button', { name: outcome }).click();
  await expect(page).toHaveURL(/\/compra\//);
};

/** What the provider's operator does, on the page of the checkout simulator. @param number of the payment */
const operate = async (request: APIRequestContext, simulator: string, number: string, status: string) => {
  const reply = await request.post(`${simulator}/operador/pagos/${number}`, { form: { status } });
  expect(reply.ok()).toBe(true);
};

test('a student buys 3 months, reads a locked lesson, buys more, and a refund ends exactly what was paid back', async ({
  page,
  teacher,
}) => {
  await register(page);
  const topic = await topicWhere(page.request, ({ orderIndex }) => orderIndex > 2);
  const { lessons } = await detailOf(teacher, topic.id);
  const last = () => page.getByRole('navigation', { name: 'Lecciones' }).getByRole('listitem').last();
  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  await expect(last().getByLabel('Bloqueada:')).toBeVisible();

  await page.getByRole('link', { name: 'Obtener Premium' }).click();
  await expect(title(page, 'Prepara la PAES con todo')).toBeVisible();
  await expect(page.getByText('$15.000', { exact: true })).toBeVisible();
  await screenshot(page, 'planes');
  await page.getByRole('button', { name: 'Comprar 3 Meses', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Matraz Premium, 3 Meses' })).toBeVisible();
  const simulator = new URL(page.url()).origin;
  await screenshot(page, 'simulador-pago');
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();
  const number = new URL(page.url()).searchParams.get('payment_id') ?? '';

  await expect(title(page, confirmed)).toBeVisible();
  await expect(badge(page)).toContainText('90 días');
  await screenshot(page, 'compra-aprobada');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Comprobante de compra' })).toContainText('$15.000 CLP');
  await screenshot(page, 'comprobante-impreso');
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/topic/${topic.id}?seccion=teoria`);
  await expect(page.getByLabel('Bloqueada:')).toHaveCount(0);
  await last().getByRole('button').click();
  await expect(page.getByRole('heading', { name: lessons.at(-1)?.title }).first()).toBeVisible();

  await buy(page, '1 Mes', 'Aprobar el pago');
  await expect(title(page, confirmed)).toBeVisible();
  await expect(badge(page)).toContainText('120 días');
  await buy(page, '5 Meses', 'Aprobar el pago');
  await expect(title(page, confirmed)).toBeVisible();
  await expect(badge(page)).toContainText('270 días');

  // The badge changes without a reload.
  await operate(page.request, simulator, number, 'refunded');
  await expect(badge(page)).toContainText('180 días');
  await page.goto('/subscription');
  const purchases = page.getByRole('region', { name: 'Tus compras' }).getByRole('link');
  await expect(purchases).toContainText([/5 Meses\s*Pagada/, /1 Mes\s*Pagada/, /3 Meses\s*Devuelta/]);
  await screenshot(page, 'mis-compras');
  await purchases.last().click();
  await expect(title(page, 'Te devolvimos el dinero')).toBeVisible();
  await screenshot(page, 'compra-devuelta');
});

test(
  'a checkout that is left and a rejected payment give nothing, and a pending one gives Premium when it is approved',
  onPhonesToo,
  async ({ page }) => {
    await register(page);
    await toCheckout(page, '1 Mes');
    await page.getByRole('link', { name: 'Volver sin pagar' }).click();
    await expect(title(page, 'Esta compra todavía no tiene un pago')).toBeVisible();
    await screenshot(page, 'compra-sin-pago');

    await buy(page, '1 Mes', 'Rechazar el pago');
    await expect(title(page, 'El pago fue rechazado')).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await screenshot(page, 'compra-rechazada');

    await page.getByRole('button', { name: 'Intentar de nuevo con 1 Mes' }).click();
    await expect(page.getByRole('heading', { name: 'Matraz Premium, 1 Mes' })).toBeVisible();
    const simulator = new URL(page.url()).origin;
    await page.getByRole('button', { name: 'Dejarlo pendiente' }).click();
    await expect(title(page, 'Tu pago está pendiente')).toBeVisible();
    await screenshot(page, 'compra-pendiente');
    const number = new URL(page.url()).searchParams.get('payment_id') ?? '';

    const operator = await page.context().newPage();
    await operator.goto(`${simulator}/operador`);
    await screenshot(operator, 'simulador-operador');
    await operator.getByRole('row', { name: number }).getByRole('button', { name: 'Aprobar' }).click();
    await expect(operator.getByRole('row', { name: number })).toContainText('Aprobado');
    await expect(title(page, confirmed)).toBeVisible();
    await expect(badge(page)).toContainText('30');

    // The address bar proves nothing.
    await page.goto('/compra/01930000-0000-7000-8000-0000000000aa?status=approved&payment_id=1');
    await expect(title(page, 'Compra no encontrada')).toBeVisible();
  },
);

test('each plan is bought, on a phone too, and its days are added', onPhonesToo, async ({ page }) => {
  await register(page);
  for (const [plan, days] of [
    ['1 Mes', 30],
    ['3 Meses', 120],
    ['5 Meses', 270],
  ] as const) {
    await buy(page, plan, 'Aprobar el pago');
    await expect(title(page, confirmed)).toBeVisible();
    await expect(badge(page)).toContainText(String(days));
  }
});

test('three days before the end the student is told, and at its second Premium is over without a reload', async ({
  page,
}) => {
  await register(page);
  await page.clock.install();
  const end = Date.now() + 2.5 * 24 * 60 * 60 * 1000;
  let isOver = false;
  const premium = { isPremium: true, premiumExpiresAt: new Date(end).toISOString() };
  await page.route('**/api/auth/user', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), ...(!isOver && premium) } });
  });
  await page.route('**/api/dashboard', async (route) => {
    const reply = await route.fetch();
    const { user, ...start } = await reply.json();
    await route.fulfill({ response: reply, json: { ...start, user: { ...user, ...(!isOver && premium) } } });
  });
  const notice = page.getByRole('complementary', { name: 'Tu Premium termina pronto' });
  await page.goto('/');
  await expect(notice).toContainText('quedan 3 días');
  expect(await layoutShifts(page)).toEqual([]);
  await expect(badge(page)).toContainText('3 días');
  await screenshot(page, 'premium-termina-pronto');

  const passUntil = async (time: number) => page.clock.fastForward(time - (await page.evaluate(() => Date.now())));
  await passUntil(end - 60_000);
  await expect(notice).toContainText('queda 1 día');
  isOver = true;
  await passUntil(end);
  await expect(badge(page)).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Obtener Premium' })).toBeVisible();
  // A handler that still reads a reply when the page closes would fail the test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a visitor is led to the plans through the login', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page).toHaveURL(/\/interaction|login/);
  await expect(page.locator('[name=password]')).toBeVisible();
});
