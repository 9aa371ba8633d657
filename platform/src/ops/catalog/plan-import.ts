import { createHash } from 'node:crypto';
import { allEvents } from '@matraz/contracts/events';
import type { BulkQuestion } from '@matraz/formats/bulk/practice-text';
import { keyHash } from '@matraz/infra/event-store/key-hash';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { orderedKey, timeOfKey } from '@matraz/infra/ordered-key';
import type { Output } from '../output.ts';
import { readWithProgress } from '../read-events.ts';

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

/**
 * For each question that the platform created in the topic and that still exists: hash of its key and the key's time, which its id
 * has too. Reads the log, because a read model can be behind.
 */
const readImported = async (store: EventStore, topicId: string, output: Output): Promise<Map<string, number>> => {
  const questions = new Map<string, { hash: string; time: number }>();
  const deleted = new Set<string>();
  const filter = { streamPrefixes: ['question-'], types: ['QuestionCreated', 'QuestionDeleted', 'QuestionRestored'] };
  const each = ({ type, stream, schemaVersion, data, metadata }: RecordedEvent) => {
    if (type === 'QuestionDeleted') deleted.add(stream);
    else if (type === 'QuestionRestored') deleted.delete(stream);
    else {
      const created = allEvents.QuestionCreated.read(schemaVersion, data);
      const hash = metadata.idempotencyKeyHash;
      if (hash !== undefined && metadata.userId === undefined && created.topicId === topicId)
        questions.set(stream, { hash, time: timeOfKey(created.questionId) });
    }
  };
  await readWithProgress(store, filter, { output, each });
  const existing = [...questions].filter(([stream]) => !deleted.has(stream));
  return new Map(existing.map(([, { hash, time }]) => [hash, time]));
};

/**
 * The questions of a file that the topic does not have yet, in the order of the file. Ids sort by the time of the import plus
 * the place in the file, so a repeated import puts missing questions at their place between the others.
 */
export const planImport = async (
  store: EventStore,
  topicId: string,
  questions: readonly BulkQuestion[],
  { now, output }: { now: Date; output: Output },
): Promise<PlannedQuestion[]> => {
  const imported = await readImported(store, topicId, output);
  const names = namesOf(topicId, questions);
  const times = [...new Set(imported.values())];
  const createdAt = names.map((name) => times.find((time) => imported.has(keyHash(orderedKey(time, name)))));
  const starts = new Set(createdAt.flatMap((time, place) => (time === undefined ? [] : [time - place])));
  const [earlier] = starts;
  const start = starts.size === 1 && earlier !== undefined ? earlier : now.getTime();
  return questions
    .map((content, place) => ({ content, idempotencyKey: orderedKey(start + place, names[place] ?? '') }))
    .filter((_, place) => createdAt[place] === undefined);
};
