import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface Common {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A line of text. It is required, unless `required` is false. */
export const TextField = ({
  label,
  error,
  hint,
  onChange,
  ...input
}: Common & Omit<ComponentProps<'input'>, keyof Common>) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <input required autoComplete="off" {...input} {...control} onChange={({ target }) => onChange(target.value)} />
    )}
  </Field>
);

/** A text of several lines, as high as its text. */
export const LongTextField = ({
  label,
  error,
  hint,
  value,
  onChange,
  required = true,
  maxLength,
}: Common & { required?: boolean; maxLength?: number }) => (
  <Field label={label} error={error} hint={hint}>
    {({ className, ...control }) => (
      <textarea
        {...control}
        required={required}
        maxLength={maxLength}
        className={`${className} field-sizing-content max-h-56 min-h-24`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
