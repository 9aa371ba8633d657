import { Field } from '../../../shared/ui/field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (html: string) => void;
  placeholder?: string;
  error?: string | undefined;
}

/** HTML in, HTML out. */
export const RichTextEditor = ({ label, value, onChange, placeholder = 'Escribe aquí...', error }: Props) => (
  <Field label={label} error={error}>
    {(control) => (
      <textarea
        {...control}
        placeholder={placeholder}
        className={`${control.className} field-sizing-content min-h-32`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
