/** No ids of users, streams or contents: what is traced leaves the platform. */
type Attributes = Record<string, string | number | string[]>;

/** One piece of work in a trace. */
export interface Span {
  /** 16 hex digits. Undefined: nothing is traced. An event that the work appends has it as its causation id. */
  readonly id: string | undefined;
  end(outcome?: { attributes?: Attributes; isFailed?: boolean; at?: Date }): void;
}

/** The correlation id names the trace of a span. The causation id names its parent, when it is the id of a span. */
interface Cause {
  correlationId: string;
  causationId?: string | undefined;
}

interface SpanOptions {
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  /** 16 hex digits that the caller of another program chose. Absent: a new id. */
  id?: string;
  /** Absent: now. */
  startedAt?: Date;
  attributes?: Attributes;
}

export interface Tracing {
  readonly isOn: boolean;
  start(name: string, cause: Cause, options?: SpanOptions): Span;
  /** Sends the spans that wait. */
  close(): Promise<void>;
}

export const noTracing: Tracing = {
  isOn: false,
  start: () => ({ id: undefined, end() {} }),
  close: async () => {},
};

/** Whether the causation id is a span's. Otherwise the event was appended without tracing. */
export const isSpanId = (causationId: string): boolean => /^[0-9a-f]{16}$/.test(causationId);
