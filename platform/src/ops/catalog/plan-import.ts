import { createHash } from 'node:crypto';
import { allEvents } from '@matraz/contracts/events';
import type { BulkQuestion } from '@matraz/domain/practice/bulk-text';
import type { EventStore } from '@matraz/infra/event-store/port';
import { nameOfKey, orderedKey, timeOfKey } from '@matraz/infra/ordered-key';
import { readEvents } from '../read-events.ts';

export interface PlannedQuestion {
  content: BulkQuestion;
  /** Key of the command that creates the question. */
  idempotencyKey: string;
}

/** A name is the hash of topic and block. The copy number gives equal blocks of one file different names. */
const namesOf = (topicId: string, questions: readonly BulkQuestion[]): string[] => {
  const copies = new Map<string, number>();
  return questions.map((question) => {
    const text = createHash('sha256').update(JSON.stringify(question)).digest('hex');
    const copy = (copies.get(text) ?? 0) + 1;
    copies.set(text, copy);
    return `import ${topicId} ${text} ${copy}`;
  });
};

/** Name and time of each imported question that the topic still has. Reads the log, because a read model can be behind. */
const readImported = async (store: EventStore, topicId: string): Promise<Map<string, number>> => {
  const keys = new Map<string, string>();
  const filter = { streamPrefixes: ['question-'], types: ['QuestionCreated', 'QuestionDeleted'] };
  for await (const { type, stream, schemaVersion, data, metadata } of readEvents(store, filter)) {
    if (type === 'QuestionDeleted') keys.delete(stream);
    else if (metadata.idempotencyKey && allEvents.QuestionCreated.read(schemaVersion, data).topicId === topicId)
      keys.set(stream, metadata.idempotencyKey);
  }
  return new Map([...keys.values()].map((key) => [nameOfKey(key), timeOfKey(key)]));
};

/**
 * The questions of a file that the topic does not have yet, in the order of the file. Ids sort by the time of the import plus
 * the place in the file, so a repeated import puts missing questions at their place between the others.
 */
export const planImport = async (
  store: EventStore,
  topicId: string,
  questions: readonly BulkQuestion[],
  now: Date,
): Promise<PlannedQuestion[]> => {
  const imported = await readImported(store, topicId);
  const names = namesOf(topicId, questions);
  const createdAt = names.map((name) => imported.get(nameOfKey(orderedKey(0, name))));
  const starts = new Set(createdAt.flatMap((time, place) => (time === undefined ? [] : [time - place])));
  const [earlier] = starts;
  const start = starts.size === 1 && earlier !== undefined ? earlier : now.getTime();
  return questions
    .map((content, place) => ({ content, idempotencyKey: orderedKey(start + place, names[place] ?? '') }))
    .filter((_, place) => createdAt[place] === undefined);
};
