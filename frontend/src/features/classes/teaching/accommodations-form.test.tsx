import { noAccommodations } from '@matraz/contracts/classes/accommodations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { AccommodationsForm } from './accommodations-form.tsx';

const path = '/api/class-students/u1/accommodations';
const show = () => {
  const sent = fakeServer({ [`PUT ${path}`]: ({ body }) => body });
  renderFor(<AccommodationsForm studentId="u1" saved={noAccommodations} />);
  return { writes: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar apoyos' });

test('the choices are saved together, with one button', async () => {
  const { writes } = show();
  fireEvent.click(screen.getByRole('radio', { name: '50 %' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Letra más grande' }));
  expect(writes()).toEqual([]);
  fireEvent.click(save());
  await waitFor(() => expect(writes()).toEqual([{ extraTime: 50, largeText: true, hidesTimer: false, breaks: 0 }]));
  expect((await screen.findAllByText('Apoyos guardados')).length).toBeGreaterThan(0);
});

test('nothing is saved before something is changed', () => {
  show();
  expect(save().disabled).toBe(true);
  fireEvent.click(screen.getByRole('switch', { name: 'Sin reloj a la vista' }));
  expect(save().disabled).toBe(false);
  fireEvent.click(screen.getByRole('switch', { name: 'Sin reloj a la vista' }));
  expect(save().disabled).toBe(true);
});
