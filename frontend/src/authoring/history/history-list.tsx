import type { HistoryEntry, HistoryKind } from '@matraz/contracts/history-http';
import { Columns2, RotateCcw } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { authorOf, changeTexts, dayOf, timeOf } from './change-text.ts';

interface Props {
  kind: HistoryKind;
  /** Newest first. */
  entries: readonly HistoryEntry[];
  /** The version of the present content. Null: the content is deleted, so every version can be restored. */
  present: number | null;
  /** False: there is only one version. */
  canCompare: boolean;
  onCompare: (entry: HistoryEntry) => void;
  onRestore: (version: number) => void;
  /** Opens the history of a question of this exam. */
  onQuestion: (question: { id: string; place: number }) => void;
}

const Entry = ({
  entry,
  kind,
  present,
  canCompare,
  onCompare,
  onRestore,
  onQuestion,
}: Omit<Props, 'entries'> & { entry: HistoryEntry }) => {
  const { last, at, changes, hasContent } = entry;
  const when = `${dayOf(at)}, ${timeOf(at)}`;
  const [change] = changes;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-surface p-3 pl-4 ring-1 ring-line">
      <div className="min-w-0 flex-1 basis-56">
        {changeTexts(entry, kind).map((sentence) => (
          <p key={sentence} className="font-semibold leading-snug">
            {sentence}
          </p>
        ))}
        <p className="mt-0.5 text-ink-soft text-sm">
          <time dateTime={at}>{timeOf(at)}</time> · {authorOf(entry)}
          {last === present && <span className="ml-2 font-bold text-brand">Versión actual</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-1 max-sm:-ml-3">
        {kind === 'exam' && change && 'questionId' in change && (
          <Button
            look="ghost"
            className="px-3!"
            onClick={() => onQuestion({ id: change.questionId, place: change.place })}
          >
            Ver la pregunta
          </Button>
        )}
        {hasContent && canCompare && (
          <Button look="ghost" className="px-3!" aria-label={`Comparar: ${when}`} onClick={() => onCompare(entry)}>
            <Columns2 className="size-5" aria-hidden="true" />
            Comparar
          </Button>
        )}
        {hasContent && last !== present && (
          <Button look="ghost" className="px-3!" aria-label={`Restaurar: ${when}`} onClick={() => onRestore(last)}>
            <RotateCcw className="size-5" aria-hidden="true" />
            Restaurar
          </Button>
        )}
      </div>
    </li>
  );
};

/** The entries by day. */
export const HistoryList = ({ entries, ...props }: Props) => {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="mt-5 first:mt-0">
      <h3 className="mb-2 font-bold first-letter:uppercase">{day}</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {ofDay.map((entry) => (
          <Entry key={entry.last} entry={entry} {...props} />
        ))}
      </ol>
    </section>
  ));
};
