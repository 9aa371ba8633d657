import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../shared/ui/cx.ts';

/** For a `Field`: a native select with the look of the other controls. */
export const Select = ({ className, ...rest }: ComponentPropsWithRef<'select'>) => (
  <span className="relative">
    <select {...rest} className={cx(className, 'appearance-none pr-11')} />
    <ChevronDown
      className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft"
      aria-hidden="true"
    />
  </span>
);
