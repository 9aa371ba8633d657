import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import ReferenceDialog from './reference-dialog.tsx';

const parts = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'Fórmulas y tabla');

test.each([
  [1, 'Química'],
  [2, 'Física'],
  [3, 'Biología'],
])('beside a question of course %i the formulas begin with %s', (courseId, first) => {
  renderFor(<ReferenceDialog courseId={courseId} onClose={() => {}} />);
  expect(parts()[0]).toBe(first);
  expect(parts().sort()).toEqual(['Biología', 'Constantes', 'Física', 'Química', 'Unidades']);
});
