import type { BulkQuestion } from '@matraz/domain/practice/bulk-text';
import { uuidv7 } from '../../../../shared/uuid.ts';

const KEY = 'matraz.bulk-load';

/** Names the unfinished load of this tab, also after a reload. */
const loadId = (): string => {
  const id = sessionStorage.getItem(KEY) ?? uuidv7();
  sessionStorage.setItem(KEY, id);
  return id;
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
 */
export const loadKeys = (topicId: string, questions: readonly BulkQuestion[]): string[] => {
  const load = loadId();
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const content = hash(JSON.stringify(question));
    const count = seen.get(content) ?? 0;
    seen.set(content, count + 1);
    return `${load}-${topicId}-${content}-${count}`;
  });
};
