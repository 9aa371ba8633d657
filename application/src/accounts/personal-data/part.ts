import type { PersonalData, PersonalDataPart } from '@matraz/contracts/accounts/personal-data';
import type { MatrazEvent } from '@matraz/contracts/events';
import { allEvents } from '@matraz/contracts/events';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { ExamArchive } from '../../exams/exam-archive.ts';

export interface PersonalDataDeps {
  pool: Pick<Pool, 'query'>;
  store: Pick<EventStore, 'readStream'>;
  archive: Pick<ExamArchive, 'examAtVersion'>;
}

/** Reads one part of a person's data. */
export type ReadPart<Name extends PersonalDataPart> = (
  deps: PersonalDataDeps,
  userId: string,
) => Promise<PersonalData[Name]>;

interface Logged {
  event: MatrazEvent['type'];
  at: string;
  details: Record<string, unknown>;
}

/** The user is the same in every event of an export. */
export const loggedOf = (recorded: RecordedEvent): Logged => {
  const { type, data, metadata } = liftEvent(allEvents, recorded);
  const { userId: _, ...details } = data as Record<string, unknown>;
  return { event: type as MatrazEvent['type'], at: metadata.occurredAt, details };
};

const atOnce = 8;

/** Maps in order, some at a time, so that a large account does not take every connection. */
export const mapSome = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(map))));
  return results;
};
