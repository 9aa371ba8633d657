import { Suspense } from 'react';
import { fetchedPanel } from '../../shared/loading/fetched-part.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { RichTextEditorProps } from './editor-props.ts';

const Editor = fetchedPanel(() => import('./editor.tsx'));

/** The editor of teachers' texts, fetched when it is first shown: HTML in, HTML out. */
export const RichTextEditor = (props: RichTextEditorProps) => (
  <Suspense
    fallback={
      <div role="status">
        <span className="sr-only">Cargando el editor</span>
        <Skeleton className={cx('rounded-2xl', props.isCompact ? 'h-12' : 'h-[25rem]')} />
      </div>
    }
  >
    <Editor {...props} />
  </Suspense>
);
