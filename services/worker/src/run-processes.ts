import { allEvents } from '@matraz/contracts/events';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Agenda } from './agenda.ts';
import { type Action, type ProcessManager, type Recorded, react, typesOf } from './process-manager.ts';

/** What the log up to a position has led to, and is still to come. */
export interface Standing {
  position: Position;
  actions: readonly Action[];
}

interface RunOptions {
  processes: readonly ProcessManager[];
  standing: Standing;
  store: EventStore;
  agenda: Pick<Agenda, 'apply'>;
  logger: Logger;
  signal: AbortSignal;
}

/** Keeps the agenda as the log is, until the signal. */
export const runProcesses = async (options: RunOptions): Promise<void> => {
  const { processes, standing, store, agenda, logger, signal } = options;
  const actionsOf = (event: RecordedEvent): Action[] => {
    try {
      return react(processes, liftEvent(allEvents, event) as unknown as Recorded);
    } catch (error) {
      logger.error({ err: error, stream: event.stream, version: event.version }, 'an event was not understood');
      return [];
    }
  };
  for (const action of standing.actions) agenda.apply(action);
  const filter = { types: typesOf(processes) };
  for await (const { events } of store.subscribe({ after: standing.position, filter, signal })) {
    for (const action of events.flatMap(actionsOf)) agenda.apply(action);
  }
};
