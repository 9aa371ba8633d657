import { cx } from './cx.ts';

/** The shape of what is still on its way. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cx('animate-pulse rounded-2xl bg-sunken', className)} />
);
