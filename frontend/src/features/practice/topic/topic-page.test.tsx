import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { atomsInDetail } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import TopicPage from './topic-page.tsx';

const path = `/api/topics/${atomsInDetail.id}`;

const video = {
  id: 'video-1',
  topicId: atomsInDetail.id,
  title: 'El átomo por dentro',
  description: 'Protones, neutrones y electrones.',
  youtubeId: 'abcdefghijk',
  duration: '15:30',
  locked: false,
} as const;
const withVideo: TopicDetail = { ...atomsInDetail, videos: [video] };

const show = (topic = withVideo) => {
  vi.stubGlobal('scrollTo', () => {});
  fakeServer({
    [`GET ${path}`]: () => topic,
    [`GET ${path}/lesson-progress`]: () => [],
    [`GET ${path}/question-progress`]: () => [],
  });
  return renderFor(<TopicPage topicId={atomsInDetail.id} />);
};

test('the overview has a guide of three steps, a link to the home page, and no tabs', async () => {
  show();
  await screen.findByRole('heading', { name: '¿Cómo empezar?' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Lee la teoría',
    'Mira los videos',
    'Responde las preguntas',
  ]);
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(screen.getByRole('link', { name: /^Cerrar tema/ }).getAttribute('href')).toBe('/');
});

test('the guide says which part the topic does not have yet', async () => {
  show({ ...withVideo, lessons: [] });
  const step = (await screen.findByRole('heading', { level: 3, name: 'Lee la teoría' })).parentElement;
  expect(step?.textContent).toContain('Este tema todavía no tiene lecciones.');
  expect(screen.queryByText('Este tema todavía no tiene preguntas.')).toBeNull();
});

test('a topic without videos has no card, step and tab for them, and their address shows the overview', async () => {
  history.replaceState(null, '', '?seccion=videos');
  show(atomsInDetail);
  await screen.findByRole('heading', { name: '¿Cómo empezar?' });
  expect(screen.queryByText(/video/i)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Práctica/ }));
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Teoría', 'QuizPráctica']);
});

test('videos that are all locked still have their card and tab', async () => {
  show({ ...atomsInDetail, place: 3, videos: [{ id: 'video-1', title: 'El átomo', orderIndex: 1, locked: true }] });
  fireEvent.click(await screen.findByRole('button', { name: /^Videos1 video, 0 en el plan gratuito/ }));
  expect(await screen.findByText('Hay 1 video en Premium')).toBeTruthy();
  expect(screen.getAllByRole('tab')).toHaveLength(3);
});

test.each([
  [/^Teoría/, /Teoría/],
  [/^Videos/, /Videos/],
  [/^Práctica/, /Práctica/],
])('the card %s opens its tab', async (card, tab) => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: card }));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs).toHaveLength(3);
  expect(tabs.find((one) => one.getAttribute('aria-selected') === 'true')?.textContent).toMatch(tab);
  fireEvent.click(screen.getByRole('button', { name: 'Volver al resumen del tema' }));
  expect(screen.queryAllByRole('tab')).toEqual([]);
});

test('an unknown topic shows a message and a link to the home page', async () => {
  fakeServer({ [`GET ${path}`]: () => new Refusal(404) });
  renderFor(<TopicPage topicId={atomsInDetail.id} />);
  expect(await screen.findByText('Tema no encontrado')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
});
