import { allEvents } from '@matraz/contracts/events';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import { type Action, eventTypesOf, type ProcessManager, type Recorded, react } from './process-manager.ts';
import type { Schedule } from './schedule.ts';

/** A position in the log, and what the events up to it have scheduled. */
export interface Checkpoint {
  position: Position;
  actions: readonly Action[];
}

interface RunOptions {
  processes: readonly ProcessManager[];
  checkpoint: Checkpoint;
  store: EventStore;
  schedule: Pick<Schedule, 'apply'>;
  logger: Logger;
  signal: AbortSignal;
}

const toRecorded = (event: RecordedEvent): Recorded => {
  const { type, data, metadata } = liftEvent(allEvents, event);
  return { type, data, metadata } as Recorded;
};

/** Applies the events of the log to the schedule until the signal. */
export const runProcesses = async (options: RunOptions): Promise<void> => {
  const { processes, checkpoint, store, schedule, logger, signal } = options;
  const actionsOf = (event: RecordedEvent): Action[] => {
    try {
      return react(processes, toRecorded(event));
    } catch (error) {
      const { stream, version, metadata } = event;
      const { correlationId } = metadata;
      logger.error({ err: error, stream, version, correlationId }, 'an event was not understood');
      return [];
    }
  };
  for (const action of checkpoint.actions) schedule.apply(action);
  const filter = { types: eventTypesOf(processes) };
  for await (const { events } of store.subscribe({ after: checkpoint.position, filter, signal })) {
    for (const event of events)
      for (const action of actionsOf(event)) schedule.apply(action, event.metadata.correlationId);
  }
};
