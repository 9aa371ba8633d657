import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../shared/testing/server.ts';
import OverviewPage from './overview-page.tsx';

const admin = { ...antonia, isAdmin: true };
const activity = {
  today: '2026-06-02',
  activeStudents: { today: 12, last7Days: 340, last30Days: 1_200 },
  days: [
    { day: '2026-06-01', practiceAnswers: 1_500, examAnswers: 80 },
    { day: '2026-06-02', practiceAnswers: 0, examAnswers: 0 },
  ],
};
const exam = { examId: 'e1', title: 'Ensayo de junio', subject: 'Physics', isPublished: true };
const analysis = [
  { questionId: 'q2', place: 2, proportionCorrect: 0.25 },
  { questionId: 'q1', place: 1, proportionCorrect: 0.75 },
];
const open = (results: object[], user = admin) => {
  const sent = fakeServer({
    'GET /api/admin/activity': () => activity,
    'GET /api/admin/exam-results': () => results,
    'GET /api/admin/exams/e1/analysis': () => ({ questions: analysis }),
  });
  renderFor(<OverviewPage />, { user });
  return sent;
};

test("a user who is not an administrator sees 'Acceso Denegado', and nothing is asked for", () => {
  expect(open([], antonia)).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Acceso Denegado' })).toBeTruthy();
});

test('shows the active students and the answers of each day, also as a table', async () => {
  open([]);
  expect(await screen.findByText('1.200')).toBeTruthy();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12', '340', '1.200']);
  fireEvent.click(screen.getByText('Ver como tabla'));
  expect(screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'DíaPrácticaEnsayos',
    '2 jun00',
    '1 jun1.50080',
  ]);
});

test('shows of each exam the number of students, the median, the distribution and each question', async () => {
  const scores = [
    { score: 400, students: 1 },
    { score: 499, students: 2 },
    { score: 1_000, students: 1 },
  ];
  open([{ ...exam, students: 4, medianScore: 499, scores }]);
  const card = within(
    (await screen.findByRole('heading', { name: 'Ensayo de junio' })).closest('article') as HTMLElement,
  );
  expect(card.getByText('4 estudiantes')).toBeTruthy();
  expect(card.getByText('499 puntos')).toBeTruthy();
  const cells = card.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['0', '0', '0', '3', '0', '0', '0', '0', '1']);
  const details = card.getByText('Aciertos por pregunta').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect((await card.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '175\u00a0%',
    '225\u00a0%',
  ]);
});

test('an exam without results says so', async () => {
  open([{ ...exam, students: 0, medianScore: null, scores: [] }]);
  expect(await screen.findByText('Ningún estudiante lo ha entregado todavía.')).toBeTruthy();
});

test('a part that fails can be loaded again, and the other part is shown', async () => {
  let fails = true;
  fakeServer({
    'GET /api/admin/activity': () => (fails ? new Refusal(503) : activity),
    'GET /api/admin/exam-results': () => [],
  });
  renderFor(<OverviewPage />, { user: admin });
  const retry = await screen.findByRole('button', { name: /Reintentar|de nuevo/ });
  expect(await screen.findByText('Todavía no hay ensayos')).toBeTruthy();
  fails = false;
  fireEvent.click(retry);
  expect(await screen.findByText('340')).toBeTruthy();
});
