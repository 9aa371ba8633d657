import { createHash } from 'node:crypto';
import { allEvents } from '@matraz/contracts/events';
import type { BulkQuestion } from '@matraz/domain/practice/bulk-text';
import type { EventStore } from '@matraz/infra/event-store/port';
import { nameOfKey, orderedKey, timeOfKey } from '@matraz/infra/ordered-key';
import { eventsOf } from '../log.ts';

export interface PlannedQuestion {
  content: BulkQuestion;
  /** Of the command that creates it. */
  idempotencyKey: string;
}

/** The same block in the same topic has the same name; the second copy of a block within a file has another. */
const namesOf = (topicId: string, questions: readonly BulkQuestion[]): string[] => {
  const copies = new Map<string, number>();
  return questions.map((question) => {
    const text = createHash('sha256').update(JSON.stringify(question)).digest('hex');
    const copy = (copies.get(text) ?? 0) + 1;
    copies.set(text, copy);
    return `import ${topicId} ${text} ${copy}`;
  });
};

/**
 * The topic's living questions that an import made: name of each, and its time. The log is asked, because a read model may
 * lag behind.
 */
const importedBefore = async (store: EventStore, topicId: string): Promise<Map<string, number>> => {
  const keys = new Map<string, string>();
  const filter = { streamPrefixes: ['question-'], types: ['QuestionCreated', 'QuestionDeleted'] };
  for await (const { type, stream, schemaVersion, data, metadata } of eventsOf(store, filter)) {
    if (type === 'QuestionDeleted') keys.delete(stream);
    else if (metadata.idempotencyKey && allEvents.QuestionCreated.read(schemaVersion, data).topicId === topicId)
      keys.set(stream, metadata.idempotencyKey);
  }
  return new Map([...keys.values()].map((key) => [nameOfKey(key), timeOfKey(key)]));
};

/**
 * What of a file is still to be created, in the file's order: ids sort by the time of the import plus the place in the file.
 * Blocks that the topic holds already are left out, so that an import which was cut off is finished by repeating it; what was
 * missing then gets its own place among the others.
 */
export const planImport = async (
  store: EventStore,
  topicId: string,
  questions: readonly BulkQuestion[],
  now: Date,
): Promise<PlannedQuestion[]> => {
  const present = await importedBefore(store, topicId);
  const names = namesOf(topicId, questions);
  const createdAt = names.map((name) => present.get(nameOfKey(orderedKey(0, name))));
  const starts = new Set(createdAt.flatMap((time, place) => (time === undefined ? [] : [time - place])));
  const [earlier] = starts;
  const start = starts.size === 1 && earlier !== undefined ? earlier : now.getTime();
  return questions
    .map((content, place) => ({ content, idempotencyKey: orderedKey(start + place, names[place] ?? '') }))
    .filter((_, place) => createdAt[place] === undefined);
};
