import type { BulkQuestion } from '@matraz/domain/practice/bulk-text';
import { uuidv7 } from '../../../../shared/uuid.ts';

const KEY = 'matraz.bulk-load-keys';

interface UnfinishedLoad {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Idempotency keys by topic and content of their questions. */
  keys: Record<string, string>;
}

/** The unfinished load of this tab, also after a reload. */
const unfinishedLoad = (): UnfinishedLoad => {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? { startedAt: Date.now(), keys: {} } : JSON.parse(kept);
};

/** Called when every question was created: the same text then makes new questions. */
export const finishLoad = () => sessionStorage.removeItem(KEY);

/** 53 bits (cyrb53). */
const hash = (text: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
};

/**
 * One idempotency key per question. A question that is sent again in the same load has the same key, also from a text that was
 * corrected or loaded again, so it is created once. Equal questions of one text have different keys.
 *
 * A topic lists its questions by id, and an id has the time of its key. So each key is a millisecond later than the one before: the
 * questions are listed in the order of the text, although they are sent in parallel.
 */
export const loadKeys = (topicId: string, questions: readonly BulkQuestion[]): string[] => {
  const load = unfinishedLoad();
  const seen = new Map<string, number>();
  const keys = questions.map((question, place) => {
    const content = hash(JSON.stringify(question));
    const count = seen.get(content) ?? 0;
    seen.set(content, count + 1);
    const name = `${topicId}-${content}-${count}`;
    load.keys[name] ??= uuidv7(load.startedAt + place);
    return load.keys[name];
  });
  sessionStorage.setItem(KEY, JSON.stringify(load));
  return keys;
};
