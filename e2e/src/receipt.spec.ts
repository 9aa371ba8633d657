import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { register } from './testing/accounts.ts';
import { startExam, submitExam, test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';
import { runDir } from './testing/stack.ts';

/** The worker does the same every minute. */
const sealLog = () =>
  execFileSync('npm', ['run', 'ops', '--', 'seal'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, MATRAZ_DATA_DIR: join(runDir, 'data'), DATABASE_URL: '' },
    stdio: 'ignore',
  });

test('a student downloads the receipt of an exam, and a visitor checks it; a changed one is refused', async ({
  page,
  browser,
  makeExam,
}, info) => {
  const exam = await makeExam({ duration: 600, size: 3 });
  await register(page);
  await startExam(page, exam);
  await page.keyboard.press('b');
  await submitExam(page);
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Tu comprobante' }) });
  await expect(section).toBeVisible();
  sealLog();

  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Descargar archivo' }).click();
  const file = info.outputPath('comprobante.json');
  await (await downloading).saveAs(file);
  await section.scrollIntoViewIfNeeded();
  await screenshot(page, 'comprobante');
  await section.getByRole('button', { name: 'Ver código QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código QR' });
  await expect(dialog.getByRole('img', { name: 'Código QR del comprobante' })).toBeVisible();
  await expect(dialog.getByText(exam.title)).toBeVisible();
  await screenshot(page, 'comprobante-qr');
  const link = await page.getByRole('link', { name: 'Abrir la verificación' }).getAttribute('href');
  await page.keyboard.press('Escape');
  await section.getByRole('link', { name: 'Ver comprobante' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comprobante de ensayo' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Código QR del comprobante' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'comprobante-hoja');

  const visitor = await browser.newPage();
  await visitor.goto('/verificar');
  const input = visitor.getByLabel('Archivo del comprobante');
  await input.setInputFiles(file);
  await expect(visitor.getByRole('heading', { name: 'El comprobante es válido' })).toBeVisible();
  await expect(visitor.getByText(exam.title)).toBeVisible();
  await visitor.getByText('Cada respuesta, con su hora').click();
  await expect(visitor.getByText('Pregunta 1: B')).toBeVisible();
  await expectAccessible(visitor);
  await screenshot(visitor, 'verificar');

  // The check itself needs no network.
  await visitor.context().setOffline(true);
  const receipt = readFileSync(file, 'utf8');
  const changed = receipt.replace(/"paesScore": \d+/, '"paesScore": 1000');
  writeFileSync(file, changed);
  await input.setInputFiles(file);
  await expect(visitor.getByRole('heading', { name: 'El comprobante no es válido' })).toBeVisible();
  writeFileSync(file, receipt);
  await input.setInputFiles(file);
  await expect(visitor.getByRole('heading', { name: 'El comprobante es válido' })).toBeVisible();
  await input.setInputFiles({ name: 'otro.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(visitor.getByRole('heading', { name: 'No es un comprobante' })).toBeVisible();
  await screenshot(visitor, 'verificar-otro');
  await visitor.context().setOffline(false);

  await visitor.goto(link ?? '');
  await expect(visitor.getByText('Este es el comprobante breve')).toBeVisible();
  await expect(visitor.getByText(exam.title)).toBeVisible();
  await screenshot(visitor, 'verificar-breve');
  await visitor.close();
});
