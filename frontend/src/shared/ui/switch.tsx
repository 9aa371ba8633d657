import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'onChange'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** An on/off control that takes effect at once. Its label is beside it. */
export const Switch = ({ isOn, onChange, className, children, ...rest }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    {...rest}
    onClick={() => onChange(!isOn)}
    className={cx(
      'group inline-flex min-h-11 items-center gap-3 rounded-2xl text-left leading-snug disabled:cursor-progress',
      className,
    )}
  >
    <span className="flex h-7 w-12 shrink-0 rounded-full bg-control p-1 transition group-aria-checked:bg-brand group-hover:brightness-110">
      <span className="size-5 rounded-full bg-surface shadow-card transition duration-150 group-aria-checked:translate-x-5" />
    </span>
    <span className="min-w-0">{children}</span>
  </button>
);
