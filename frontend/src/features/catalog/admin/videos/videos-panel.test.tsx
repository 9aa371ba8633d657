import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { type fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import type { Video } from '../queries.ts';
import { contentServer, ofTopic, topicId } from '../testing.ts';
import VideosPanel from './videos-panel.tsx';

const bonds: Video = {
  id: 'v1',
  topicId,
  title: 'Enlaces',
  description: 'En diez minutos',
  youtubeId: 'aqz-KE-bpKQ',
  duration: '10:34',
  locked: false,
};

const renderPanel = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = contentServer({ name: 'videos', items: [bonds], answers });
  renderFor(<VideosPanel />, { path: ofTopic });
  return server;
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const pressIn = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const expectMessage = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

test('a video shows its thumbnail and duration', async () => {
  renderPanel();
  const item = (await screen.findByText('Enlaces')).closest('li') as HTMLElement;
  expect(within(item).getByRole('img').getAttribute('src')).toBe('https://i.ytimg.com/vi/aqz-KE-bpKQ/mqdefault.jpg');
  expect(within(item).getByText('10:34')).toBeTruthy();
});

test('a pasted link becomes the id and shows the video', async () => {
  const { written } = renderPanel();
  await press('Crear video');
  type('Título', 'Átomos');
  type('Descripción', 'Un resumen.');
  type('Duración', '15:30');
  type('ID del video', 'https://youtu.be/dQw4w9WgXcQ?t=3');
  expect((screen.getByLabelText('ID del video') as HTMLInputElement).value).toBe('dQw4w9WgXcQ');
  expect(screen.getByTitle('Vista previa del video').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  );
  pressIn('Crear video');
  await expectMessage('Video creado exitosamente');
  expect(written().map(({ body }) => body)).toEqual([
    { topicId, title: 'Átomos', description: 'Un resumen.', youtubeId: 'dQw4w9WgXcQ', duration: '15:30' },
  ]);
});

test('the form names what is missing or wrong', async () => {
  const { written } = renderPanel();
  await press('Crear video');
  pressIn('Crear video');
  for (const text of [
    'Escribe el título',
    'Escribe la descripción',
    'Escribe el id del video o pega su enlace',
    'Escribe la duración',
  ]) {
    expect(dialog().getByText(text)).toBeTruthy();
  }
  type('ID del video', 'https://vimeo.com/1');
  type('Duración', 'quince');
  expect(dialog().getByText('Debe ser un enlace de YouTube o el id de un video (11 caracteres)')).toBeTruthy();
  expect(dialog().getByText('Escribe minutos y segundos, como 15:30')).toBeTruthy();
  expect(written()).toEqual([]);
});

test('editing sends the whole video', async () => {
  const { written } = renderPanel();
  await press('Editar: Enlaces');
  type('Duración', '1:02:03');
  pressIn('Guardar');
  await expectMessage('Video actualizado exitosamente');
  const { id: _, locked: _locked, ...stored } = bonds;
  expect(written()[0]?.body).toEqual({ ...stored, duration: '1:02:03' });
});

test('deleting asks nothing', async () => {
  renderPanel();
  await press('Eliminar: Enlaces');
  await expectMessage('Video eliminado exitosamente');
  await waitFor(() => expect(screen.queryByText('Enlaces')).toBeNull());
});

test('a refusal shows the reason', async () => {
  renderPanel({ 'DELETE /api/admin/videos/v1': () => new Refusal(503, '{"detail":"Inténtalo luego"}') });
  await press('Eliminar: Enlaces');
  await expectMessage('Error al eliminar el video');
  await expectMessage('Inténtalo luego');
});
