import type { ComponentPropsWithRef } from 'react';
import { Field } from '../../../../shared/ui/field.tsx';

interface Props extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A labelled input of one line. */
export const TextField = ({ label, hint, error, ...input }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <input {...input} {...control} />}
  </Field>
);
