import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import { Field } from './field.tsx';

test('a control has its label as name and its hint as description', () => {
  renderFor(
    <Field label="Duración" hint="En minutos">
      {(props) => <input {...props} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Duración', description: 'En minutos' });
  expect(control.getAttribute('aria-invalid')).toBeNull();
});

test('an error marks the control as invalid and describes it', () => {
  renderFor(
    <Field label="Duración" hint="En minutos" error="Escribe la duración">
      {(props) => <input {...props} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Duración', description: 'En minutos Escribe la duración' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
});
