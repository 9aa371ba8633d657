import type { EventType, MatrazEvent } from '@matraz/contracts/events';
import type { EventMetadata } from '@matraz/infra/event-store/port';
import type { WorkerCommand } from './commands.ts';

/** An event as a process manager sees it: its data are those of the type's current version. */
export type Recorded<Type extends EventType = EventType> = Extract<MatrazEvent, { type: Type }> & {
  metadata: EventMetadata;
};

export interface Schedule {
  schedule: WorkerCommand;
  /** What the command is about: a second one of this id takes the place of the first. No `:`, not a whole number. */
  id: string;
  at: Date;
}

export type Action = Schedule | { cancel: string };

/** Events in, commands out. An event may come again and a command run twice: both must be safe. */
export interface ProcessManager {
  /** What each event leads to. Pure: nothing but the event, and no clock. */
  on: { [Type in EventType]?: (event: Recorded<Type>) => Action[] };
}

export const typesOf = (processes: readonly ProcessManager[]): EventType[] => [
  ...new Set(processes.flatMap(({ on }) => Object.keys(on) as EventType[])),
];

export const react = (processes: readonly ProcessManager[], event: Recorded): Action[] =>
  processes.flatMap(({ on }) => (on[event.type] as ((event: Recorded) => Action[]) | undefined)?.(event) ?? []);
