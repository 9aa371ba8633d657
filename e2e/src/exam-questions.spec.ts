import { expect, type Page } from '@playwright/test';
import { register, sessionOf } from './testing/accounts.ts';
import { expectAllSaved, startExam, submitExam, test } from './testing/exam-room.ts';
import { expectAccessible, expectNoSidewaysScrollingAt } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';
import { onPhonesToo } from './testing/widths.ts';

const text = `Ensayo de noviembre

P: ¿Qué gas absorben las plantas al hacer fotosíntesis, si 0 < x < 3?
A) Oxígeno
B) Dióxido de carbono
C) Nitrógeno
R: B
E: Con él y con agua forman glucosa.

P: ¿Cuál es la unidad de fuerza?
A) El newton
B) El joule
PILOTO: SÍ
`;

/** Opens the dialog of an exam from its card. */
const openDialog = async (page: Page, { title }: { title: string }) => {
  await page.goto('/admin?seccion=ensayos');
  await page.getByRole('button', { name: `Gestionar: ${title}` }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const editor = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Preguntas del ensayo' }).getByRole('listitem');
const expectMessage = (page: Page, message: string) => expect(page.getByText(message).first()).toBeVisible();

/** Moves a question with the keyboard to the next place. A press before the places are measured moves it by a few pixels only. */
const dragDown = async (page: Page, place: number, to: number) => {
  const handle = page.getByRole('button', { name: `Mover pregunta ${place}`, exact: true });
  const top = async () => (await handle.boundingBox())?.y ?? 0;
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Tienes la pregunta ${place}, en su lugar.`)).toBeAttached();
  await expect(async () => {
    const before = await top();
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBeGreaterThan(before);
    await expect(page.getByText(`Está en el lugar ${to}.`)).toBeAttached({ timeout: 5000 });
  }).toPass();
};

test.use({ storageState: sessionOf('admin') });

test('a bulk text shows its warnings in the preview, and then its questions are created', async ({
  page,
  makeExam,
}) => {
  const exam = await makeExam({ duration: 600, size: 2 });
  await openDialog(page, exam);
  await tab(page, 'Carga masiva');
  await page.getByRole('textbox', { name: 'Preguntas', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Procesar' }).click();
  await expect(page.getByRole('button', { name: 'Bloque 1: se omitió porque falta la pregunta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bloque 3 (pregunta 4): falta la respuesta (R:)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pregunta 4' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Crear preguntas' })).toBeDisabled();
  await screenshot(page, 'ensayo-carga-masiva');

  // Closing asks before it drops what was typed.
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Ir a la primera sin clave' }).click();
  await expect(page.getByLabel('La A es la clave de la pregunta 4')).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Crear preguntas' }).click();
  await expectMessage(page, '2 preguntas creadas exitosamente');
  // The block that was left out stays in the text.
  await expect(page.getByRole('textbox', { name: 'Preguntas', exact: true })).toHaveValue('Ensayo de noviembre');
  await expect(page.getByRole('textbox', { name: 'Preguntas', exact: true })).toBeFocused();
  await expectMessage(page, '1 bloque quedó fuera y sigue aquí. Corrígelo y procésalo de nuevo, o bórralo.');
  await page.getByRole('textbox', { name: 'Preguntas', exact: true }).fill('');
  await tab(page, 'Lista de preguntas');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(2)).toContainText('si 0 < x < 3?');
  await expect(rows(page).nth(2)).toContainText('Clave B');
  await expect(rows(page).nth(3)).toContainText('Piloto');
  await screenshot(page, 'ensayo-preguntas');

  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: exam.title }) });
  await expect(card).toContainText('4 preguntas');
});

test('a teacher creates, edits, moves and deletes a question', async ({ page, makeExam, teacher }) => {
  const exam = await makeExam({ duration: 600, size: 3 });
  await openDialog(page, exam);
  await editor(page, 'Pregunta').fill('¿Cuándo es x < 3?');
  await editor(page, 'Alternativa A').fill('Cuando x = 2');
  await editor(page, 'Alternativa B').pressSequentially('Cuando \\(x = 4\\)');
  await page.getByLabel('La A es la correcta').check();
  await expect(page.getByRole('region', { name: 'Vista previa' }).getByText('¿Cuándo es x < 3?')).toBeAttached();
  await page.getByRole('button', { name: 'Crear pregunta' }).click();
  await expectMessage(page, 'Pregunta creada exitosamente');
  await expect(editor(page, 'Pregunta')).toBeFocused();
  await expect(editor(page, 'Pregunta')).toHaveText('');

  await tab(page, 'Lista de preguntas');
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Editar pregunta 4' }).click();
  await expect(editor(page, 'Pregunta')).toBeFocused();
  await editor(page, 'Explicación').fill('Porque 2 es menor.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expectMessage(page, 'Pregunta actualizada exitosamente');

  const idsOf = async () => {
    const { questions } = await (await teacher.get(`/api/exams/${exam.id}`)).json();
    return (questions as { id: string }[]).map(({ id }) => id);
  };
  const [first = '', second = '', third = '', fourth = ''] = await idsOf();
  // Escape cancels the move: the dialog and the order stay.
  await dragDown(page, 1, 2);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Cancelado: volvió a su lugar.')).toBeAttached();
  await dragDown(page, 1, 2);
  await page.keyboard.press('Space');
  await expectMessage(page, 'Preguntas reordenadas exitosamente');
  await expect.poll(idsOf).toEqual([second, first, third, fourth]);

  await page.getByRole('button', { name: 'Eliminar pregunta 1' }).click();
  await expect(page.getByText(/no se puede deshacer/)).toBeVisible();
  await page
    .getByRole('dialog', { name: '¿Eliminar la pregunta 1?' })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expectMessage(page, 'Pregunta eliminada exitosamente');
  await expect(rows(page)).toHaveCount(3);
  expect(await idsOf()).toEqual([first, third, fourth]);
  const { questions } = await (await teacher.get(`/api/exams/${exam.id}`)).json();
  expect(questions.at(-1)).toMatchObject({
    question: '<p>¿Cuándo es x &lt; 3?</p>',
    options: ['<p>Cuando x = 2</p>', '<p>Cuando \\(x = 4\\)</p>'],
    explanation: '<p>Porque 2 es menor.</p>',
  });
});

test('a voided question changes results, and the student sees the score before and after', async ({
  page,
  makeExam,
  browser,
}) => {
  const exam = await makeExam({ duration: 1800, size: 4 });
  const context = await browser.newContext({ storageState: undefined });
  const student = await context.newPage();
  await register(student);
  const attemptId = await startExam(student, exam);
  // All answers are right except the one to the first scored question.
  const wrong = exam.questions.findIndex(({ isPilot }) => !isPilot);
  for (const [place, { correctAnswer }] of exam.questions.entries()) {
    await student.keyboard.press('abcde'[place === wrong ? Number(correctAnswer === 0) : correctAnswer] ?? '');
    await student.keyboard.press('ArrowRight');
  }
  await expectAllSaved(student);
  await submitExam(student);
  await expect(student).toHaveURL(new RegExp(`/exam-results/${attemptId}`));
  const { paesScore } = await (await student.request.get(`/api/exam-attempts/${attemptId}`)).json();

  await openDialog(page, exam);
  await tab(page, 'Lista de preguntas');
  await page.getByRole('button', { name: `Corregir pregunta ${wrong + 1}` }).click();
  const dialog = page.getByRole('dialog', { name: `Corregir la pregunta ${wrong + 1}` });
  await dialog.getByRole('radio', { name: 'Anular la pregunta (no cuenta para nadie)' }).check();
  await expect(dialog.getByText(`1 de 1 puntaje cambia: de ${paesScore} a 1.000.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo (lo leen los estudiantes)' }).fill('No se puede responder.');
  await dialog.getByRole('button', { name: 'Anular y recalcular 1 puntaje' }).click();
  await expect(rows(page).nth(wrong)).toContainText('Anulada');

  const notice = student
    .locator('section')
    .filter({ has: student.getByRole('heading', { name: 'Tu puntaje fue recalculado' }) });
  await expect(notice).toContainText(`Antes ${paesScore}`);
  await expect(notice).toContainText(/ahora 1\.?000 puntos/);
  await expect(notice).toContainText(`Se anuló la pregunta ${wrong + 1}`);
  await expect(notice.getByRole('blockquote')).toHaveText('No se puede responder.');
  await context.close();
});

/** Opens every state of the dialog and calls `check` on each. */
const walk = async (page: Page, exam: { title: string }, check: () => Promise<void>) => {
  const step = (name: string, show: () => Promise<void>) =>
    test.step(name, async () => {
      await show();
      await check();
    });
  await step('una pregunta', () => openDialog(page, exam));
  await step('lo que falta', async () => {
    await page.getByRole('button', { name: 'Crear pregunta' }).click();
    // On phones the message covers the close button. It can be closed while a dialog is open.
    await page.getByLabel('Cerrar notificación').click();
    await expect(page.getByLabel('Cerrar notificación')).toHaveCount(0);
    await expect(page.getByText('Escribe la pregunta')).toBeVisible();
  });
  await step('vista previa', async () => {
    await editor(page, 'Pregunta').fill(`¿${'Larga'.repeat(40)} \\(${'x + '.repeat(40)} y\\)?`);
    await editor(page, 'Alternativa A').fill('Una');
  });
  await step('carga masiva', async () => {
    await tab(page, 'Carga masiva');
    await page.getByRole('textbox', { name: 'Preguntas', exact: true }).fill(text);
    await page.getByRole('button', { name: 'Procesar' }).click();
  });
  await step('clave por elegir', () => page.getByRole('button', { name: 'Ir a la primera sin clave' }).click());
  await step('lista', async () => {
    await tab(page, 'Lista de preguntas');
    await expect(rows(page)).toHaveCount(3);
  });
  await step('corregir', async () => {
    await page.getByRole('button', { name: 'Corregir pregunta 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Corregir la pregunta 1' });
    await dialog.getByRole('radio', { name: 'Corregir la clave' }).check();
    for (const option of await dialog.getByRole('checkbox').all()) await option.check();
    await expect(dialog.getByText('Nadie lo ha rendido todavía.')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await step('editar', () => page.getByRole('button', { name: 'Editar pregunta 1' }).click());
  await step('descartar', () => page.getByRole('button', { name: 'Cerrar', exact: true }).click());
};

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no state of the dialog has a serious finding or scrolls sideways', onPhonesToo, async ({ page, makeExam }) => {
    await walk(page, await makeExam({ duration: 600, size: 3 }), async () => {
      await expectAccessible(page);
      await expectNoSidewaysScrollingAt(
        page,
        [320],
        page.locator('[role="dialog"] [role="tabpanel"][data-state="active"]'),
      );
    });
  });
});
