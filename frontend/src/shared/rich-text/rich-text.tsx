import { useLayoutEffect, useRef } from 'react';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { fitToPage } from './fit-to-page.ts';
import { sanitize } from './sanitize.ts';
import { useTypeset } from './use-typeset.ts';

interface Props {
  html: string;
  className?: string;
}

/** Teachers' HTML with formulas, safe to show. */
export const RichText = ({ html, className }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const typeset = useTypeset(html);
  useLayoutEffect(() => {
    if (box.current === null || typeset === null) return;
    box.current.replaceChildren(fitToPage(sanitize(html)));
    typeset(box.current);
  }, [html, typeset]);
  if (typeset === null) return <Skeleton className="h-6 w-3/4" />;
  return <div ref={box} className={cx('rich-text', className)} />;
};
