import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { formulaParts } from './formulas.ts';
import { PeriodicTable } from './periodic-table.tsx';

const chosen = () => screen.getByRole('button', { pressed: true }).getAttribute('aria-label');

test('the arrow keys move the focus, and one cell is in the order of the Tab key', () => {
  renderFor(<PeriodicTable />);
  expect(chosen()).toBe('Hidrógeno, H, 1');
  const hydrogen = screen.getByRole('button', { name: 'Hidrógeno, H, 1' });
  hydrogen.focus();
  fireEvent.keyDown(hydrogen, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Litio, Li, 3');
  expect(chosen()).toBe('Litio, Li, 3');
  expect(document.querySelectorAll('[data-element][tabindex="0"]')).toHaveLength(1);
});

test('a search chooses the first element that it finds', () => {
  renderFor(<PeriodicTable />);
  fireEvent.change(screen.getByLabelText('Buscar un elemento'), { target: { value: 'oxigeno' } });
  expect(chosen()).toBe('Oxígeno, O, 8');
  fireEvent.change(screen.getByLabelText('Buscar un elemento'), { target: { value: 'xyz' } });
  expect(screen.getByText('Ningún elemento se llama así.')).toBeTruthy();
});

test('each formula of the sheet has its own name', () => {
  const names = formulaParts.flatMap(({ groups }) =>
    groups.flatMap(({ formulas }) => formulas.map(({ name }) => name)),
  );
  expect(new Set(names).size).toBe(names.length);
});
