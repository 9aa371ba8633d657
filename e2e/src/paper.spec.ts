import { expect } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { startExam, submitExam, test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

test('an ensayo on paper is printed, typed in, and has results as any other', async ({
  makeExam,
  teacher,
  browser,
}) => {
  const exam = await makeExam({ duration: 1_800, size: 4 });
  const { classId } = await (await teacher.post('/api/classes', { data: { name: '4°B', year: 2026 } })).json();
  const { code } = await (await teacher.post(`/api/classes/${classId}/code`)).json();
  const student = await (await browser.newContext({ storageState: undefined })).newPage();
  await register(student);
  await student.request.post('/api/user/classes', { data: { code } });
  const page = await (await browser.newContext({ storageState: sessionOf('admin') })).newPage();

  await page.goto(`/docente/clases/${classId}`);
  await expect(page.getByRole('link', { name: `Imprimir: ${exam.title}` })).toBeVisible();
  await screenshot(page, 'curso-ensayos');
  await page.getByRole('link', { name: `Imprimir: ${exam.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Hoja de respuestas' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'imprimir-ensayo');
  // Cover, questions, answer sheet.
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(3);
  await page.getByLabel('Qué imprimir').selectOption('key');
  await expect(page.getByRole('heading', { name: 'Clave de la forma D' })).toBeVisible();
  await screenshot(page, 'imprimir-claves');

  await page.goto(`/docente/clases/${classId}/ensayos/${exam.id}`);
  await expect(page.getByText('Todavía no hay resultados')).toBeVisible();
  await page.getByRole('link', { name: 'Cargar hojas en papel' }).click();
  await page.getByLabel('Comenzó').fill('2026-03-02T09:00');
  await page.getByRole('textbox', { name: /Antonia/ }).pressSequentially('abc-');
  await expectAccessible(page);
  await screenshot(page, 'cargar-hojas');
  await page.getByRole('button', { name: 'Cargar 1 hoja' }).click();
  await expect(page.getByText('Cargada', { exact: true })).toBeVisible();

  await startExam(student, exam);
  await student.keyboard.press('a');
  await submitExam(student);
  await expect(student).toHaveURL(/exam-results/);

  await page.getByRole('link', { name: 'Resultados' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Antonia' });
  await expect(row).toContainText('En papel');
  await expectAccessible(page);
  await screenshot(page, 'resultados-curso');
  await page.getByLabel('Cuenta').selectOption('last');
  await expect(row).toContainText('intento 2 de 2');
  await row.getByRole('link', { name: /ver la prueba corregida/ }).click();
  await expect(page.getByText('○ En blanco').first()).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'prueba-corregida');
  await page.getByRole('link', { name: 'Lo que vio' }).click();
  await page.getByRole('slider').fill('0');
  await expect(page.getByText('Sin respuesta')).toHaveCount(4);
  await page.getByRole('button', { name: /Pregunta 1: A/ }).click();
  await expect(page.getByText(/^A, recibida a las/)).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'lo-que-vio');

  await student.getByRole('button', { name: 'Imprimir corregido' }).click();
  await expect(student.getByRole('heading', { name: 'Tu ensayo corregido' })).toBeVisible();
  await screenshot(student, 'tu-ensayo-corregido');
});
