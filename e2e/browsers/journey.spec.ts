import type { PlatformStatus } from '@matraz/contracts/status-http';
import { expect } from '@playwright/test';
import { newAccount } from '../src/testing/accounts.ts';
import { test as examRoom } from '../src/testing/exam-room.ts';
import { detailOf, topicWhere } from '../src/testing/school.ts';
import { browsers } from './browsers.ts';
import { visitorOf } from './visitor.ts';

type Visitor = ReturnType<typeof visitorOf>;

/** One tab of the project's browser stays open from the first test to the last. */
const test = examRoom.extend<object, { visitor: Visitor }>({
  visitor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use, { project }) => {
      const browser = browsers.find(({ name }) => name === project.name);
      if (!browser) throw new Error(`No browser ${project.name}`);
      const tab = await browser.open();
      await use(visitorOf(tab, project.name));
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });

const nothing = 'rgba(0, 0, 0, 0)';

test('the landing page is shown with its styles, and its sample question works', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.sees('Registrarse');
  expect(await visitor.style('main a[href]', 'background-color')).not.toBe(nothing);
  expect(await visitor.style('body', 'background-color')).toBe('rgb(251, 247, 240)');
  expect(await visitor.style('.old-browser', 'display')).toBe('none');
  // The document contains the page. It works only after its code has come.
  await expect(async () => {
    await visitor.click('button', 'Las fuerzas son de igual magnitud');
    expect(await visitor.text()).toContain('¡Correcto!');
  }).toPass();
  await visitor.screenshot('landing');
});

test('a student logs in', async ({ visitor, request }) => {
  const student = await newAccount(request);
  await visitor.open('/');
  await visitor.click('link', 'Iniciar sesión');
  await visitor.fill('email', student.email);
  await visitor.fill('password', student.password);
  await visitor.screenshot('login');
  await visitor.click('button', 'Iniciar sesión');
  await visitor.sees(student.firstName);
  await visitor.sees('Sin comenzar');
  expect(await visitor.style('article', 'background-color')).not.toBe(nothing);
  await visitor.screenshot('dashboard');
});

test('the student reads a lesson and completes it', async ({ visitor, teacher }) => {
  const topic = await topicWhere(teacher, ({ title }) => title === 'Grupos funcionales');
  const { lessons } = await detailOf(teacher, topic.id);
  await visitor.open(`/topic/${topic.id}?seccion=teoria`);
  await visitor.sees(lessons[0]?.title ?? '');
  await visitor.seesFormulas();
  await visitor.screenshot('lesson');
  await visitor.click('button', 'Marcar como completada');
  await visitor.sees(/Completada ✓|¡Lección completada!/);
  await visitor.open('/');
  await visitor.open(`/topic/${topic.id}?seccion=teoria`);
  await visitor.sees(lessons[1]?.title ?? '');
});

test('the student answers a question and gets its explanation', async ({ visitor, teacher }) => {
  const topic = await topicWhere(teacher, ({ title }) => title === 'Grupos funcionales');
  await visitor.open(`/topic/${topic.id}?seccion=practica`);
  await visitor.choose(0);
  await visitor.click('button', 'Confirmar respuesta');
  await visitor.sees(/¡Bien!|Así se llega a la respuesta/);
  await visitor.sees(/Siguiente pregunta|Ver resultado/);
  await visitor.screenshot('practice');
});

test('the student takes a whole exam and gets the right score', async ({ visitor, makeExam }) => {
  const exam = await makeExam({ duration: 1800, size: 5 });
  await visitor.open('/');
  await visitor.click('link', 'Ensayos');
  await visitor.click('link', `Comenzar: ${exam.title}`);
  await visitor.click('button', 'Comenzar ensayo');
  for (const [index, { correctAnswer }] of exam.questions.entries()) {
    await visitor.sees(`Pregunta ${index + 1} de 5`);
    await visitor.choose(correctAnswer);
    await visitor.sees('Guardada');
    if (index === 0) {
      await visitor.seesFormulas();
      // Chromium before 111 drops a declaration that contains `var(--registered,)`.
      expect(await visitor.style('article', 'box-shadow')).not.toBe('none');
      await visitor.screenshot('exam');
    }
    if (index < 4) await visitor.click('button', 'Siguiente');
  }
  await visitor.sees('Todo guardado');
  await visitor.click('button', 'Finalizar');
  await visitor.sees('¿Finalizar el ensayo?');
  // The page behind the dialog is darker.
  expect(await visitor.style('[data-modal]', 'background-color')).not.toBe(nothing);
  await visitor.screenshot('exam-dialog');
  await visitor.click('button', 'Finalizar ensayo');
  await visitor.sees(/Puntaje PAES: \d+ puntos/);
  const scored = exam.questions.filter(({ isPilot }) => !isPilot).length;
  await visitor.sees(`${scored} de ${scored}`);
  await visitor.screenshot('results');
});

test('the app reported no error, and it would have reported one', async ({ visitor, teacher }, { project }) => {
  const start = 'A planted error of ';
  await visitor.run((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, start + project.name);
  const reports = async () => {
    const status: PlatformStatus = await (await teacher.get('/api/admin/status')).json();
    return status.clientErrors.map(({ message, browser }) => `${message} (${browser})`);
  };
  await expect.poll(reports).toContainEqual(expect.stringContaining(start + project.name));
  expect((await reports()).filter((report) => !report.includes(start))).toEqual([]);
});
