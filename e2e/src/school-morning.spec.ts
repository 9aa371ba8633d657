import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { logInAgain, register } from './testing/accounts.ts';
import { test } from './testing/exam-room.ts';
import { expectAccessible } from './testing/page-checks.ts';
import { screenshot } from './testing/screenshot.ts';

/** What a teacher does is told over the stream of updates. The student's page alone would read again after ten seconds. */
const soon = { timeout: 2_000 };
const minutes = 60_000;

const open = async (browser: Browser) => {
  const context = await browser.newContext({ storageState: undefined });
  const page = await context.newPage();
  return { context, page, email: await register(page) };
};

interface Student {
  context: BrowserContext;
  page: Page;
}

/** As a student does it: from the list of exams. */
const begin = async ({ page }: Student, title: string) => {
  await page.goto('/exams');
  await page.getByRole('link', { name: `Ir al ensayo: ${title}` }).click();
  await page.getByRole('button', { name: 'Comenzar ensayo' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
};

// The same with 300 students and a model of every deadline: quality/bench/school-day.
test('a class of four sits an exam: more time, a late start, a cut, a pause, and results that agree', async ({
  makeExam,
  teacher: admin,
  browser,
}) => {
  const exam = await makeExam({ duration: 1_800, size: 3 });
  const { page: room, email } = await open(browser);
  const { link } = await (await admin.post('/api/admin/teachers', { data: { email } })).json();
  const { pathname, search } = new URL(link);
  await room.goto(pathname + search);
  await logInAgain(room, email);
  const { classId } = await (await room.request.post('/api/classes', { data: { name: '4°B', year: 2026 } })).json();
  const { code } = await (await room.request.post(`/api/classes/${classId}/code`)).json();
  const students: Student[] = [];
  for (let place = 0; place < 4; place++) {
    const student = await open(browser);
    expect((await student.page.request.post('/api/user/classes', { data: { code } })).status()).toBe(200);
    students.push(student);
  }
  const [plain, longer, cut, late] = students as [Student, Student, Student, Student];
  const { id: longerId } = await (await longer.page.request.get('/api/auth/user')).json();
  const more = { extraTime: 50, largeText: false, hidesTimer: false, breaks: 0 };
  const given = await room.request.put(`/api/class-students/${longerId}/accommodations`, { data: more });
  expect(given.status()).toBe(200);
  const now = Date.now();
  const assigned = await room.request.post(`/api/classes/${classId}/assignments`, {
    data: {
      kind: 'exam',
      workId: exam.id,
      opensAt: new Date(now).toISOString(),
      closesAt: new Date(now + 20 * minutes).toISOString(),
      lastStartAt: null,
      attempts: 1,
      results: 'when-released',
      form: { questions: true, options: true },
      accessWord: null,
    },
  });
  const { assignmentId } = await assigned.json();

  await room.goto(`/admin/ensayos/${exam.id}/sala?curso=${classId}`);
  const rows = (text: string) => room.getByRole('row').filter({ hasText: text });
  const actions = room.getByRole('region', { name: 'Acciones' });
  const act = async (button: string, confirmation: string) => {
    await actions.getByRole('button', { name: button }).click();
    await room.getByRole('dialog').getByRole('button', { name: confirmation }).click();
  };

  await test.step('three start; the closing and the extra time are in what their timers show', async () => {
    for (const student of [plain, longer, cut]) await begin(student, exam.title);
    await expect(plain.page.getByRole('timer')).toHaveText(/^1[89]m /);
    // The closing in 20 minutes, and 15 minutes that are hers.
    await expect(longer.page.getByRole('timer')).toHaveText(/^3[34]m /);
    await expect(rows('Rindiendo')).toHaveCount(3);
    await expect(rows('Sin comenzar')).toHaveCount(1);
  });

  const panel = room.getByRole('region', { name: 'Tiempo perdido por cortes' });
  await test.step('the network of one is cut, and she gets back what she lost', async () => {
    // Before its first contact a page does not count as lost.
    await cut.page.waitForResponse((reply) => reply.url().endsWith('/contact'));
    await cut.context.setOffline(true);
    const lost = rows('Sin conexión hace');
    await expect(lost).toHaveCount(1, { timeout: 60_000 });
    await begin(late, exam.title);
    await room.getByRole('button', { name: 'Todas las personas sin conexión' }).click();
    await expect(lost.getByRole('checkbox')).toBeChecked();
    await screenshot(room, 'sala-sin-conexion');
    await cut.context.setOffline(false);
    await expect(panel).toContainText('se cortó su conexión');
    await expectAccessible(room);
    await screenshot(room, 'sala-tiempo-perdido');
    await panel.getByRole('button', { name: 'Devolver a 1 estudiante' }).click();
    await expect(cut.page.getByText(/^Te dieron .* segundos más$/)).toBeVisible(soon);
    await expect(panel).toBeHidden();
  });

  await test.step('the class pauses and goes on', async () => {
    const chosen = actions.getByText(/^4 estudiantes/);
    if (!(await chosen.isVisible())) await room.getByRole('button', { name: 'Elegir todo' }).click();
    await act('Pausar', 'Pausar');
    for (const { page } of students) await expect(page.getByText('Ensayo en pausa')).toBeVisible(soon);
    await act('Seguir', 'Seguir');
    for (const { page } of students) await expect(page.getByText('Ensayo en pausa')).toBeHidden(soon);
  });

  await test.step('each answers, one hands in, the teacher ends the others; nobody reads a score yet', async () => {
    for (const { page } of students) {
      await page.getByRole('radio').first().check();
      await expect(page.getByText('Guardada').first()).toBeVisible();
    }
    const attempt = plain.page.url().split('/').at(-1);
    await plain.page.request.post(`/api/exam-attempts/${attempt}/complete`, { data: {} });
    await expect(rows('Entregó')).toHaveCount(1);
    await expect(plain.page.getByRole('heading', { name: 'Entregado' })).toBeVisible();

    // She handed in by mistake.
    await screenshot(room, 'sala-reabrir');
    await actions.getByRole('button', { name: 'Reabrir 1' }).click();
    await expectAccessible(room);
    await screenshot(room, 'sala-reabrir-motivo');
    await room.getByRole('dialog').getByRole('button', { name: 'Reabrir' }).click();
    await expect(plain.page.getByText('Te dieron 5 minutos más. Entregó sin querer')).toBeVisible(soon);
    await expectAccessible(plain.page);
    await plain.page.getByRole('link', { name: 'Continuar ensayo' }).click();
    await expect(plain.page.getByText(/^1 de \d+ respondidas$/)).toBeVisible();
    await expect(plain.page.getByRole('timer')).toHaveText(/^2[0-4]m /);
    await expect(rows('Rindiendo')).toHaveCount(4);
    await plain.page.request.post(`/api/exam-attempts/${attempt}/complete`, { data: {} });
    await expect(rows('Entregó')).toHaveCount(1);
    await act('Terminar', 'Terminar');
    await expect(rows('Entregó')).toHaveCount(4);
    for (const { page } of [longer, cut, late])
      await expect(page.getByRole('heading', { name: 'Entregado' })).toBeVisible();
  });

  await test.step('after the release students, class results and room say the same', async () => {
    await exam.voidQuestion(exam.questions[0]?.id ?? '');
    await room.request.post(`/api/classes/${classId}/assignments/${assignmentId}/release`);
    const scores: number[] = [];
    for (const { page } of students) {
      const attempts = (await (await page.request.get('/api/exam-attempts')).json()) as [
        { paesScore: number; scored: number },
      ];
      expect(attempts).toMatchObject([{ scored: 2, answered: 1 }]);
      scores.push(attempts[0].paesScore);
    }
    const results = await (await room.request.get(`/api/classes/${classId}/exams/${exam.id}/results`)).json();
    const ofClass = results.students.map(({ result }: { result: { paesScore: number } }) => result.paesScore);
    expect([...ofClass].sort()).toEqual([...scores].sort());
    await room.goto(`/docente/clases/${classId}/ensayos/${exam.id}`);
    await expectAccessible(room);
    await screenshot(room, 'resultados-de-curso');
    await room.getByText('Probar con otra tabla').click();
    await room.getByLabel('Tabla de puntajes').fill('Correctas;Puntaje\n0;100\n1;450\n2;1000');
    await expect(room.getByRole('table', { name: 'Puntajes con la otra tabla' })).toBeVisible();
    await expectAccessible(room);
    await screenshot(room, 'otra-tabla');
  });
  // An exam that a class may still start is not deleted.
  await room.request.delete(`/api/classes/${classId}/assignments/${assignmentId}`);
  for (const { context } of students) await context.close();
});
