import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ViewedImage } from '../image-viewer/image-viewer.tsx';
import { fetchedDialog } from '../loading/fetched-part.tsx';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { fitToPage, type Images, zoomedImage } from './fit-to-page.ts';
import { keepPercentSign } from './keep-percent-sign.ts';
import { sanitize } from './sanitize.ts';
import { watchTableEdges } from './table-edges.ts';
import { useTypeset } from './use-typeset.ts';

const ImageViewer = fetchedDialog(() => import('../image-viewer/image-viewer.tsx'));

interface Props {
  html: string;
  className?: string;
  images?: Images;
  /** False: the viewer leaves out the descriptions of the pictures, because the question is still open. */
  describesImages?: boolean;
  /** Changes the nodes before they are shown. Another function shows them again. */
  decorate?: (content: DocumentFragment) => void;
}

/** Shows a teacher's HTML, sanitised, with formulas. Its images open in the viewer. */
export const RichText = ({ html, className, images = 'itself', describesImages = true, decorate }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [viewed, setViewed] = useState<ViewedImage | null>(null);
  const typeset = useTypeset(html);
  const view = useEffectEvent(({ src, alt }: HTMLImageElement) =>
    setViewed({ src, alt, isDescribed: describesImages }),
  );
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeset === null) return;
    const content = sanitize(html);
    decorate?.(content);
    element.replaceChildren(fitToPage(content, images));
    typeset(element);
    keepPercentSign(element);
    const onClick = ({ target }: MouseEvent) => {
      const image = zoomedImage(target);
      if (image) view(image);
    };
    element.addEventListener('click', onClick);
    const unwatch = element.querySelector('.table-scroll') ? watchTableEdges(element) : undefined;
    return () => {
      element.removeEventListener('click', onClick);
      unwatch?.();
    };
  }, [html, images, decorate, typeset]);
  if (typeset === null) return <Skeleton className="h-6 w-3/4" />;
  return (
    <>
      <div ref={box} className={cx('rich-text', className)} />
      {viewed && (
        <Suspense>
          <ImageViewer image={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </>
  );
};
