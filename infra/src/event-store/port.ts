/** Position in the global order. PostgreSQL: 1, 2, 3 …; EventStoreDB: commit position × 2^64 + prepare position. 0: before all events. */
export type Position = bigint;

/** `userId` is the user who sent the command. The user that an event is about is in its data. */
export interface EventMetadata {
  /** The store refuses a second event with the same id, so an append is safe to repeat. */
  eventId: string;
  /** ISO 8601, UTC. */
  occurredAt: string;
  userId?: string;
  correlationId: string;
  causationId: string;
  /** See `keyHash`. */
  idempotencyKeyHash?: string;
}

export interface NewEvent {
  type: string;
  schemaVersion: number;
  data: Record<string, unknown>;
  metadata: EventMetadata;
}

export interface RecordedEvent extends NewEvent {
  stream: string;
  /** Position in the stream, from 1. */
  version: number;
  position: Position;
}

export interface AppendResult {
  /** Version of the stream's last event of this append. */
  version: number;
  position: Position;
  /** The events were in the store already. Nothing was appended. */
  duplicate: boolean;
}

/** Matches events whose stream starts with one of the prefixes and whose type is in the list. An absent list matches every event. */
export interface EventFilter {
  streamPrefixes?: readonly string[];
  types?: readonly string[];
}

export interface ReadAllOptions {
  /** Exclusive. */
  after: Position;
  limit: number;
  filter?: EventFilter;
  /**
   * Called during the read with the position up to which it has read, and the number of events since the last call. Events that the
   * filter leaves out count too.
   */
  onRead?: (position: Position, events: number) => void;
}

export interface EventBatch {
  events: RecordedEvent[];
  /** All events up to here were read, filtered events too. The next read starts after it. */
  position: Position;
}

export interface SubscribeOptions {
  after: Position;
  filter?: EventFilter;
  /** Maximum number of events of one batch. */
  batchSize?: number;
  /**
   * For a caller that stores its position: each append is reported at once, if need be as a batch without events.
   * Otherwise a subscription with a filter waits for a matching event.
   */
  tellsPosition?: boolean;
  signal: AbortSignal;
}

/** When the engine is unavailable, EventStoreDB's calls throw StoreUnavailable and PostgreSQL's the errors of node-postgres. */
export interface EventStore {
  /**
   * Atomic: all events or none.
   *
   * @param expectedVersion the version that the stream must have; 0: no stream
   * @throws VersionConflict when the stream has another version
   * @throws StoreBusy when too many appends wait; nothing was appended
   * @throws AppendTooLarge when the events together have more than `mostAppendBytes`; nothing was appended
   * @throws any other error, also StoreUnavailable: the append may or may not have happened; repeating it with the same ids is safe
   */
  append(stream: string, events: readonly NewEvent[], options: { expectedVersion: number }): Promise<AppendResult>;
  /** The events of the stream in version order. `from`: the first version. `limit`: maximum number of events. */
  readStream(stream: string, options?: { from?: number; limit?: number }): Promise<RecordedEvent[]>;
  /** In global order; never skips an event that commits late. */
  readAll(options: ReadAllOptions): Promise<EventBatch>;
  /**
   * Catches up, then delivers live events. A batch has at least one event, unless `tellsPosition`. Resumes after every
   * disconnect. Ends with the signal. PostgreSQL delivers events of `typesThatCanWait` with the next other one, or
   * within a second.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;
  /** Position of the last event; 0 when the log is empty. */
  head(): Promise<Position>;
  /** Differs from the id of a copy at the same positions. Empty where copies get other positions, or when it is unknown. */
  copyId(): Promise<string>;
  /** Position of the last event of any program. A position after it belongs to another log. */
  end(): Promise<Position>;
  close(): Promise<void>;
}

/** A log that can receive the copy of another log. */
export interface CopyTarget extends EventStore {
  /**
   * Appends events of another log in their order, with their ids and versions. Only one copy may write to the log.
   *
   * @param count number of events that the log has before
   * @throws CopyRefused when the log has other events, or cannot hold one of these
   * @throws any other error: a part of the events may have been appended, from the first on
   */
  appendCopied(events: readonly RecordedEvent[], count: number): Promise<void>;
}

/** The log has events of another origin, or its engine cannot hold one of the copied events. */
export class CopyRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'CopyRefused';
  }
}

export class VersionConflict extends Error {
  readonly stream: string;
  readonly expectedVersion: number;
  constructor(stream: string, expectedVersion: number) {
    super(`stream ${stream} is not at version ${expectedVersion}`);
    this.name = 'VersionConflict';
    this.stream = stream;
    this.expectedVersion = expectedVersion;
  }
}

/** Too many appends wait. A later attempt may succeed. */
export class StoreBusy extends Error {
  constructor() {
    super('too many appends wait for the event store');
    this.name = 'StoreBusy';
  }
}

/** The engine does not answer or is starting. A later attempt may succeed. */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the event store is unavailable: ${reason}`, options);
    this.name = 'StoreUnavailable';
  }
}

/** The engine refuses the call for the credentials in its address. */
export class StoreForbidden extends Error {
  /** The credentials are wrong: unknown name or wrong password. */
  readonly isLoginRefused: boolean;
  constructor({ isLoginRefused }: { isLoginRefused: boolean }, options?: ErrorOptions) {
    super(isLoginRefused ? 'the event store refuses the login' : 'the login has no right to this', options);
    this.name = 'StoreForbidden';
    this.isLoginRefused = isLoginRefused;
  }
}

/** Maximum bytes of one append. EventStoreDB accepts 1 MiB by default; the difference is a reserve. */
export const mostAppendBytes = 1_000_000;

/** The events of one append are together too large for an engine. */
export class AppendTooLarge extends Error {
  constructor(bytes: number | null, options?: ErrorOptions) {
    super(`an append of ${bytes ?? 'too many'} bytes; the event store takes ${mostAppendBytes}`, options);
    this.name = 'AppendTooLarge';
  }
}
