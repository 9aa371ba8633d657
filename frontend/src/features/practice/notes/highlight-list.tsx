import type { Highlight } from '@matraz/contracts/practice/notes-http';
import { Trash2 } from 'lucide-react';
import { QuoteText } from './quote-text.tsx';

interface Props {
  title: string;
  hint?: string;
  highlights: readonly Highlight[];
  onRemove: (highlight: Highlight) => void;
}

export const HighlightList = ({ title, hint, highlights, onRemove }: Props) => {
  if (highlights.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-bold">{title}</h3>
      {hint && <p className="text-ink-soft text-sm leading-snug">{hint}</p>}
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {highlights.map((highlight) => (
          <li
            key={`${highlight.before}|${highlight.quote}|${highlight.after}`}
            className="flex items-start gap-2 rounded-2xl bg-sunken py-1 pr-1 pl-4"
          >
            <div className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">
              <QuoteText quote={highlight.quote} />
            </div>
            <button
              type="button"
              aria-label={`Quitar el destacado: ${highlight.quote.slice(0, 60)}`}
              onClick={() => onRemove(highlight)}
              className="grid size-11 shrink-0 place-items-center rounded-xl text-ink-soft hover:bg-surface hover:text-bad"
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
