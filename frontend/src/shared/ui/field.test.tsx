import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../testing/render.tsx';
import { Field } from './field.tsx';

test('a control is called by its label, and described by its hint', () => {
  renderFor(
    <Field label="Duración" hint="En minutos">
      {(props) => <input {...props} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Duración', description: 'En minutos' });
  expect(control.getAttribute('aria-invalid')).toBeNull();
});

test('an error marks its control and is said with it', () => {
  renderFor(
    <Field label="Duración" hint="En minutos" error="Escribe la duración">
      {(props) => <input {...props} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Duración', description: 'En minutos Escribe la duración' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
});
