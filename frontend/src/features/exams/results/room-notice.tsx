import type { CompletedAttempt, TimeChange } from '@matraz/contracts/exams/attempt-http';
import { TimerReset } from 'lucide-react';
import { timeChangeText } from '../time-changes.ts';
import { dayAndTime } from '../words.ts';

const Reason = ({ text }: { text: string }) => (
  <span className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</span>
);

const Change = ({ change }: { change: TimeChange }) => (
  <li className="mt-2 leading-snug">
    <p>
      <strong>{timeChangeText(change)}:</strong> <Reason text={change.reason} />
    </p>
    <p className="text-ink-soft">{dayAndTime(change.at)}</p>
  </li>
);

/** What staff did to the attempt while it ran: more time, pauses, and why it was ended. */
export const RoomNotice = ({ attempt }: { attempt: CompletedAttempt }) => {
  const { timeChanges, endedBecause } = attempt;
  if (timeChanges.length === 0 && endedBecause === null) return null;
  return (
    <section className="mt-5 flex gap-4 rounded-card bg-gold-soft p-5 sm:p-6">
      <TimerReset className="size-8 shrink-0 text-gold" aria-hidden="true" />
      <div className="min-w-0">
        <h2 className="font-extrabold text-lg">Tu tiempo cambió durante el ensayo</h2>
        <ul>
          {timeChanges.map((change) => (
            <Change key={`${change.kind} ${change.at}`} change={change} />
          ))}
          {endedBecause !== null && (
            <li className="mt-2 leading-snug">
              <strong>Tu ensayo se terminó antes:</strong> <Reason text={endedBecause} />
            </li>
          )}
        </ul>
      </div>
    </section>
  );
};
