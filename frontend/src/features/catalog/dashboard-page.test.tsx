import type { StudyTopic } from '@matraz/contracts/practice/path-http';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { studyReason } from '../../shared/goals/study-reason.ts';
import { atoms, path } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import DashboardPage from './dashboard-page.tsx';

const courses = [
  { id: 1, title: 'Química', subject: 'Química' },
  { id: 2, title: 'Física', subject: 'Física' },
];
const topics = [
  { ...atoms, progress: { questionsAnswered: 3, questionsCorrect: 3, isCompleted: true } },
  { ...atoms, id: 'mol', unit: 'Estequiometría', title: 'El mol' },
];

test('the first subject and unit are chosen at first, others can be chosen', async () => {
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => topics });
  renderFor(<DashboardPage />);
  expect(await screen.findByRole('heading', { name: 'Estructura atómica' })).toBeTruthy();
  expect(screen.getByText('1 tema')).toBeTruthy();
  expect(screen.getByText('1 tema disponible')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Química' }).getAttribute('aria-pressed')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: 'Estequiometría' }));
  expect(screen.getByRole('link', { name: /^El mol/ })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Física' }));
  expect(screen.getByText('No hay temas disponibles')).toBeTruthy();
  expect(screen.getByText('Selecciona una unidad para ver los temas disponibles.')).toBeTruthy();
});

test('while the topics load, placeholders are shown', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => held.then(() => topics) });
  renderFor(<DashboardPage />);
  expect(screen.getByText('Cargando temas')).toBeTruthy();
  expect(screen.queryByText('No hay temas disponibles')).toBeNull();
  arrive();
  expect(await screen.findByRole('heading', { name: 'Estructura atómica' })).toBeTruthy();
  expect(screen.queryByText('Cargando temas')).toBeNull();
});

test('overall progress weights answers with 70 and completed topics with 30', async () => {
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => topics });
  renderFor(<DashboardPage />);
  const bar = await screen.findByRole('progressbar', { name: 'Progreso general' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
});

test("'Comenzar Estudio' opens the next unfinished topic", async () => {
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => topics });
  const { history } = renderFor(<DashboardPage />);
  fireEvent.click(await screen.findByRole('link', { name: 'Comenzar Estudio' }));
  expect(history.at(-1)).toBe('/topic/mol');
});

test('when the catalog cannot be loaded, the student can retry', async () => {
  let broken = true;
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => (broken ? new Refusal(503) : topics) });
  renderFor(<DashboardPage />);
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  broken = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Estructura atómica' })).toBeTruthy();
});

const weak: StudyTopic = {
  topicId: atoms.id,
  title: atoms.title,
  reason: 'weak',
  percent: 41,
  answers: 9,
  right: 2,
  fact: 'Acertaste 2 de 9: estimamos que lo dominas en 41 %.',
  count: 3,
};

/** A text as the queries of the page see it. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

const show = (own: unknown, listed: unknown = topics, review: unknown = { mistakes: [], due: [] }) => {
  let goals: unknown;
  const sent = fakeServer({
    'GET /api/courses': () => courses,
    'GET /api/topics': () => listed,
    'GET /api/review': () => review,
    'GET /api/path': () => ({ ...path, ...(own as object), ...(goals ? { goals } : {}) }),
    'PUT /api/goals': ({ body }) => {
      goals = body;
      return { goals };
    },
  });
  return { sent, ...renderFor(<DashboardPage />) };
};

test('the page begins with the next step, the goal of today and the days until the test', async () => {
  const { history } = show({});
  expect(await screen.findByText('Es lo que sigue en tu camino. Por responder: 3 preguntas.')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Meta de hoy' }).getAttribute('aria-valuetext')).toBe(
    '4 de 15 minutos',
  );
  expect(screen.getByText('días para la PAES')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Practicar' }));
  expect(history.at(-1)).toBe(`/topic/${atoms.id}?seccion=practica`);
});

test('when the goal of today is met the page says so', async () => {
  show({ done: { answers: 30, minutes: 15, goal: 15 } });
  expect(await screen.findByText('¡Meta cumplida!')).toBeTruthy();
  expect(screen.getByText('Meta de hoy lista. Si quieres seguir')).toBeTruthy();
});

test.each([
  [{ kind: 'exam-running', targetId: 'a1', title: 'Ensayo 1' }, 'Continuar el ensayo', '/exam-attempt/a1'],
  [{ kind: 'review', targetId: null, title: null, count: 4 }, 'Repasar ahora', '/review/due'],
  [{ kind: 'diagnostic', targetId: null, title: null, count: 15 }, 'Comenzar el diagnóstico', '/diagnostic?empezar'],
  [{ kind: 'diagnostic', targetId: null, title: null, count: 12 }, 'Continuar el diagnóstico', '/diagnostic?empezar'],
  [{ kind: 'weak-topic', percent: 40 }, 'Practicar', `/practice/recommended?topicId=${atoms.id}`, [weak]],
  [{ kind: 'exam', targetId: 'e1', title: 'Ensayo 1' }, 'Ver el ensayo', '/exams/e1'],
])('the step %o has the button %s', async (step, action, href, studyFirst: StudyTopic[] = path.studyFirst) => {
  show({ nextStep: { ...path.nextStep, ...step }, studyFirst });
  expect((await screen.findByRole('link', { name: action })).getAttribute('href')).toBe(href);
});

test("on the first visit 'Empezar' opens the first question at once, and the student is not asked again", async () => {
  const { sent, history } = show({ goals: null }, [topics[1]]);
  fireEvent.click(await screen.findByRole('button', { name: 'Empezar' }));
  expect(history.at(-1)).toBe(`/topic/${atoms.id}?seccion=practica`);
  const body = { mention: null, examDate: null, goalScore: null, minutesADay: null };
  await vi.waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual(body));
});

test('each of the three questions can be answered or skipped', async () => {
  const { sent, history } = show({ goals: null }, [topics[1]]);
  const skip = () => fireEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Biología' }));
  expect(await screen.findByLabelText('Puntaje que buscas')).toBeTruthy();
  skip();
  fireEvent.click(screen.getByRole('button', { name: '30 min' }));
  expect(history.at(-1)).toBe(`/topic/${atoms.id}?seccion=practica`);
  const body = { mention: 'Biology', examDate: null, goalScore: null, minutesADay: 30 };
  await vi.waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual(body));
});

test('a student who has practised sees the next step also before she was asked', async () => {
  show({ goals: null, exam: null });
  expect(await screen.findByRole('link', { name: 'Practicar' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pon tus metas' })).toBeTruthy();
});

test('card, weak points and plan name the same topic for the same reason', async () => {
  const { history } = show({
    nextStep: { ...path.nextStep, kind: 'weak-topic', percent: 41 },
    studyFirst: [
      weak,
      { ...weak, topicId: 'mol', title: 'El mol', percent: null, fact: 'Acertaste 0 de 1: son pocas para saberlo.' },
    ],
  });
  expect(await screen.findByText(spaced(`${studyReason(weak)} Por responder: 3 preguntas.`))).toBeTruthy();
  const list = within((await screen.findByText('Lo que más te conviene reforzar')).closest('section') as HTMLElement);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `El átomo${weak.fact}`,
    'El molAcertaste 0 de 1: son pocas para saberlo.',
  ]);
  const week = within(screen.getByText('Tu semana').closest('section') as HTMLElement);
  expect(week.getByText('Para reforzar')).toBeTruthy();
  fireEvent.click(week.getByRole('link', { name: 'El átomo' }));
  expect(history.at(-1)).toBe(`/practice/recommended?topicId=${atoms.id}`);
});

test('before a review the card says which topic comes after it', async () => {
  show({ nextStep: { ...path.nextStep, kind: 'review', targetId: null, title: null, count: 4 }, studyFirst: [weak] });
  expect(await screen.findByText(spaced(`Después, El átomo. ${studyReason(weak)}`))).toBeTruthy();
});

test('a topic that was practised to its end today can be read', async () => {
  show({ studyFirst: [path.studyFirst[0], { ...weak, topicId: 'mol', title: 'El mol', count: 0 }] });
  const link = await screen.findByRole('link', { name: /^El mol.*Acertaste/ });
  expect(link.getAttribute('href')).toBe('/topic/mol?seccion=teoria');
});

test("'Comenzar Estudio' opens the topic of the card also when another subject is chosen", async () => {
  const { history } = show({ studyFirst: [{ ...weak, topicId: 'mol', title: 'El mol' }] });
  fireEvent.click(await screen.findByRole('link', { name: 'Comenzar Estudio' }));
  expect(history.at(-1)).toBe('/topic/mol');
});

test('the plan ends with the day of the test', async () => {
  const paes = { kind: 'paes', targetId: null, title: null, minutes: 0 };
  show({ week: [path.week[0], { day: '2026-11-21', minutes: 0, tasks: [paes] }] });
  expect(await screen.findByText('Día de la PAES. ¡Mucho éxito!')).toBeTruthy();
});

test('the number of a subject stands beside the number of all', async () => {
  show({}, topics, {
    mistakes: [
      { courseId: 1, count: 6 },
      { courseId: 2, count: 21 },
    ],
    due: [{ courseId: 2, count: 3 }],
  });
  expect(await screen.findByText('6 de Química · 27 en total')).toBeTruthy();
  expect(screen.getByText('Ninguna de Química · 3 en total')).toBeTruthy();
});
