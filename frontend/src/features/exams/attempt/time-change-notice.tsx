import type { TimeChange } from '@matraz/contracts/exams/attempt-http';
import { TimerReset } from 'lucide-react';
import { useEffect, useState } from 'react';
import { timeChangeText } from '../time-changes.ts';

/** Long enough to read the reason. */
const SHOWN_MS = 15_000;

/** Tells the newest change of the time for a while. Changes from before the page was opened are not told. */
export const TimeChangeNotice = ({ changes }: { changes: readonly TimeChange[] }) => {
  const [known, setKnown] = useState(changes.length);
  const { length } = changes;
  const isNew = length > known;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setKnown(length), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isNew, length]);
  const change = isNew ? changes.at(-1) : undefined;
  return (
    <div role="status">
      {change && change.kind !== 'paused' && (
        <div className="mt-2.5 flex animate-rise items-center gap-3 rounded-2xl bg-gold-soft px-4 py-3 leading-snug">
          <TimerReset className="size-6 shrink-0 text-gold" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-extrabold">{timeChangeText(change)}</p>
            <p className="[overflow-wrap:anywhere]">{change.reason}</p>
          </div>
        </div>
      )}
    </div>
  );
};
