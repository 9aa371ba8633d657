import type { AnchorHTMLAttributes, ComponentPropsWithRef } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';

const base =
  'inline-flex min-h-11 select-none items-center justify-center gap-2 rounded-2xl px-5 py-2.5 text-center font-bold leading-tight transition duration-150 disabled:cursor-not-allowed';

/** A raised button moves down while it is pressed. */
const raised =
  'border-b-4 active:translate-y-0.5 active:border-b-2 disabled:translate-y-0 disabled:border-transparent disabled:bg-sunken disabled:text-ink-soft';

const looks = {
  primary: `${raised} border-brand-deep bg-brand text-on-brand hover:brightness-110`,
  copper: `${raised} border-[#c3560f] bg-[#ff8b45] text-[#2a1203] hover:brightness-105`,
  danger: `${raised} border-[#7d1a13] bg-[#b3231b] text-white hover:brightness-110`,
  quiet:
    'border-2 border-line bg-surface text-ink hover:border-brand hover:text-brand disabled:border-line disabled:text-ink-soft',
  ghost: 'text-brand hover:bg-brand-soft disabled:text-ink-soft disabled:hover:bg-transparent',
};

interface Look {
  look?: keyof typeof looks;
}

export const Button = ({ look = 'primary', className, ...rest }: ComponentPropsWithRef<'button'> & Look) => (
  <button type="button" {...rest} className={cx(base, looks[look], className)} />
);

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string };

/** A link to another page of this app. */
export const ButtonLink = ({ look = 'primary', className, ...rest }: LinkProps) => (
  <Link {...rest} className={cx(base, looks[look], className)} />
);

/** A link out of the app, by a full navigation: login and logout. */
export const ButtonAnchor = ({ look = 'primary', className, children, ...rest }: LinkProps) => (
  <a {...rest} className={cx(base, looks[look], className)}>
    {children}
  </a>
);
