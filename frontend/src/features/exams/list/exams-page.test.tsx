import type { AssignedWork } from '@matraz/contracts/assignments/http';
import type { ExamAttemptItem } from '@matraz/contracts/exams/attempt-http';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { attemptId, completed, examId, running, summary } from '../testing.ts';
import ExamsPage from './exams-page.tsx';

const {
  exam: _,
  answers: _answers,
  timeline: _timeline,
  laterChanges: _later,
  rescorings: _rescorings,
  timeChanges: _changes,
  endedBecause: _because,
  serverTime: _time,
  ...result
} = completed;
const done: ExamAttemptItem = { ...result, id: 'done', examTitle: summary.title, ordinal: 1 };
const open: ExamAttemptItem = {
  id: attemptId,
  examId,
  startedAt: running.startedAt,
  deadline: running.deadline,
  isCompleted: false,
  pausedAt: null,
  examTitle: summary.title,
  ordinal: 2,
};

const show = (exams: ExamSummary[], attempts: ExamAttemptItem[] = []) => {
  fakeServer({ 'GET /api/exams': () => exams, 'GET /api/exam-attempts': () => attempts });
  renderFor(<ExamsPage />);
};

test('a card describes the exam and links to it', async () => {
  show([summary]);
  const card = (await screen.findByRole('heading', { name: summary.title })).closest('article') as HTMLElement;
  for (const text of ['Química', summary.description, '10m 0s', '4 preguntas', '1 pregunta piloto']) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
  expect(
    within(card)
      .getByRole('link', { name: /^Comenzar/ })
      .getAttribute('href'),
  ).toBe(`/exams/${examId}`);
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test.each([
  { state: 'open', work: {} },
  { state: 'taken', work: { used: 1, isDone: true } },
  { state: 'too late to begin', work: { lastStartAt: minutes(-1) } },
  { state: 'closed, with withheld results', work: { closesAt: minutes(-1), used: 1, isDone: true } },
])('an exam that a class assigned is not offered beside the list of the class: $state', async ({ work: change }) => {
  const work: AssignedWork = {
    id: 'assignment-1',
    className: '4°B · 2026',
    kind: 'exam',
    workId: examId,
    title: summary.title,
    opensAt: minutes(-2),
    closesAt: minutes(1),
    lastStartAt: null,
    attempts: 1,
    used: 0,
    asksWord: false,
    results: 'when-released',
    showsResults: false,
    isDone: false,
    ...change,
  };
  fakeServer({
    'GET /api/exams': () => [summary, { ...summary, id: 'other', title: 'Otro ensayo' }],
    'GET /api/exam-attempts': () => [],
    'GET /api/assigned-work': () => [work],
  });
  renderFor(<ExamsPage />);
  expect(await screen.findByText('Asignado por tu curso')).toBeTruthy();
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Otro ensayo',
  ]);
});

test('says so when there are no exams', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'Todavía no hay ensayos' })).toBeTruthy();
});

test('an exam without questions cannot be started', async () => {
  show([{ ...summary, questionCount: 0 }]);
  const card = (await screen.findByRole('heading', { name: summary.title })).closest('article') as HTMLElement;
  expect(within(card).getByText('Sus preguntas aún no están listas')).toBeTruthy();
  expect(within(card).queryByRole('link')).toBeNull();
});

test('an open attempt can be continued', async () => {
  show([summary], [open, done]);
  const links = await screen.findAllByRole('link', { name: /^Continuar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/exam-attempt/${attemptId}`,
    `/exam-attempt/${attemptId}`,
  ]);
});

test('the student’s results keep the server’s order, newest first, each with score and link', async () => {
  show([summary], [{ ...done, id: 'newer', paesScore: 700 }, done]);
  const list = (await screen.findByRole('heading', { name: 'Tus resultados' })).closest('section') as HTMLElement;
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/exam-results/newer', '/exam-results/done']);
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('700puntos'),
    expect.stringContaining('327puntos'),
  ]);
});

test('of many results the newest five are shown, and a button shows all', async () => {
  show(
    [summary],
    Array.from({ length: 30 }, (_, index) => ({ ...done, id: `done-${index}`, ordinal: 30 - index })),
  );
  const list = (await screen.findByRole('heading', { name: 'Tus resultados' })).closest('section') as HTMLElement;
  const hrefs = () =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual([0, 1, 2, 3, 4].map((index) => `/exam-results/done-${index}`));
  fireEvent.click(within(list).getByRole('button', { name: 'Ver todos (30)' }));
  expect(hrefs()).toHaveLength(30);
  fireEvent.click(within(list).getByRole('button', { name: 'Ver menos' }));
  expect(hrefs()).toHaveLength(5);
});

test('five results have no such button', async () => {
  show(
    [summary],
    Array.from({ length: 5 }, (_, index) => ({ ...done, id: `done-${index}` })),
  );
  await screen.findByRole('heading', { name: 'Tus resultados' });
  expect(screen.queryByRole('button', { name: /^Ver todos/ })).toBeNull();
});
