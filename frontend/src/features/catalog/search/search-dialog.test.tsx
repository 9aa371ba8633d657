import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import SearchDialog from './search-dialog.tsx';

const found = {
  topics: [
    { id: 't1', courseId: 1, unit: 'Plantas', title: [{ text: 'Fotosíntesis', isMatch: true }], isDraft: false },
  ],
  lessons: [
    {
      id: 'l1',
      topicId: 't1',
      topicTitle: 'Fotosíntesis',
      title: [{ text: 'Fase oscura', isMatch: false }],
      excerpt: [],
      locked: true,
    },
  ],
  questions: [],
};

const open = (answer: () => unknown = () => found) => {
  const sent = fakeServer({ 'GET /api/search?q=foto': answer });
  const onClose = vi.fn();
  const view = renderFor(<SearchDialog onClose={onClose} />);
  const field = screen.getByRole('combobox');
  return { sent, onClose, field, ...view };
};

test('one request for what was typed; the arrow keys choose and Enter opens', async () => {
  const { sent, field, onClose, history } = open();
  for (const value of ['f', 'fo', 'fot', 'foto']) fireEvent.change(field, { target: { value } });
  await screen.findByRole('option', { name: /^Fotosíntesis/ });
  expect(sent).toHaveLength(1);
  expect(document.querySelector('mark')?.textContent).toBe('Fotosíntesis');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('(Premium)');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onClose).toHaveBeenCalled();
  expect(history?.at(-1)).toBe('/topic/t1?seccion=teoria&leccion=l1');
});

test('nothing found, and a failure, are told', async () => {
  const { field } = open(() => ({ topics: [], lessons: [], questions: [] }));
  fireEvent.change(field, { target: { value: 'foto' } });
  expect(await screen.findByText('No encontramos «foto». Prueba con otra palabra.')).toBeTruthy();
});

test('a failed search says so', async () => {
  const { field } = open(() => new Refusal(500));
  fireEvent.change(field, { target: { value: 'foto' } });
  await waitFor(() => expect(screen.getByText('No pudimos buscar. Inténtalo de nuevo.')).toBeTruthy());
});
