import type { BulkQuestion } from '@matraz/formats/bulk/practice-text';
import { keepKeys, keptKeys } from '../../../../authoring/form/kept-keys.ts';
import { contentHash } from '../../../../authoring/pictures/content-hash.ts';
import { timeOfUuid, uuidv7 } from '../../../../shared/net/uuid.ts';

interface Target {
  userId: string;
  topicId: string;
}

const loadOf = ({ userId, topicId }: Target) => `${userId}/bulk-text/${topicId}`;

/** One name per question, from its content. Equal questions of one text have different names. */
const namesOf = (questions: readonly BulkQuestion[]): string[] => {
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const content = contentHash(JSON.stringify(question));
    const count = seen.get(content) ?? 0;
    seen.set(content, count + 1);
    return `${content}-${count}`;
  });
};

/**
 * One idempotency key per question. A question that is sent again in an unfinished load has the same key, also from a text that was
 * corrected or loaded again, so it is created once.
 *
 * A topic lists its questions by id, and an id has the time of its key. So each key is a millisecond later than the one before: the
 * questions are listed in the order of the text, although they are sent in parallel.
 */
export const loadKeys = (target: Target, questions: readonly BulkQuestion[]): string[] => {
  const kept = keptKeys(loadOf(target));
  const names = namesOf(questions);
  const begun = names.findIndex((name) => kept[name] !== undefined);
  const startedAt = begun < 0 ? Date.now() : timeOfUuid(kept[names[begun] ?? ''] ?? '') - begun;
  const keys = names.map((name, place) => kept[name] ?? uuidv7(startedAt + place));
  keepKeys(loadOf(target), { ...kept, ...Object.fromEntries(names.map((name, place) => [name, keys[place] ?? ''])) });
  return keys;
};

/** Called when all these questions were created. The same text then creates new questions. Keys of other texts stay. */
export const finishLoad = (target: Target, questions: readonly BulkQuestion[]) => {
  const finished = new Set(namesOf(questions));
  const left = Object.entries(keptKeys(loadOf(target))).filter(([name]) => !finished.has(name));
  keepKeys(loadOf(target), Object.fromEntries(left));
};
