import { decodeEvent } from '@matraz/application/command-handler/event-codec';
import type { MatrazEvent } from '@matraz/contracts/events';
import type { EventFilter, EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { amount, type Output } from '../output.ts';
import { readWithProgress } from '../read-events.ts';
import type { Report } from './report-parts.ts';

const decodeOrKeep = (recorded: RecordedEvent, unreadable: RecordedEvent[]): MatrazEvent | undefined => {
  try {
    return decodeEvent<MatrazEvent>(recorded);
  } catch {
    unreadable.push(recorded);
    return undefined;
  }
};

/**
 * Reads the matching events with a progress bar.
 *
 * @returns the events whose stored shape fits no version. `each` does not get them
 */
export const readDecoded = async (
  store: Pick<EventStore, 'readAll' | 'head'>,
  filter: EventFilter,
  { output, each }: { output: Output; each: (event: MatrazEvent, recorded: RecordedEvent) => void },
): Promise<RecordedEvent[]> => {
  const unreadable: RecordedEvent[] = [];
  await readWithProgress(store, filter, {
    output,
    each(recorded) {
      const event = decodeOrKeep(recorded, unreadable);
      if (event) each(event, recorded);
    },
  });
  return unreadable;
};

/** An event that a report lacks. */
export interface UnreadableEvent {
  position: string;
  type: string;
}

export const unreadableEvents = (events: readonly RecordedEvent[]): UnreadableEvent[] =>
  events.map(({ position, type }) => ({ position: String(position), type }));

/** Says which events the report lacks. */
export const lackOf = (unreadable: readonly UnreadableEvent[]): Pick<Report, 'verdict'> => {
  if (unreadable.length === 0) return {};
  const places = unreadable.map(({ position, type }) => `${position} (${type})`).join(', ');
  const text = `Sin contar en este informe: ${amount(unreadable.length, 'evento', 'eventos')} sin una forma conocida, en ${places}.`;
  return { verdict: { isGood: false, text } };
};
