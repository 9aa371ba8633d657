/** Place in the global order. PostgreSQL: 1, 2, 3 …; EventStoreDB: commit position × 2^64 + prepare position. 0 is before everything. */
export type Position = bigint;

/** `userId` is who acted; the subject of an event stands in its data. */
export interface EventMetadata {
  /** The store refuses a second event with the same id: repeating an append is safe. */
  eventId: string;
  /** ISO 8601, UTC. */
  occurredAt: string;
  userId?: string;
  correlationId: string;
  causationId: string;
  idempotencyKey?: string;
}

export interface NewEvent {
  type: string;
  schemaVersion: number;
  data: Record<string, unknown>;
  metadata: EventMetadata;
}

export interface RecordedEvent extends NewEvent {
  stream: string;
  /** Place in the stream, from 1. */
  version: number;
  position: Position;
}

export interface AppendResult {
  /** Version of the stream's last event of this append. */
  version: number;
  position: Position;
  /** The events were there already; nothing was appended. */
  duplicate: boolean;
}

/** Events pass when their stream starts with one of the prefixes and their type is one of the types; an absent list lets all pass. */
export interface EventFilter {
  streamPrefixes?: readonly string[];
  types?: readonly string[];
}

export interface ReadAllOptions {
  /** Exclusive. */
  after: Position;
  limit: number;
  filter?: EventFilter;
}

export interface EventBatch {
  events: RecordedEvent[];
  /** Everything up to here was read, filtered events included: where to go on. */
  position: Position;
}

export interface SubscribeOptions {
  after: Position;
  filter?: EventFilter;
  /** Most events of one batch. */
  batchSize?: number;
  signal: AbortSignal;
}

/** An engine that is away or silent: EventStoreDB's calls throw StoreUnavailable, PostgreSQL's the errors of its own client. */
export interface EventStore {
  /**
   * Atomic: all events or none.
   *
   * @param expectedVersion the version the stream must have; 0: no stream yet
   * @throws VersionConflict when the stream moved
   * @throws StoreBusy when too much waits already; nothing was appended
   * @throws AppendTooLarge when the events are more than `mostAppendBytes` together; nothing was appended
   * @throws any other error, StoreUnavailable too: it may have been appended or not; appending again with the same event ids is safe
   */
  append(stream: string, events: readonly NewEvent[], options: { expectedVersion: number }): Promise<AppendResult>;
  /** In version order. */
  readStream(stream: string, options?: { from?: number }): Promise<RecordedEvent[]>;
  /** In global order; never skips an event that commits late. */
  readAll(options: ReadAllOptions): Promise<EventBatch>;
  /** Catch-up, then live, in batches of at least one event; resumes by itself after any disconnect; ends with the signal. */
  subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;
  /** Position of the last event; 0 when the log is empty. */
  head(): Promise<Position>;
  close(): Promise<void>;
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

/** More appends wait than the store can hold in order: try again later. */
export class StoreBusy extends Error {
  constructor() {
    super('too many appends wait for the event store');
    this.name = 'StoreBusy';
  }
}

/** The engine is away, starting or silent: the same call may succeed soon. */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the event store is unavailable: ${reason}`, options);
    this.name = 'StoreUnavailable';
  }
}

/** The engine answers, but the login of its address may not do what was asked. */
export class StoreForbidden extends Error {
  /** The login itself is refused: unknown name or wrong password. */
  readonly isLoginRefused: boolean;
  constructor({ isLoginRefused }: { isLoginRefused: boolean }, options?: ErrorOptions) {
    super(isLoginRefused ? 'the event store refuses the login' : 'the login has no right to this', options);
    this.name = 'StoreForbidden';
    this.isLoginRefused = isLoginRefused;
  }
}

/** Bytes of one append. EventStoreDB takes 1 MiB unless told otherwise; the rest is a reserve for how it counts. */
export const mostAppendBytes = 1_000_000;

/** All events of one append together are too large for an engine. */
export class AppendTooLarge extends Error {
  constructor(bytes: number | null, options?: ErrorOptions) {
    super(`an append of ${bytes ?? 'too many'} bytes; the event store takes ${mostAppendBytes}`, options);
    this.name = 'AppendTooLarge';
  }
}
