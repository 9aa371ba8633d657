import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { completed } from '../testing.ts';
import { Breakdown } from './breakdown.tsx';

test.each([
  [{ scored: 2 }, '1 pregunta anulada: no cuenta en el puntaje.'],
  [{ scored: 2, pilotTotal: 0 }, '2 preguntas anuladas: no cuentan en el puntaje.'],
])('with %o of four questions one line says how many are voided', (figures, line) => {
  renderFor(<Breakdown attempt={{ ...completed, ...figures }} />);
  expect(screen.getByText(line)).toBeTruthy();
});

test('without voided questions there is no such line', () => {
  renderFor(<Breakdown attempt={completed} />);
  expect(screen.queryByText(/anulada/)).toBeNull();
});
