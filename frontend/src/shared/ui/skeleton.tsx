import { cx } from './cx.ts';

/** A placeholder while content loads. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cx('animate-pulse rounded-2xl bg-sunken', className)} />
);
