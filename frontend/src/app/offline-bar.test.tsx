import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../shared/net/api.ts';
import { ApiError } from '../shared/net/api-error.ts';
import { NoReply } from '../shared/net/no-reply.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { fakeServer } from '../shared/testing/server.ts';
import { OfflineBar } from './offline-bar.tsx';

const offline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};

afterEach(() => {
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
});

test('without a network it says that answers are sent later', () => {
  renderFor(<OfflineBar isExam={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
  offline();
  expect(screen.getByRole('status').textContent).toBe('Sin conexión. Si respondes ahora, lo enviamos apenas vuelva.');
});

test('without a network it is not shown during an exam', () => {
  renderFor(<OfflineBar isExam />);
  offline();
  expect(screen.getByRole('status').textContent).toBe('');
});

const fault = 'Algo salió mal en esta página. Recárgala para seguir: lo que respondiste está guardado.';
const old = 'El servidor no responde. Lo que ves puede no estar al día.';
/** Shows what the browser kept, and asks the server. */
const Topics = ({ read }: { read: () => Promise<string> }) => (
  <p>{useQuery({ queryKey: ['topics'], queryFn: read, initialData: 'lo de ayer', staleTime: 0 }).data}</p>
);
/** TanStack Query tells its observers in a later task. */
const rendered = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
const showTopics = async (read: () => Promise<string>, isExam = false) => {
  const { queries } = renderFor(
    <>
      <OfflineBar isExam={isExam} />
      <Topics read={read} />
    </>,
  );
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  await rendered();
  return queries;
};

test.each([
  ['no reply', new NoReply('Failed to fetch'), old],
  ['an error of the server', new ApiError(503, 'Service Unavailable', ''), old],
  ['a refusal', new ApiError(404, 'Not Found', ''), ''],
  ['a fault of this page', new TypeError('x is not a function'), fault],
])('after %s it says that what is shown may be old, unless the server answered', async (_, error, notice) => {
  await showTopics(() => Promise.reject(error));
  expect(screen.getByRole('status').textContent).toBe(notice);
  expect(screen.getByText('lo de ayer')).toBeTruthy();
});

test('it is gone as soon as the server answers again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new NoReply('Failed to fetch')).mockResolvedValue('lo de hoy');
  const queries = await showTopics(read);
  expect(screen.getByRole('status').textContent).toBe(old);
  await act(() => queries.invalidateQueries({ queryKey: ['topics'] }));
  await rendered();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByText('lo de hoy')).toBeTruthy();
});

test('an exam has its own notice', async () => {
  await showTopics(() => Promise.reject(new NoReply('Failed to fetch')), true);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('while the read models are late it says that results come later, but not during an exam', async () => {
  const late = 'Tus respuestas quedan guardadas. Los resultados están tardando en aparecer.';
  let headers: Record<string, string> = { 'x-projection-lag': 'late' };
  fakeServer({ 'GET /api/courses': () => Response.json([], { headers }) });
  renderFor(<OfflineBar isExam={false} />);
  await act(() => call('listCourses'));
  expect(screen.getByRole('status').textContent).toBe(late);
  cleanup();
  renderFor(<OfflineBar isExam />);
  expect(screen.getByRole('status').textContent).toBe('');
  cleanup();
  renderFor(<OfflineBar isExam={false} />);
  expect(screen.getByRole('status').textContent).toBe(late);
  headers = {};
  await act(() => call('listCourses'));
  expect(screen.getByRole('status').textContent).toBe('');
});
