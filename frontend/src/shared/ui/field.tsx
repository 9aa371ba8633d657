import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

/** Props for the control: its id, its descriptions and its classes. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

interface Props {
  label: string;
  /** The error of the present value. */
  error?: string;
  hint?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

const control =
  'block min-h-12 w-full rounded-2xl border-2 border-control bg-surface px-4 py-2.5 text-ink leading-snug transition placeholder:text-ink-soft hover:border-brand aria-invalid:border-bad disabled:bg-sunken disabled:text-ink-soft';

/** A form control with its label: `<Field label="Título">{(props) => <input {...props} />}</Field>`. */
export const Field = ({ label, error, hint, className, children }: Props) => {
  const id = useId();
  const said = cx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="justify-self-start font-bold leading-snug">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': said,
        'aria-invalid': error ? true : undefined,
        className: control,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm leading-snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 font-semibold text-bad text-sm leading-snug">
          <CircleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
};
