import { OctagonAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Pager, usePages } from '../../../../shared/ui/pager.tsx';
import { amount } from '../../../../shared/words.ts';

const PAGE_SIZE = 50;

/** The errors of the text, by block. */
export const BulkErrors = ({ errors }: { errors: readonly string[] }) => {
  const pages = usePages(errors, PAGE_SIZE);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not returned: browsers may give a promise, and React would call it.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} role="alert" className="scroll-my-24 rounded-card bg-bad-soft p-4 sm:p-5">
      <h3 className="flex items-center gap-2.5 font-extrabold">
        <OctagonAlert className="size-5 shrink-0 text-bad" aria-hidden="true" />
        {amount(errors.length, 'error', 'errores')}
      </h3>
      <ul className="mt-2 grid gap-1">
        {pages.shown.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: errors have no id
          <li key={pages.from + index} className="leading-snug [overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
      <Pager label="Páginas de errores" pages={pages} />
    </section>
  );
};
