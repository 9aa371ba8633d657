import { eventTypeFilter, excludeSystemEvents, type Filter, streamNameFilter } from '@eventstore/db-client';
import type { EventFilter } from '../port.ts';

type Checkpoints = Parameters<typeof excludeSystemEvents>[0];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The server accepts one condition only: the streams, or else the types. `matchesFilter` checks both. */
export const serverFilter = ({ streamPrefixes, types }: EventFilter, checkpoints: Checkpoints): Filter => {
  if (streamPrefixes?.length) return streamNameFilter({ prefixes: [...streamPrefixes], ...checkpoints });
  if (types?.length) return eventTypeFilter({ regex: `^(${types.map(escaped).join('|')})$`, ...checkpoints });
  return excludeSystemEvents(checkpoints);
};

export const matchesFilter = (
  { streamPrefixes, types }: EventFilter,
  event: { streamId: string; type: string },
): boolean =>
  (!types || types.includes(event.type)) &&
  (!streamPrefixes || streamPrefixes.some((prefix) => event.streamId.startsWith(prefix)));
