import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Select } from './select.tsx';

/**
 * Shows a long list page by page.
 *
 * @param listKey names what is listed; another name shows the first page
 */
export const usePages = <Item,>(items: readonly Item[], size: number, listKey = '') => {
  const [place, setPlace] = useState({ page: 0, listKey });
  const last = Math.max(0, Math.ceil(items.length / size) - 1);
  const page = place.listKey === listKey ? Math.min(place.page, last) : 0;
  const from = page * size;
  return {
    shown: items.slice(from, from + size),
    /** Index of the first shown item. */
    from,
    size,
    total: items.length,
    show: (next: number) => setPlace({ page: Math.max(0, Math.min(next, last)), listKey }),
  };
};

type Pages = Pick<ReturnType<typeof usePages>, 'from' | 'size' | 'total' | 'show'>;

const number = new Intl.NumberFormat('es-CL');

/** Goes to other pages of a list. Shows nothing for a list of one page. */
export const Pager = ({ label, pages: { from, size, total, show } }: { label: string; pages: Pages }) => {
  const id = useId();
  if (total <= size) return null;
  const page = from / size;
  const count = Math.ceil(total / size);
  const range = (index: number) =>
    `${number.format(index * size + 1)} a ${number.format(Math.min(total, (index + 1) * size))}`;
  return (
    <nav aria-label={label} className="mt-5 flex flex-wrap items-center justify-center gap-2">
      <Button look="ghost" className="px-3!" disabled={page === 0} onClick={() => show(page - 1)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
        Anterior
      </Button>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={page}
        onChange={({ target }) => show(Number(target.value))}
        className="min-h-11 rounded-2xl border-2 border-control bg-surface px-4 font-semibold tabular-nums"
      >
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          <option key={index} value={index}>
            {range(index)}
          </option>
        ))}
      </Select>
      <span className="text-ink-soft tabular-nums">de {number.format(total)}</span>
      <Button look="ghost" className="px-3!" disabled={page === count - 1} onClick={() => show(page + 1)}>
        Siguiente
        <ChevronRight className="size-5" aria-hidden="true" />
      </Button>
    </nav>
  );
};
