import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import { SampleQuestion } from './sample-question.tsx';

test('the sample question shows an explanation and a link to the registration', () => {
  renderFor(<SampleQuestion />);
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^A/ }));
  expect(screen.getByRole('status').textContent).toContain('Casi. Es la B: las fuerzas son iguales.');
  expect(screen.getByRole('link', { name: 'Regístrate y sigue' }).getAttribute('href')).toBe(
    '/api/login?screen=registro',
  );
});
