import { createHash } from 'node:crypto';
import { allEvents } from '@matraz/contracts/events';
import type { BulkQuestion } from '@matraz/domain/practice/bulk-text';
import type { EventStore } from '@matraz/infra/event-store/port';
import { nameOfKey, orderedKey } from '@matraz/infra/ordered-key';

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

/** Names of the topic's living questions that an import made. The log is asked, because a read model may lag behind. */
const importedNames = async (store: EventStore, topicId: string): Promise<Set<string>> => {
  const names = new Map<string, string>();
  const filter = { streamPrefixes: ['question-'], types: ['QuestionCreated', 'QuestionDeleted'] };
  for (let after = 0n; ; ) {
    const { events, position } = await store.readAll({ after, limit: 5_000, filter });
    if (position === after) return new Set(names.values());
    after = position;
    for (const { type, stream, schemaVersion, data, metadata } of events) {
      if (type === 'QuestionDeleted') names.delete(stream);
      else if (metadata.idempotencyKey && allEvents.QuestionCreated.read(schemaVersion, data).topicId === topicId)
        names.set(stream, nameOfKey(metadata.idempotencyKey));
    }
  }
};

/**
 * What of a file is still to be created, in the file's order: ids sort by `now` plus the place in the file. Blocks that the
 * topic holds already are left out, so that an import which was cut off is finished by repeating it.
 */
export const planImport = async (
  store: EventStore,
  topicId: string,
  questions: readonly BulkQuestion[],
  now: Date,
): Promise<PlannedQuestion[]> => {
  const present = await importedNames(store, topicId);
  const names = namesOf(topicId, questions);
  return questions
    .map((content, place) => ({ content, idempotencyKey: orderedKey(now.getTime() + place, names[place] ?? '') }))
    .filter(({ idempotencyKey }) => !present.has(nameOfKey(idempotencyKey)));
};
