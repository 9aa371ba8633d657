import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { atomsInDetail } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import { type Lesson, openContent } from '../open-content.ts';
import { TheoryTab } from './theory-tab.tsx';

const topicPath = `/api/topics/${atomsInDetail.id}`;

interface Setting {
  completed?: string[];
  topic?: typeof atomsInDetail;
  refuses?: boolean;
}

const read = async ({ completed = [], topic = atomsInDetail, refuses = false }: Setting = {}) => {
  vi.stubGlobal('scrollTo', () => {});
  const done = new Set(completed);
  fakeServer({
    [`GET ${topicPath}/lesson-progress`]: () => [...done].map((lessonId) => ({ lessonId, isCompleted: true })),
    'POST /api/lessons/lesson-1/complete': () => {
      if (refuses) return new Refusal(503);
      done.add('lesson-1');
      return { lessonId: 'lesson-1', isCompleted: true };
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const view = renderFor(<TheoryTab topic={topic} {...openContent(topic, false)} onPractice={() => {}} />);
  await screen.findByRole('article');
  return view;
};

const heading = () => screen.getByRole('article').querySelector('h2')?.textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a completed lesson shows a message for two seconds, then the next lesson opens', async () => {
  await read();
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como completada' }));
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: 'Completada ✓' });
  expect(done.disabled).toBe(true);
  expect(screen.getByText('¡Lección completada!')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1_800));
  expect(heading()).toBe('Lección 1');
  act(() => void vi.advanceTimersByTime(300));
  expect(heading()).toBe('Lección 2');
  expect(screen.queryByText('¡Lección completada!')).toBeNull();
});

test('the overlay covers the page and is announced; Escape or a click closes it', async () => {
  await read();
  const announced = screen.getAllByRole('status').find((region) => region.parentElement === document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como completada' }));
  const overlay = await screen.findByRole('button', { name: /¡Lección completada!/ });
  expect(announced?.contains(overlay)).toBe(true);
  expect(screen.getByRole('article').contains(overlay)).toBe(false);
  expect(document.activeElement).toBe(overlay);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(heading()).toBe('Lección 2');
  expect(screen.queryByText('¡Lección completada!')).toBeNull();
});

test("after 'Siguiente' the focus is on the new lesson's heading", async () => {
  await read();
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(document.activeElement?.textContent).toBe('Lección 2');
});

test('a failed completion is logged, and can be retried', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await read({ refuses: true });
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como completada' }));
  await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to mark lesson as completed 503: Refused'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Marcar como completada' }).disabled).toBe(false);
});

test('the first lesson of a visit is the first one that is not completed', async () => {
  await read({ completed: ['lesson-1'] });
  expect(heading()).toBe('Lección 2');
});

test('when all lessons are completed, a visit begins with the first one', async () => {
  await read({ completed: atomsInDetail.lessons.map(({ id }) => id) });
  expect(heading()).toBe('Lección 1');
});

test('a locked lesson leads to Premium', async () => {
  const locked = { id: 'lesson-2', title: 'Lección 2', orderIndex: 2, locked: true } as const;
  await read({ topic: { ...atomsInDetail, orderIndex: 3, lessons: [...atomsInDetail.lessons.slice(0, 1), locked] } });
  expect(screen.getByText('Hasta aquí llega el plan gratuito')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Lección 2$/ }));
  expect(screen.getByText('Esta lección es Premium')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Conocer Premium' }).getAttribute('href')).toBe('/subscription');
});

test('after the last lesson of the free plan no other lesson opens', async () => {
  const locked = { id: 'lesson-2', title: 'Lección 2', orderIndex: 2, locked: true } as const;
  await read({ topic: { ...atomsInDetail, orderIndex: 3, lessons: [...atomsInDetail.lessons.slice(0, 1), locked] } });
  fireEvent.click(screen.getByRole('button', { name: 'Marcar como completada' }));
  expect(await screen.findByText('Llegaste al final de tus lecciones.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2_100));
  expect(screen.queryByText('¡Lección completada!')).toBeNull();
  expect(heading()).toBe('Lección 1');
});

test('a lesson with formulas has a placeholder until their fonts come, one without formulas is shown at once', async () => {
  let come = () => {};
  const loaded = new Promise<void>((resolve) => {
    come = resolve;
  });
  const fonts = [{ family: 'KaTeX_Main', status: 'loading', loaded }];
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fonts');
  });
  const [first, second] = atomsInDetail.lessons;
  await read({
    topic: { ...atomsInDetail, lessons: [{ ...first, content: '<p>\\(x\\)</p>' } as Lesson, second as Lesson] },
  });
  await waitFor(() => expect(document.querySelector('.katex')).not.toBeNull());
  expect(screen.getByText('Cargando la lección')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Lección 2$/ }));
  expect(screen.getByText('Contenido 2')).toBeTruthy();
  expect(screen.queryByText('Cargando la lección')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Lección 1$/ }));
  expect(screen.getByText('Cargando la lección')).toBeTruthy();
  come();
  await waitFor(() => expect(screen.queryByText('Cargando la lección')).toBeNull());
});

test('marking a lesson leaves it, so the page says that before and offers the note', async () => {
  await read();
  expect(screen.getByText(/Al marcarla pasas a la lección siguiente\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Escribir un apunte antes' })).toBeTruthy();
});
