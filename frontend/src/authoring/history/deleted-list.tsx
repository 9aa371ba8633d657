import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { HistoryAction } from './history-action.tsx';
import type { Subject } from './queries.ts';

interface RowProps {
  title: string;
  /** ISO 8601. */
  deletedAt: string;
  subject: Subject;
}

const moment = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeStyle: 'short', hour12: false });

export const DeletedRow = ({ title, deletedAt, subject }: RowProps) => (
  <li className="flex items-center gap-3 rounded-2xl bg-surface p-2 pl-4 ring-1 ring-line">
    <div className="min-w-0 flex-1 py-1">
      <p className="line-clamp-2 leading-snug [overflow-wrap:anywhere]">{title}</p>
      <p className="mt-0.5 text-ink-soft text-sm">Se eliminó el {moment.format(new Date(deletedAt))}</p>
    </div>
    <HistoryAction as="row" subject={subject} />
  </li>
);

interface Props {
  title: string;
  count: number;
  children: ReactNode;
}

/** Deleted contents, folded. Their history restores them. Nothing is shown when nothing was deleted. */
export const DeletedList = ({ title, count, children }: Props) => {
  if (count === 0) return null;
  return (
    <details className="group mt-8">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-2xl px-2 font-bold text-brand hover:bg-brand-soft">
        <ChevronDown className="size-5 transition group-open:rotate-180" aria-hidden="true" />
        {title} ({count})
      </summary>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">{children}</ul>
    </details>
  );
};
