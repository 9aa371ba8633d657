import { createHash } from 'node:crypto';
import { commandFor, type Handle } from '@matraz/application/command';

/** The events that one command appends to an empty stream. */
interface Recorded {
  stream: string;
  idempotencyKey?: string;
  events: { type: string; data: object }[];
}

/** Runs each command on an empty stream and keeps its events in memory. */
export const createRecorder = (): { handle: Handle; recorded: Recorded[] } => {
  const recorded: Recorded[] = [];
  const handle: Handle = async (decider, stream, command, { idempotencyKey }) => {
    const state = decider.initialState();
    const events = decider.decide(await commandFor(command, state), state);
    recorded.push({ stream, idempotencyKey, events });
    const after = events.reduce((current, event) => decider.evolve(current, event), state);
    return { events, state: after, version: events.length, position: null, replayed: false };
  };
  return { handle, recorded };
};

const withSortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const hashOf = (records: readonly Recorded[]): string => {
  const sorted = records.toSorted((a, b) => (a.stream < b.stream ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted, withSortedKeys)).digest('hex');
};

const ownerOf = ({ stream, events }: Recorded): string => {
  const data = events[0]?.data ?? {};
  return 'topicId' in data ? `topic-${data.topicId}` : stream;
};

/** One row for each topic and exam, in the order of writing. The hash is over its streams, keys and events. */
export const fingerprintsOf = (recorded: readonly Recorded[]): { stream: string; commands: number; hash: string }[] =>
  [...Map.groupBy(recorded, ownerOf)].map(([stream, records]) => ({
    stream,
    commands: records.length,
    hash: hashOf(records),
  }));
