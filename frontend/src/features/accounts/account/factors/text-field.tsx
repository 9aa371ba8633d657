import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';

interface Props extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A labelled input with its hint and its error. */
export const TextField = ({ label, hint, error, className, ...input }: Props) => {
  const id = useId();
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className="justify-self-start font-bold leading-snug">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        className="block min-h-12 w-full rounded-2xl border-2 border-control bg-surface px-4 py-2.5 text-ink leading-snug aria-invalid:border-bad"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm leading-snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-semibold text-bad text-sm leading-snug">
          {error}
        </p>
      )}
    </div>
  );
};
