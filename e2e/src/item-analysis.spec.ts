import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { expect } from '@playwright/test';
import { sessionOf } from './testing/accounts.ts';
import { type Exam, test } from './testing/exam-room.ts';
import { expectAccessible, expectNoSidewaysScrollingAt } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';
import { isPhone, onPhonesToo } from './testing/widths.ts';

test.use({ storageState: sessionOf('admin') });

/** As if 40 students had taken the exam. The key of the third question looks wrong, so it comes first. */
const analysisOf = ({ questions }: Exam): AnalysedQuestion[] => {
  const rows = questions.map(({ id, options, correctAnswer }, index): AnalysedQuestion => {
    const wrong = (correctAnswer + 1) % options.length;
    const isSuspicious = index === 2;
    const chosen = isSuspicious ? wrong : correctAnswer;
    return {
      questionId: id,
      place: index + 1,
      students: 40,
      answered: 40,
      weakStudents: 13,
      strongStudents: 13,
      medianSeconds: 45,
      proportionCorrect: isSuspicious ? 0.15 : index === 4 ? 1 : 0.4 + index / 10,
      discrimination: isSuspicious ? -0.3 : index === 4 ? null : 0.5,
      options: options.map((_, option) =>
        option === chosen ? { students: 34, weak: 7, strong: 13 } : { students: 2, weak: 2, strong: 0 },
      ),
      unanswered: { students: 0, weak: 0, strong: 0 },
      warnings: isSuspicious ? [{ code: 'wrong-key', option: wrong }] : [],
    };
  });
  return rows.sort((one, other) => other.warnings.length - one.warnings.length);
};

test(
  'a teacher finds a suspicious question in the plot, with the keyboard',
  onPhonesToo,
  async ({ page, makeExam }) => {
    const exam = await makeExam({ duration: 600, size: 5 });
    await page.route(`**/api/admin/exams/${exam.id}/analysis`, (route) =>
      route.fulfill({ json: { questions: analysisOf(exam) } }),
    );
    await page.goto('/admin?seccion=ensayos');
    await page.getByRole('button', { name: `Gestionar: ${exam.title}` }).click();
    await page.getByRole('tab', { name: 'Análisis' }).click();
    await expect(page.getByText('5 preguntas; conviene revisar 1.')).toBeVisible();
    await screenshot(page, 'ensayo-analisis');
    await expectNoSidewaysScrollingAt(page, [320], page.getByRole('tabpanel', { name: 'Análisis' }));

    // The most difficult question is the first point.
    const first = page.getByRole('button', { name: /^Pregunta 3, 15 % de aciertos.*La clave parece equivocada$/ });
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^Pregunta 1, 40 % de aciertos/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();
    await page.keyboard.press('End');
    await expect(
      page.getByRole('button', { name: /^Pregunta 5, 100 % de aciertos, sin discriminación/ }),
    ).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    const row = page.getByRole('button', { expanded: true }).filter({ hasText: 'La clave parece equivocada' });
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Quién elige cada alternativa' })).toBeVisible();
    // The dialog itself does not scroll: its heading stays.
    await expect(page.getByRole('heading', { name: exam.title })).toBeInViewport();
    await expectAccessible(page);
    await screenshot(page, 'ensayo-analisis-pregunta');

    // The dialog opens over the analysis, and the focus comes back.
    const correct = page.getByRole('button', { name: 'Corregir o anular' });
    await correct.click();
    const dialog = page.getByRole('dialog', { name: 'Corregir la pregunta 3' });
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(dialog.getByText('Nadie lo ha rendido todavía.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(correct).toBeFocused();
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Pregunta', exact: true })).toBeFocused();
  },
);

test('the overview shows who studies and the results of each exam', onPhonesToo, async ({ page, makeExam }) => {
  const exam = await makeExam({ duration: 600, size: 5 });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Resumen' }).click();
  await expect(page.getByRole('heading', { name: 'Estudiantes activos' })).toBeVisible();
  const result = page.getByRole('article').filter({ has: page.getByRole('heading', { name: exam.title }) });
  await expect(result).toContainText('Ningún estudiante lo ha entregado todavía.');
  await expectNoSidewaysScrollingAt(page, isPhone() ? [320] : []);
  await expectAccessible(page);
  await screenshot(page, 'resumen');
});
