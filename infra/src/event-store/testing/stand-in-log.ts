import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';

/** An event of the stand-in, with the bytes that it received. */
export interface StoredEvent {
  id: string;
  stream: string;
  revision: number;
  commit: bigint;
  prepare: bigint;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}

export type AppendOutcome =
  | { result: 'success'; revision: number; position: bigint | null }
  | { result: 'wrong expected version'; current: number | null };

/** `null`: the stream does not exist. */
export type ExpectedRevision = number | null | 'any';

export type Proposed = AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage;

/**
 * The server's rules for appends, from its documentation and sources. Positions are offsets with gaps. The events of one append share
 * the prepare position of the first. A repeat with the old expected revision succeeds without a position, and a repeat on the current
 * revision is written again. System events are between the others.
 */
export const createLog = () => {
  const events: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const listeners = new Set<() => void>();
  /** A real server has system events at the beginning, so no event of a program is at position 0. */
  let offset = 1_000n;
  let appends = 0;

  const write = (stream: string, proposed: readonly Proposed[]): bigint => {
    const own = streams.get(stream) ?? [];
    streams.set(stream, own);
    const prepare = offset;
    for (const message of proposed) {
      const event: StoredEvent = {
        id: message.getId()?.getString() ?? '',
        stream,
        revision: own.length,
        commit: offset,
        prepare,
        type: message.getMetadataMap().get('type') ?? '',
        contentType: message.getMetadataMap().get('content-type') ?? '',
        data: message.getData_asU8(),
        metadata: message.getCustomMetadata_asU8(),
      };
      own.push(event);
      events.push(event);
      offset += BigInt(100 + event.data.length);
    }
    return own.at(-1)?.commit ?? prepare;
  };

  const isRepeat = (own: readonly StoredEvent[], first: number, proposed: readonly Proposed[]) =>
    proposed.every((message, i) => own[first + i]?.id === message.getId()?.getString());

  return {
    events: events as readonly StoredEvent[],
    stream: (name: string): readonly StoredEvent[] | undefined => streams.get(name),
    /** @returns removes the listener */
    onAppend(handler: () => void): () => void {
      listeners.add(handler);
      return () => void listeners.delete(handler);
    },
    append(
      stream: string,
      expected: ExpectedRevision,
      proposed: readonly Proposed[],
      statistics: Proposed,
    ): AppendOutcome {
      const own = streams.get(stream) ?? [];
      const first = expected === 'any' ? own.length : expected === null ? 0 : expected + 1;
      if (own.length !== first) {
        return own.length > first && isRepeat(own, first, proposed)
          ? { result: 'success', revision: first + proposed.length - 1, position: null }
          : { result: 'wrong expected version', current: own.length === 0 ? null : own.length - 1 };
      }
      const position = write(stream, proposed);
      appends += 1;
      if (appends % 10 === 0) write('$stats-stand-in', [statistics]);
      for (const handler of listeners) handler();
      return { result: 'success', revision: first + proposed.length - 1, position };
    },
  };
};

export type Log = ReturnType<typeof createLog>;
