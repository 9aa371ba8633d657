import type { EventType, MatrazEvent } from '@matraz/contracts/events';
import type { EventMetadata } from '@matraz/infra/event-store/port';
import type { WorkerCommand } from './commands.ts';

/** An event for a process manager. Its data have the shape of the type's current version. */
export type Recorded<Type extends EventType = EventType> = Extract<MatrazEvent, { type: Type }> & {
  metadata: EventMetadata;
};

export interface ScheduledCommand {
  command: WorkerCommand;
  /** A second command with this id replaces the first. Without `:`, and not a whole number: BullMQ refuses both. */
  id: string;
  at: Date;
}

export type Action = ScheduledCommand | { cancel: string };

/** Reacts to events with commands. An event may arrive twice and a command may run twice: both must be safe. */
export interface ProcessManager {
  /** The actions of each event. Pure: they depend on the event only, not on a clock. */
  on: { [Type in EventType]?: (event: Recorded<Type>) => Action[] };
}

export const eventTypesOf = (processes: readonly ProcessManager[]): EventType[] => [
  ...new Set(processes.flatMap(({ on }) => Object.keys(on) as EventType[])),
];

export const react = (processes: readonly ProcessManager[], event: Recorded): Action[] =>
  processes.flatMap(({ on }) => (on[event.type] as ((event: Recorded) => Action[]) | undefined)?.(event) ?? []);
